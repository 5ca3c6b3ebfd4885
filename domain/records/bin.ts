import { counted } from '../counts.ts';
import { BIN_DAYS } from './retention.ts';

/** Kinds of record that go to the bin, by their names on the server: their words, and their list in GraphQL and exports. */
export const recordKinds = {
  activity: { one: 'Activity', several: 'Activities', list: 'activities' },
  'reflective-log': { one: 'Reflection', several: 'Reflections', list: 'reflectiveLogs' },
  document: { one: 'Document', several: 'Documents', list: 'documents' },
  'evidence-file': { one: 'File', several: 'Files', list: 'evidenceFiles' },
  credential: { one: 'Credential', several: 'Credentials', list: 'credentials' },
  'audit-notice': { one: 'Audit letter', several: 'Audit letters', list: 'auditNotices' },
  preset: { one: 'Preset', several: 'Presets', list: 'presets' },
  'learning-goal': { one: 'Learning goal', several: 'Learning goals', list: 'learningGoals' },
  'planned-activity': {
    one: 'Planned activity',
    several: 'Planned activities',
    list: 'plannedActivities',
  },
  'practice-period': { one: 'Practice hours', several: 'Practice hours', list: 'practicePeriods' },
} as const;

export type BinKind = keyof typeof recordKinds;
export const binKinds = Object.keys(recordKinds) as BinKind[];

/** Returns the GraphQL type of a kind of record: LearningGoal of learning-goal. */
export const typeOfKind = (kind: string): string =>
  kind.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Filters of the bin. */
export const binFilters: readonly { value: BinKind | 'all'; label: string }[] = [
  { value: 'all', label: 'Everything' },
  ...binKinds.map((value) => ({ value, label: recordKinds[value].several })),
];
export type BinFilter = BinKind | 'all';

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
  restored: (kind: BinKind) => `${recordKinds[kind].one} restored`,
  restoreFailed: 'This could not be restored',
  deleted: (kind: BinKind) => `${recordKinds[kind].one} deleted for good`,
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
