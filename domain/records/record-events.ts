import { lessCountsText } from '../proof/attestations.ts';
import { binKinds, isBinKind, recordKinds, type BinKind } from './bin.ts';
import { civilDate, dayLabel, DEFAULT_TIME_ZONE } from '../dates.ts';
import { goalStatuses, goalStatusLabels } from './learning-goals.ts';
import { NO_VALUE, type FieldSpec } from './record-fields.ts';

/** Events of a record. `begun`: it is older than the timeline; `removed`: deleted for good. */
export const recordActions = [
  'begun',
  'added',
  'changed',
  'completed',
  'deleted',
  'restored',
  'removed',
] as const;
export type RecordAction = (typeof recordActions)[number];

/** Refusals of a place in the timeline. */
export const changesMessages = {
  noCursor: 'after is not a cursor of these changes',
  /** The installation was restored from an earlier backup. */
  ahead: (head: number) =>
    `after is beyond the last change, which is number ${head}: the server was restored from an earlier state. Read your records again, and follow from there`,
} as const;

/** An event of the timeline, as its words need it. */
export interface DescribedEvent {
  kind: string;
  action: RecordAction;
  /** JSON: each changed column, with its values before and after, or null for a private text. */
  changes: string | null;
  /** The file, the planned activity, the number of the certificate or the signer, if it still exists. */
  name?: string | null;
}

type Change = readonly [before: string | null, after: string | null] | null;

/** Kinds of record that the timeline has beside those of the bin. */
const otherKinds = {
  'goal-change': 'Change of plan',
  'module-completion': 'Learning module',
  certificate: 'Certificate',
  attestation: 'Confirmation by another person',
} as const;

export type TimelineKind = BinKind | keyof typeof otherKinds;

/** Every kind of record whose events the timeline has. */
export const timelineKinds: readonly TimelineKind[] = [
  ...binKinds,
  ...(Object.keys(otherKinds) as (keyof typeof otherKinds)[]),
];

export const isTimelineKind = (value: unknown): value is TimelineKind =>
  timelineKinds.some((kind) => kind === value);

export const isRecordAction = (value: unknown): value is RecordAction =>
  recordActions.some((action) => action === value);

/** Returns the name of a kind of record: 'Activity'; one of a later version is named as it is stored. */
export function recordKindLabel(kind: string): string {
  if (!isTimelineKind(kind)) return kind;
  return isBinKind(kind) ? recordKinds[kind].one : otherKinds[kind];
}

const actionTexts: Record<RecordAction, string> = {
  begun: 'Already here when the timeline began',
  added: 'Recorded',
  changed: 'Changed',
  completed: 'Completed',
  deleted: 'Moved to the bin',
  restored: 'Restored from the bin',
  removed: 'Deleted for good',
};

const fileTexts: Record<RecordAction, string> = {
  begun: 'File already here when the timeline began',
  added: 'File added',
  changed: 'File renamed',
  completed: 'File changed',
  deleted: 'File moved to the bin',
  restored: 'File restored from the bin',
  removed: 'File deleted for good',
};

/** A file changes if it is renamed, or sent again because the stored one is missing or damaged. */
function fileText(event: DescribedEvent): string {
  const columns = changesOf(event).map(([column]) => column);
  const isStored = columns.length > 0 && !columns.includes('name');
  return event.action === 'changed' && isStored ? 'File stored again' : fileTexts[event.action];
}

/**
 * Texts of an attestation's events. It changes only if less of its crew session counts, and is deleted with its
 * activity.
 */
const attestationTexts: Partial<Record<RecordAction, string>> = {
  added: 'Attested by another person',
  changed: 'Confirmation by another person changed',
  removed: 'Confirmation by another person deleted for good',
};

/**
 * Returns an event in words: 'Hours changed from 4 to 6', 'File added: roster.pdf'. `fields` are the specifications of the
 * fields of its kind, if it has a form.
 */
export function recordEventText(
  event: DescribedEvent,
  timeZone: string,
  fields: object | null,
): string {
  const { kind, action, name } = event;
  if (kind === 'evidence-file') return [fileText(event), name].filter(Boolean).join(': ');
  if (kind === 'certificate') return certificateText(event);
  if (kind === 'attestation') {
    if (action === 'added' && name) return `Attested by ${name}`;
    const left =
      changesOf(event).find(([column]) => column === 'corrected_hours')?.[1]?.[1] ?? null;
    if (left !== null)
      return lessCountsText(Number(left), name ? `the confirmation by ${name}` : 'a confirmation');
    return attestationTexts[action] ?? actionTexts[action];
  }
  const changes = changesOf(event).map(([column, change]) =>
    changeText({ kind, fields: (fields ?? {}) as Specs, timeZone }, column, change),
  );
  const text =
    action === 'changed'
      ? changes.join('. ') || actionTexts.changed
      : [actionTexts[action], ...changes].join('. ');
  // A planned activity's events are in the history of its goal.
  return kind === 'planned-activity' && name ? `Planned activity “${name}”: ${text}` : text;
}

/** Says what a certificate of a learning module did for the activity that it recorded. */
function certificateText({ action, changes, name }: DescribedEvent): string {
  const certificate = ['certificate', name].filter(Boolean).join(' ');
  if (action === 'added' || action === 'begun') return `Attested by ${certificate}`;
  const revoked = (JSON.parse(changes ?? '{}') as Record<string, Change>)['revoked_at'];
  if (!revoked) return `Details of ${certificate} changed`;
  return revoked[1] === null ? `Attested again by ${certificate}` : `Revoked: ${certificate}`;
}

/** Columns whose change the action already states. */
const saidBy: Partial<Record<RecordAction, readonly string[]>> = {
  completed: ['status', 'completed_date'],
};

function changesOf({ action, changes }: DescribedEvent): [column: string, change: Change][] {
  const all = Object.entries(JSON.parse(changes ?? '{}') as Record<string, Change>);
  const shown = all.filter(([column]) => !saidBy[action]?.includes(column));
  return shown.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

interface Reading {
  kind: string;
  fields: Specs;
  timeZone: string;
}

function changeText(reading: Reading, column: string, change: Change): string {
  const label = columnLabel(reading, column);
  if (!change) return `${label} changed`;
  const [before, after] = change.map((value) => valueText(reading, column, value));
  return `${label} changed from ${before} to ${after}`;
}

type Specs = Readonly<Record<string, FieldSpec<never>>>;

/** Returns the label of a column, from the form's field of that name: 'completed_date' is 'Completion date'. */
function columnLabel({ fields }: Reading, column: string): string {
  const spec = fields[camelCase(column)];
  if (spec) return spec.label;
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a stored value in words. Values are PostgreSQL's text of them. */
function valueText(
  { kind, fields, timeZone }: Reading,
  column: string,
  stored: string | null,
): string {
  if (stored === null) return NO_VALUE.toLowerCase();
  if (/^\d{4}-\d{2}-\d{2}$/.test(stored)) return dayLabel(stored);
  if (/^\d{4}-\d{2}-\d{2}T/.test(stored)) return dayLabel(civilDate(new Date(stored), timeZone));
  if (/^-?\d+(\.\d+)?$/.test(stored)) return String(Number(stored));
  if (stored === 'true' || stored === 'false') return stored === 'true' ? 'Yes' : 'No';
  if (kind === 'learning-goal' && column === 'status') {
    const status = goalStatuses.find((each) => each === stored);
    return status ? goalStatusLabels[status] : stored;
  }
  const value: unknown = stored.startsWith('[') ? JSON.parse(stored) : stored;
  const format = fields[camelCase(column)]?.format as ((value: unknown) => string) | undefined;
  return format?.(value) ?? stored;
}

const camelCase = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the newest event of a timeline for a footer: 'timeline 214: 0123 4567 89ab cdef'. */
export const headLabel = ({ seq, hash }: { seq: number; hash: string }): string =>
  `timeline ${seq}: ${shortHash(hash)}`;

/** Returns the newest event of a timeline in full: its number, and its hash in groups. */
export const headText = ({ seq, hash }: { seq: number; hash: string }): string =>
  `Event ${seq}, SHA-256 ${(hash.match(/.{16}/g) ?? []).join(' ')}`;

/** Returns a hash as people compare it: its first 16 digits in groups of four. */
export const shortHash = (hash: string): string =>
  (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ');

/** Maximum characters in which a point of a timeline is sent. */
export const HEAD_TEXT_MAX = 500;

/** Error for a text without a point of a timeline. */
export const headProblem =
  'Copy it from a report or message, such as “timeline 214: 0123 4567 89ab cdef”';

/** Shown while an upgrade builds the index by which a point is found. */
export const pointsPreparing =
  'Checking a point of a timeline is being prepared after an update. Please try again in a few minutes.';

/** Reads a point of a timeline as headLabel and headText write it, also among other words; null if there is none. */
export function readHead(text: string): { seq: number; hash: string } | null {
  const [, seq, digits] =
    /(?:timeline|event)\s+(\d{1,9})\s*[:,]\s*(?:SHA-256\s+)?((?:[0-9a-f]{4}\s*){4,16})/i.exec(
      text,
    ) ?? [];
  if (!seq || !digits) return null;
  return { seq: Number(seq), hash: digits.replace(/\s/g, '').toLowerCase() };
}

/** Result of comparing a point of a timeline with the timeline now. */
export interface ComparedHead {
  seq: number;
  /** The moment of its event; null if no event has that number. */
  at: Date | null;
  /** True if that event has this hash. */
  isContained: boolean;
  /** The number of the first event that was changed since; null if there is none. */
  brokenAt: number | null;
}

/** Returns the result of the comparison in words. */
export function comparedHeadText(
  { seq, at, isContained, brokenAt }: ComparedHead,
  timeZone: string,
) {
  if (at === null)
    return `Your timeline has no event ${seq}. Either this is from another account, or events were removed.`;
  if (!isContained)
    return `Event ${seq} of your timeline differs. Either this is from another account, or something recorded before was changed afterwards.`;
  const day = dayLabel(civilDate(at, timeZone));
  if (brokenAt !== null && brokenAt <= seq)
    return `Your timeline has this point, of ${day}, but event ${brokenAt} before it was changed.`;
  return `Your timeline has this point, of ${day}. Nothing recorded before was changed since.`;
}

/** Says if a point belongs to a timeline of this server, and since when; never whose. */
export const verifiedPointText = (seq: number, at: Date | null): string =>
  at === null
    ? `No timeline of this server has this point as its event ${seq}. It comes from another server, was mistyped, or its account was deleted.`
    : `This point belongs to a timeline of this server, recorded on ${dayLabel(civilDate(at, DEFAULT_TIME_ZONE))}.`;
