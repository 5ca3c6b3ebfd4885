/**
 * Ids as GraphQL gives them: opaque, and unique among all types. They hold the name of a type and the id that REST,
 * links and stored data have. A view of a record has its own name before that of the record: `BinItem.Activity`.
 */
export function globalId(type: string, id: number | string): string {
  const text = btoa(`${type}:${id}`);
  const end = text.indexOf('=');
  return (end < 0 ? text : text.slice(0, end)).replaceAll('+', '-').replaceAll('/', '_');
}

export interface ParsedId {
  /** The type whose id it is. */
  type: string;
  /** The type of the record that it names: that of a view's record. */
  noun: string;
  id: string;
}

const LONGEST = 400;

/** The parts of a global id; null for anything else, such as a plain id. */
export function parseGlobalId(given: unknown): ParsedId | null {
  if (typeof given !== 'string' || given.length > LONGEST || !/^[A-Z][\w-]+$/.test(given))
    return null;
  let text: string;
  try {
    text = atob(given.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
  const [, type, record, id] =
    /^([A-Z][A-Za-z]*)(?:\.([A-Z][A-Za-z]*))?:([\x20-\x7e]+)$/.exec(text) ?? [];
  if (type === undefined || id === undefined) return null;
  return { type: record ? `${type}.${record}` : type, noun: record ?? type, id };
}

/** The id that REST, links and stored data have; what is no global id stays as it is. */
export const plainId = (given: string): string => parseGlobalId(given)?.id ?? given;
