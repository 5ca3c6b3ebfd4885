import { counted } from '../counts.ts';
import { STUDIED_SECONDS_MAX } from '../learning/module-hours.ts';
import type { OutboxChange, OutboxEntry, SentRecord } from './outbox-entries.ts';
import { asAccepted, asEdit, type AcceptedRecord, type Replaced } from './outbox-accepted.ts';
import { isTemporaryId, mentions, withId } from './temporary-ids.ts';
import { PRODUCT } from '../product.ts';

export type { OutboxChange, OutboxEntry, OutboxForm, SentRecord } from './outbox-entries.ts';

/** Maximum changes that wait on one device; beyond it a form says so and stays open. */
export const OUTBOX_MAX = 500;

/** Seconds between attempts to send; the last one repeats. */
const RETRY_SECONDS = [2, 5, 15, 60, 300] as const;

/** Returns the milliseconds to wait after a number of failed attempts in a row, at least one. */
export const retryAfterMs = (failures: number): number =>
  RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length) - 1]! * 1000;

type Fields = Record<string, unknown>;

/** Difference in the queue after a change was added. */
export interface OutboxStep {
  /** Added or replaced by id. */
  put: OutboxEntry[];
  remove: string[];
  /** The entry that now holds the change; null if it took back one that was not sent. */
  kept: OutboxEntry | null;
}

/** Facts about a change besides the queue. */
interface Knowledge {
  /** The entry that was reopened for editing. */
  replaces?: Replaced | undefined;
  /** New records that were sent. */
  accepted?: readonly AcceptedRecord[];
}

/**
 * Adds a change to the queue. A change that was not attempted yet is updated in place, so that a record that was
 * edited five times is sent once; otherwise the server may know it already, and the change follows it.
 */
export function enqueue(
  queue: readonly OutboxEntry[],
  given: OutboxEntry,
  { replaces, accepted = [] }: Knowledge = {},
): OutboxStep {
  const next = asAccepted(accepted, given, replaces);
  const opened = replaces && queue.find((each) => isOpened(each, replaces, accepted));
  if (opened) return replaced(opened, next);
  const last = queue.findLast((each) => isSameRecord(each, next) && each.change !== 'file');
  const isFree = last && !(last.isAttempted && last.state === 'waiting');
  if (!isFree) return { put: [next], remove: [], kept: next };
  if (whole.has(next.change) && last.change === next.change) return inPlace(last, next);
  if (last.change === 'delete' && next.change === 'restore') {
    return { put: [], remove: [last.id], kept: null };
  }
  if (last.change === 'create' && next.change === 'delete') {
    return { put: [], remove: [last, ...dependents(queue, last)].map(({ id }) => id), kept: null };
  }
  const isEdit = next.change === 'update' && (last.change === 'create' || last.change === 'update');
  if (isEdit || (next.change === 'progress' && last.change === 'progress')) {
    return inPlace(last, merged(last, next));
  }
  return { put: [next], remove: [], kept: next };
}

/** Changes that replace an earlier one of the same kind. */
const whole: ReadonlySet<OutboxChange> = new Set(['set', 'answer', 'complete']);

/** True for a change whose record the server does not know yet. */
export const isNewRecord = ({ change }: Pick<OutboxEntry, 'change'>): boolean =>
  change === 'create' || change === 'several';

/** An id alone is not enough: an older version of the app, in another tab, uses ids again. */
function isOpened(
  entry: OutboxEntry,
  { id, record }: Replaced,
  accepted: readonly AcceptedRecord[],
) {
  const real = accepted.find(({ temporaryId }) => temporaryId === record)?.id;
  return entry.id === id && (entry.record === record || entry.record === real);
}

function replaced(opened: OutboxEntry, next: OutboxEntry): OutboxStep {
  // A refused change never reached the record.
  if (!opened.isAttempted || opened.state !== 'waiting') return inPlace(opened, next);
  if (opened.change !== 'create') return { put: [next], remove: [], kept: next };
  // The server may have created it with the earlier values.
  const follower = asEdit(next, opened.record, 0, opened.form?.values ?? null);
  return { put: [follower], remove: [], kept: follower };
}

function inPlace(old: OutboxEntry, next: OutboxEntry): OutboxStep {
  const { id } = old;
  // Text about a deleted record that is saved as a new one.
  const isAnew = next.change === 'create' && old.change !== 'create';
  const record = isAnew ? next.record : old.record;
  const kept: OutboxEntry = {
    ...next,
    id,
    record,
    isAttempted: false,
    state: 'waiting',
    message: null,
  };
  return { put: [kept], remove: [], kept };
}

/** Returns a waiting change with the fields of a later one, based on the version of the earlier one. */
function merged(last: OutboxEntry, next: OutboxEntry): OutboxEntry {
  const { version, reason, ...fields } = inputOf(next);
  const before = inputOf(last);
  const isNew = last.change === 'create';
  const input = {
    ...before,
    ...fields,
    // A reason is about a change of what the server knows.
    ...(!isNew && reason !== undefined && { reason }),
    ...(!isNew && version !== undefined && { version: before['version'] ?? version }),
    ...studied(before, fields),
  };
  return {
    ...last,
    requestKey: next.requestKey,
    variables: { ...last.variables, input },
    title: next.title || last.title,
    form: mergedForm(last, next, fields),
  };
}

/** Adds up measured time; other fields replace the earlier ones. */
function studied({ studiedSeconds: before }: Fields, { studiedSeconds: more }: Fields): Fields {
  if (typeof before !== 'number' || typeof more !== 'number') return {};
  return { studiedSeconds: Math.min(before + more, STUDIED_SECONDS_MAX) };
}

function mergedForm({ form: last }: OutboxEntry, { form: next }: OutboxEntry, fields: Fields) {
  if (next) return last ? { ...next, place: last.place, begun: last.begun } : next;
  // The form of the earlier edit shows what was pressed since.
  return last && { ...last, values: { ...last.values, ...known(last.values, fields) } };
}

const known = (values: Fields, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => typeof values[name] === typeof value),
  );

const inputOf = ({ variables }: OutboxEntry): Fields => (variables['input'] ?? {}) as Fields;

/** Returns the entries that change once the server has accepted one: real ids, and the version to start from. */
export const afterSent = (
  queue: readonly OutboxEntry[],
  sent: OutboxEntry,
  record: SentRecord,
): OutboxEntry[] =>
  queue
    .filter((entry) => entry.id !== sent.id && refersTo(entry, sent))
    .map((entry) => following(entry, sent, record));

function following(entry: OutboxEntry, sent: OutboxEntry, { id, version }: SentRecord) {
  const next = withId(entry, sent.record, id);
  const input = next.variables['input'] as Fields | undefined;
  // The response for a carried-over goal is its copy.
  const isOther = !isTemporaryId(sent.record) && sent.record !== id;
  const isNext = isSameRecord(entry, sent) && entry.id > sent.id && !isOther;
  if (isNext && version !== undefined && input?.['version'] !== undefined) {
    next.variables = { ...next.variables, input: { ...input, version } };
    // If it is opened and saved again, it still starts from there.
    const { form } = next;
    if (form?.begun) next.form = { ...form, begun: { ...form.begun, version } };
  }
  return next;
}

/** Returns the next entry to send; one that follows a refused change of the same record waits for it. */
export function nextToSend(queue: readonly OutboxEntry[]): OutboxEntry | undefined {
  return queue.find((entry) => entry.state === 'waiting' && !blockedBy(queue, entry));
}

/** Returns the refused change that an entry waits for. */
export function blockedBy(
  queue: readonly OutboxEntry[],
  entry: OutboxEntry,
): OutboxEntry | undefined {
  return queue.find(
    (other) => other.id < entry.id && other.state !== 'waiting' && refersTo(entry, other),
  );
}

type Place = Pick<OutboxEntry, 'noun' | 'record'>;

/** True if a change must wait for an entry of the queue, which is about the same record or creates one it mentions. */
export const mustFollow = (
  queue: readonly OutboxEntry[],
  change: Pick<OutboxEntry, 'change' | 'noun' | 'record' | 'variables'>,
): boolean =>
  queue.some(
    // A file can come at any time, but not to a record that is deleted before.
    (entry) => (entry.change !== 'file' || change.change === 'delete') && refersTo(change, entry),
  );

/** Returns the entries that make no sense without this one: those about a record that it creates. */
export const dependents = (queue: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] =>
  entry.change === 'create'
    ? queue.filter((other) => other.id !== entry.id && isSameRecord(other, entry))
    : [];

const isSameRecord = (one: Place, other: Place): boolean =>
  one.noun === other.noun && one.record === other.record;

const refersTo = (entry: Place & Pick<OutboxEntry, 'variables'>, other: Place): boolean =>
  isSameRecord(entry, other) || mentions(entry.variables, other.record);

/** True if the server's copy already has every value of a change: its response was lost. */
export const hasArrived = (entry: OutboxEntry, theirs: Fields): boolean =>
  Object.entries(inputOf(entry)).every(
    ([name, value]) =>
      name === 'version' ||
      name === 'reason' ||
      JSON.stringify(value ?? null) === JSON.stringify(theirs[name] ?? null),
  );

const changes: Record<OutboxChange, (noun: string) => string> = {
  create: (noun) => `New ${noun}`,
  several: (noun) => `New ${noun}`,
  update: (noun) => `Changed ${noun}`,
  delete: (noun) => `Deleted ${noun}`,
  restore: (noun) => `Restored ${noun}`,
  set: (noun) => `Changed ${noun}`,
  carry: (noun) => `Carried over ${noun}`,
  progress: () => 'Progress in a module',
  answer: (noun) => `Answers to a ${noun}`,
  complete: () => 'Completion of a module',
  file: (noun) => `File for ${noun === 'activity' ? 'an' : 'a'} ${noun}`,
};

/** Names what is discarded with a new record. */
function partsOf(others: readonly Pick<OutboxEntry, 'change'>[]): string[] {
  const files = others.filter(({ change }) => change === 'file').length;
  const edits = others.length - files;
  return [
    ...(files > 0 ? [`its ${counted(files, 'file')}`] : []),
    ...(edits > 0 ? [`${counted(edits, 'later change')} of it`] : []),
  ];
}

export const outboxMessages = {
  heading: 'Waiting to be sent',
  text: 'Everything here is kept on this phone and sent when there is a connection.',
  empty: 'Nothing is waiting. Everything has been sent.',
  state: {
    waiting: 'Waiting on this phone',
    sending: 'Sending',
    refused: 'Not accepted',
    conflict: 'Changed elsewhere',
  },
  blocked: (title: string) => `Waits until “${title}” is settled.`,
  what: ({ change, noun }: Pick<OutboxEntry, 'change' | 'noun'>) => changes[change](noun),
  count: (count: number) => `${counted(count, 'change')} waiting on this phone`,
  problems: (count: number) => `${counted(count, 'change')} need${count === 1 ? 's' : ''} you`,
  show: 'Show',
  sendNow: 'Send now',
  sendAgain: 'Send again',
  more: (count: number) => `and ${count.toLocaleString('en-AU')} more`,
  showMore: (count: number) => `Show more (${count.toLocaleString('en-AU')})`,
  edit: 'Edit',
  compare: 'Compare',
  discard: 'Discard',
  kept: { title: 'Waiting on this phone', description: 'It is sent when the connection is back.' },
  answersKept: {
    title: 'Kept on this phone',
    description: 'They are graded when the connection is back.',
  },
  completionKept: {
    title: 'Kept on this phone',
    description: 'The module is completed when the connection is back.',
  },
  answersNotGraded: 'Your answers were not graded',
  sent: (count: number) => `${counted(count, 'change')} sent`,
  keepingFiles: 'Saved on this phone. Its files wait here with it.',
  fileKept: 'Waiting on this phone. It is sent when the connection is back.',
  conflict: 'This was changed elsewhere in the meantime. Compare the two, and choose.',
  unknown: 'This version of the app cannot send this change. Reload the page, or record it again.',
  discarded: 'This was discarded on this phone before it was sent.',
  gone: 'This was deleted elsewhere in the meantime.',
  fileGone: 'This file is no longer on this phone. Choose it again.',
  full: 'This phone has no room left, so this could not be kept. Make room, or save again when there is a connection.',
  tooMany: `${OUTBOX_MAX} changes are waiting on this phone already. Save again when there is a connection.`,
  discardConfirm: {
    title: 'Discard this change?',
    text: (
      { title, isAttempted }: Pick<OutboxEntry, 'title' | 'isAttempted'>,
      others: readonly Pick<OutboxEntry, 'change'>[] = [],
    ) => {
      const what = [`“${title}”`, ...partsOf(others)].join(' and ');
      const are =
        others.length > 0 ? ['were', 'They are', 'are', 'They'] : ['was', 'It is', 'is', 'It'];
      return isAttempted
        ? `${what} ${are[2]} deleted from this phone. ${are[3]} may have been received already: check the list when there is a connection.`
        : `${what} ${are[0]} not sent. ${are[1]} deleted from this phone for good.`;
    },
  },
  ownDevice: {
    text: `On your own phone or computer, ${PRODUCT} also works without a connection: what you open and what you change stays here, encrypted, until you sign out.`,
    yes: 'This is my own',
    no: 'It is shared',
  },
  signOut: (count: number) => ({
    title: 'Sign out with unsent work?',
    text: `${counted(count, 'change')} on this phone ${count === 1 ? 'has' : 'have'} not been sent. Signing out deletes ${count === 1 ? 'it' : 'them'} for good.`,
    confirm: 'Sign out and delete',
    decline: 'Stay signed in',
  }),
} as const;

/** Returns the toast after a change that waits: that it is kept, and the note and actions of what was saved. */
export const keptToast = <
  Toast extends { title: string; note?: unknown; action?: object; more?: object },
>({
  note,
  action,
  more,
}: Toast): typeof outboxMessages.kept & Pick<Toast, 'note' | 'action' | 'more'> => ({
  ...outboxMessages.kept,
  ...(note !== undefined && { note }),
  ...(action && { action }),
  ...(more && { more }),
});
