import { counted } from '../counts.ts';
import { PRODUCT } from '../product.ts';

/** Maximum rows and file bytes of one import, about twenty years of CPD; our own limits. */
export const IMPORT_MAX_ROWS = 2000;

export const IMPORT_MAX_BYTES = 2_000_000;

/** Days for which a whole import can be undone: as long as the bin keeps deleted records. */
export const IMPORT_UNDO_DAYS = 30;

/** Sources of an import's rows. */
export const importKinds = ['activities', 'account'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Returns the last moment at which an import can be undone. */
export const importUndoUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + IMPORT_UNDO_DAYS * 24 * 60 * 60 * 1000);

/** Returns the number of activities in words: '1 activity'. */
export const activitiesLabel = (count: number): string => counted(count, 'activity', 'activities');

/** Returns the size of an import in words: '1 activity', '12 records'. */
export function importedLabel({ kind, rowCount }: { kind: string; rowCount: number }): string {
  if (kind === 'activities') return activitiesLabel(rowCount);
  return counted(rowCount, 'record');
}

/** Texts of the import. */
export const importMessages = {
  title: 'Import activities',
  intro:
    'Bring in what you have kept elsewhere: a spreadsheet saved as CSV, or rows copied out of it.',
  drop: `Or drop it here. Up to ${IMPORT_MAX_ROWS.toLocaleString('en-AU')} rows and 2 MB. You check everything before it is added.`,
  done: (count: number) => `${activitiesLabel(count)} imported`,
  /** Follows the message about activities that were imported in progress. */
  notCounted: (count: number) =>
    `${activitiesLabel(count)} of these ${count === 1 ? 'is' : 'are'} still in progress, so ${count === 1 ? 'its' : 'their'} hours do not count yet.`,
  undone: (label: string) => `Import undone: ${label} moved to the bin`,
  restored: (label: string) => `Import restored: ${label}`,
  stopped: 'Import stopped. Nothing was added.',
  failed: 'The import failed',
  failedHelp: 'Nothing was added. Try again: nothing is added twice.',
  undoFailed: 'Error undoing the import',
  restoreFailed: 'Error restoring the import',
  tooLate: `An import can be undone for ${IMPORT_UNDO_DAYS} days`,
  tooLarge: 'This file is larger than 2 MB. Split it and import the parts one by one.',
  tooManyRows: (count: number) =>
    `This file has ${count.toLocaleString('en-AU')} rows; one import takes at most ${IMPORT_MAX_ROWS.toLocaleString('en-AU')}. Split it.`,
  workbook:
    'This is a spreadsheet file, not CSV. In Excel or Numbers choose File, then Save As or Export, then CSV; or copy the rows and paste them here.',
  notText: 'This file is not text. Choose a CSV file.',
  empty: 'There are no rows to import.',
  noColumns: "We don't recognise these column names. Choose what each one is.",
  above: (count: number) => `${counted(count, 'line')} above the column names left out.`,
  headingRow: 'Column names are in',
  dayFirst: 'Dates are read with the day first: 3/4/2025 is 3 April 2025.',
  monthFirst: 'Dates are read with the month first: 3/4/2025 is 4 March 2025.',
  past: 'Past imports',
  undoConfirm: {
    title: 'Undo this import?',
    text: (label: string) =>
      `${label} from this import, also those you changed since, are removed from your log and totals. You can restore them.`,
  },
} as const;

/** Texts of the account import. */
export const accountImportMessages = {
  title: 'Restore from a backup',
  intro:
    'Choose a file from “Download with files” (ZIP) or “Download my data” (JSON), from this or another account.',
  left: 'Your details, settings and picture stay as they are. Completed modules, their reviews and certificates are not restored, since a file cannot prove them; their hours come as ordinary activities. For the same reason what others confirmed is not restored: ask them again. Records in the bin are not restored.',
  noFiles: 'This backup has no evidence files. Records are restored without them.',
  nothing: 'Everything in this backup is already here.',
  secondLetter: (title: string) =>
    `“${title}” is not restored: another letter is open, and only one can be. Mark that one as answered, then restore this backup again.`,
  notExport: `This file is not a ${PRODUCT} backup. Choose a file that you downloaded under Your Data`,
  broken: 'This file is damaged or cut off. Download the backup again.',
  tooLarge: 'This backup is too large to restore.',
  bomb: 'This file is larger than it says, so it was not restored. Download the backup again.',
  damagedFile: (name: string) => `“${name}” has changed since the download and was skipped`,
  failed: 'The import failed',
  busy: 'Many exports are being read right now. Please try again in a moment.',
  tooSlow: 'Reading this backup took too long. Nothing was added. Please try again.',
  done: (count: number) => `${counted(count, 'record')} imported`,
} as const;
