const TEMPORARY = 'waiting:';

/** Returns the id under which later changes refer to a record that the server does not know yet. */
export const temporaryId = (requestKey: string): string => TEMPORARY + requestKey;

/** True for a record that waits on this device. */
export const isTemporaryId = (id: string): boolean => id.startsWith(TEMPORARY);

/** Ids of known records are short numbers, which other values may equal: only temporary ids are searched for. */
export const mentions = (value: unknown, id: string): boolean =>
  isTemporaryId(id) && (JSON.stringify(value) ?? '').includes(JSON.stringify(id));

/** True if any text in a value is a temporary id. */
export const mentionsTemporary = (value: unknown): boolean =>
  (JSON.stringify(value) ?? '').includes(`"${TEMPORARY}`);

/** Returns a copy in which the real id replaces a temporary one, wherever it is mentioned. */
export function withId<Value extends object>(value: Value, from: string, to: string): Value {
  if (!isTemporaryId(from)) return { ...value };
  const text = JSON.stringify(value).replaceAll(JSON.stringify(from), JSON.stringify(to));
  return JSON.parse(text) as Value;
}
