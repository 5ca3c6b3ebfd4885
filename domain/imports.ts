import { counted } from './counts.ts';

/** The most rows of one import and the most bytes of its file: some twenty years of CPD; ours. */
export const IMPORT_MAX_ROWS = 2000;

export const IMPORT_MAX_BYTES = 2_000_000;

/** Days in which a whole import can be taken back: as long as the bin keeps what was deleted. */
export const IMPORT_UNDO_DAYS = 30;

/** Where the rows of an import came from. */
export const importKinds = ['activities', 'account'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The last moment at which an import can be taken back. */
export const importUndoUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + IMPORT_UNDO_DAYS * 24 * 60 * 60 * 1000);

/** How many rows there are: '1 activity'. */
export const activitiesLabel = (count: number): string => counted(count, 'activity', 'activities');

/** What an import brought: '1 activity', '12 records'. */
export function importedLabel({ kind, rowCount }: { kind: string; rowCount: number }): string {
  if (kind === 'activities') return activitiesLabel(rowCount);
  return counted(rowCount, 'record');
}

/** Texts of the import. */
export const importMessages = {
  title: 'Import activities',
  intro:
    'Bring in what you have kept elsewhere: a spreadsheet saved as CSV, or rows copied out of it.',
  drop: `Or drop it here. Up to ${IMPORT_MAX_ROWS.toLocaleString('en-AU')} rows and 2 MB. Nothing is added before you have seen what will be.`,
  done: (count: number) => `${activitiesLabel(count)} imported`,
  undone: (label: string) => `Import undone: ${label} moved to the bin`,
  restored: (label: string) => `Import restored: ${label}`,
  stopped: 'Import stopped. Nothing was added.',
  failed: 'The import failed',
  failedHelp: 'Nothing was added. Trying again does not add anything twice.',
  undoFailed: 'Error undoing the import',
  restoreFailed: 'Error restoring the import',
  tooLate: `An import can be undone for ${IMPORT_UNDO_DAYS} days`,
  tooLarge: 'This file is larger than 2 MB. Split it, and import the parts one after the other.',
  tooManyRows: (count: number) =>
    `This file has ${count.toLocaleString('en-AU')} rows; one import takes at most ${IMPORT_MAX_ROWS.toLocaleString('en-AU')}. Split it.`,
  workbook:
    'This is a spreadsheet file, not CSV. In Excel or Numbers choose File, then Save As or Export, then CSV; or copy the rows and paste them here.',
  notText: 'This file is not text. Choose a CSV file.',
  empty: 'There are no rows in it.',
  noColumns:
    'None of the first line’s names is one that we know. Say below what each column holds.',
  dayFirst: 'Dates are read with the day first: 3/4/2025 is 3 April 2025.',
  monthFirst: 'Dates are read with the month first: 3/4/2025 is 4 March 2025.',
  past: 'Past imports',
  undoConfirm: {
    title: 'Undo this import?',
    text: (label: string) =>
      `${label} that came with it, also those changed since, leave your log and your totals. You can bring them back.`,
  },
} as const;

/** Texts of importing an account. */
export const accountImportMessages = {
  title: 'Import an export',
  intro:
    'Brings in what “Download with files” (ZIP) or “Download my data” (JSON) took out of this or another account.',
  left: 'Your details, settings and picture stay as they are here. Completed modules and certificates are not imported, since a file cannot prove them; the hours of a module come as an ordinary activity. What was in the bin stays behind.',
  noFiles: 'This file holds no evidence files; their records come without them.',
  nothing: 'Everything in it is here already.',
  notExport: 'This is no export of ParaMed CPD',
  broken: 'This file is damaged or cut off. Download the export again.',
  tooLarge: 'The records in this export are larger than an import takes.',
  bomb: 'This file unpacks to far more than it says. It was not imported.',
  damagedFile: (name: string) => `“${name}” is not as it was exported, and was left out`,
  failed: 'The import failed',
  busy: 'Many exports are being read right now. Please try again in a moment.',
  tooSlow: 'It took too long to read this export. Nothing was added.',
  done: (count: number) => `${counted(count, 'record')} imported`,
} as const;
