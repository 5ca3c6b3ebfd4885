import { array, type InferType } from 'yup';
import { activitySchema } from './activities.schema.ts';
import { optionalText, requiredText } from '../fields.ts';
import { form } from '../forms.ts';
import { IMPORT_MAX_ROWS } from './imports.ts';

const rowsMissing = 'There is nothing to import';

/** An activity of a backup: its links to this account's plan are read apart. */
export const importedActivitySchema = activitySchema.omit([
  'goalIds',
  'documentIds',
  'plannedActivityId',
]);
export type ImportedActivity = InferType<typeof importedActivitySchema>;

/** One row: a new activity that completes no plan. */
export const importRowSchema = activitySchema.omit(['plannedActivityId']);

const rows = array()
  .of(importRowSchema)
  .min(1, rowsMissing)
  .max(IMPORT_MAX_ROWS, `At most ${IMPORT_MAX_ROWS} rows can be imported at once`)
  .typeError('Rows must be a list of activities')
  .required(rowsMissing);

/** Activities to import together. The caller generates one key for each import. */
export const importSchema = form({
  requestKey: requiredText({ label: 'Request key', max: 64 }),
  fileName: optionalText({ label: 'File name', max: 255 }).default(null),
  rows,
});
export type ImportInput = InferType<typeof importSchema>;

/** Activities to compare with those already recorded. */
export const duplicatesSchema = form({ rows });
