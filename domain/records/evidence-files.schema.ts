import type { InferType } from 'yup';
import { evidenceFileFields } from './evidence-files.fields.ts';
import { EVIDENCE_NAME_MAX, evidenceMessages, fileNameProblem } from './evidence-files.ts';
import { textShape } from '../fields.ts';
import { field, form } from '../forms.ts';
import { line, textProblem } from '../texts.ts';

const rule = {
  // plainFileName cleans it, as it does the name of a file that is uploaded.
  multiline: true,
  label: evidenceFileFields.name.label,
  min: 1,
  max: EVIDENCE_NAME_MAX,
  short: evidenceMessages.name,
};

/** A change of a file: its new name, with or without its extension. */
export const evidenceFileChangeSchema = form({
  name: field<string>(
    line,
    (value) => textProblem(value, rule) ?? fileNameProblem(String(value)),
    textShape(rule),
  ).nonNullable(evidenceMessages.name),
});
export type EvidenceFileChange = InferType<typeof evidenceFileChangeSchema>;
