import type { OutboxEntry, SentRecord } from './outbox-entries.ts';
import { mentions, withId } from './temporary-ids.ts';

type Fields = Record<string, unknown>;

/** A new record that the server has accepted. Open forms and toasts may still use its temporary id. */
export interface AcceptedRecord {
  temporaryId: string;
  noun: string;
  id: string;
  version: number;
  /** Values of the form that it was recorded with. */
  values: Fields | null;
}

/** State of an outbox besides its entries. */
export interface OutboxMemory {
  /** Number of the last entry: numbers are never used again. */
  last: number;
  accepted: readonly AcceptedRecord[];
}

export const emptyMemory: OutboxMemory = { last: 0, accepted: [] };

/** Accepted records that are remembered; a form or a toast rarely outlives that many. */
const ACCEPTED_MAX = 100;

/** Returns the accepted records after one more entry was accepted. */
export function withAccepted(
  accepted: readonly AcceptedRecord[],
  sent: OutboxEntry,
  { id, version }: SentRecord,
): readonly AcceptedRecord[] {
  if (id === '') return accepted;
  if (sent.change === 'create') {
    const { record, noun, form } = sent;
    const added = {
      temporaryId: record,
      noun,
      id,
      version: version ?? 1,
      values: form?.values ?? null,
    };
    return [...accepted, added].slice(-ACCEPTED_MAX);
  }
  const isIt = (each: AcceptedRecord) => each.noun === sent.noun && each.id === id;
  if (version === undefined || id !== sent.record || !accepted.some(isIt)) return accepted;
  return accepted.map((each) => (isIt(each) ? { ...each, version } : each));
}

/** The entry that a form was opened with, or that an earlier attempt of it made. */
export type Replaced = Pick<OutboxEntry, 'id' | 'record'>;

/**
 * Returns a change as it applies now that some new records were accepted: it names them by their real ids, and the form
 * of such a record, which would create it again, edits it.
 */
export function asAccepted(
  accepted: readonly AcceptedRecord[],
  entry: OutboxEntry,
  replaces?: Replaced,
): OutboxEntry {
  const made =
    entry.change === 'create' &&
    accepted.find((each) => each.temporaryId === replaces?.record && each.noun === entry.noun);
  const next = made ? asEdit(entry, made.id, made.version, made.values) : entry;
  const named = accepted.filter(
    ({ temporaryId }) =>
      mentions(next.variables, temporaryId) ||
      // The idempotency key of a repeated creation is enough.
      (next.change !== 'create' && next.record === temporaryId),
  );
  return named.reduce(renamed, next);
}

function renamed(
  entry: OutboxEntry,
  { temporaryId, noun, id, version }: AcceptedRecord,
): OutboxEntry {
  const next = withId(entry, temporaryId, id);
  const input = next.variables['input'] as Fields | undefined;
  const isOfIt = entry.noun === noun && entry.record === temporaryId;
  if (!isOfIt || input?.['version'] === undefined) return next;
  return { ...next, variables: { ...next.variables, input: { ...input, version } } };
}

/** Returns the creation of a record that the server has, or may have, as an edit of it. */
export function asEdit(
  creation: OutboxEntry,
  record: string,
  version: number,
  values: Fields | null,
): OutboxEntry {
  const { form } = creation;
  // An edit names neither the goal nor the planned activity.
  const {
    goalId: _,
    plannedActivityId: __,
    ...fields
  } = (creation.variables['input'] ?? {}) as Fields;
  return {
    ...creation,
    operation: creation.operation.replace(/^Create/, 'Update'),
    change: 'update',
    record,
    variables: { id: record, input: { ...fields, version } },
    form: form && values ? { ...form, begun: { version, values } } : form,
  };
}
