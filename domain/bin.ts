import { counted } from './counts.ts';
import { BIN_DAYS } from './retention.ts';

/** Kinds of record that go to the bin, by their names on the server. */
export const binKinds = [
  'activity',
  'reflective-log',
  'document',
  'evidence-file',
  'credential',
  'audit-notice',
  'preset',
  'learning-goal',
  'planned-activity',
  'practice-period',
] as const;
export type BinKind = (typeof binKinds)[number];

/** Label of each kind. */
export const binKindLabels: Record<BinKind, string> = {
  activity: 'Activity',
  'reflective-log': 'Reflection',
  document: 'Document',
  'evidence-file': 'File',
  credential: 'Credential',
  'audit-notice': 'Audit letter',
  preset: 'Preset',
  'learning-goal': 'Learning goal',
  'planned-activity': 'Planned activity',
  'practice-period': 'Practice hours',
};

/** Filters of the bin. */
export const binFilters = [
  { value: 'all', label: 'Everything' },
  { value: 'activity', label: 'Activities' },
  { value: 'reflective-log', label: 'Reflections' },
  { value: 'document', label: 'Documents' },
  { value: 'evidence-file', label: 'Files' },
  { value: 'credential', label: 'Credentials' },
  { value: 'audit-notice', label: 'Audit letters' },
  { value: 'preset', label: 'Presets' },
  { value: 'learning-goal', label: 'Learning goals' },
  { value: 'planned-activity', label: 'Planned activities' },
  { value: 'practice-period', label: 'Practice hours' },
] as const;
export type BinFilter = (typeof binFilters)[number]['value'];

export function isBinKind(value: unknown): value is BinKind {
  return binKinds.some((kind) => kind === value);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns when a deleted record can no longer be restored. */
export const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS);

/** Returns the cut-off: records deleted before it can no longer be restored. */
export const binStart = (now: Date): Date => new Date(now.getTime() - BIN_DAYS * DAY_MS);

/** Returns the number of records in words: '1 record in the bin'. */
export const binCountLabel = (count: number): string => `${counted(count, 'record')} in the bin`;

/** Texts of the bin. */
export const binMessages = {
  title: 'Bin',
  intro: `Deleted records stay here for ${BIN_DAYS} days. Until then you can restore them.`,
  inSettings: `Deleted records go to the bin. You can restore them for ${BIN_DAYS} days.`,
  empty: 'The bin is empty',
  emptyText: `Deleted records stay here for ${BIN_DAYS} days.`,
  emptyFiltered: 'Nothing of this kind is in the bin',
  filterLabel: 'Show',
  kind: `Kind must be all, ${binKinds.join(', ')}`,
  restored: (kind: BinKind) => `${binKindLabels[kind]} restored`,
  restoreFailed: 'This could not be restored',
  deleted: (kind: BinKind) => `${binKindLabels[kind]} deleted for good`,
  deleteFailed: 'This could not be deleted',
  emptied: 'The bin is empty now',
  emptyFailed: 'The bin could not be emptied',
  waitsFor: (title: string) => `“${title}” is in the bin too. Restore it first.`,
  deleteConfirm: {
    title: 'Delete for good?',
    text: (title: string, files: number) =>
      `“${title}”${files > 0 ? ` and its ${counted(files, 'file')}` : ''} will be deleted at once. It cannot be restored, not even by us.`,
  },
  emptyConfirm: {
    title: 'Empty the bin?',
    text: (count: number) =>
      count === 1
        ? 'The record in it will be deleted at once, with its files. It cannot be restored, not even by us.'
        : `All ${count} records in it will be deleted at once, with their files. They cannot be restored, not even by us.`,
  },
} as const;
