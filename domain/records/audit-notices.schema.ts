import { auditNoticeFields } from './audit-notices.fields.ts';
import { auditNoticeLimits } from './audit-notices.ts';
import type { CivilDate } from '../dates.ts';
import { optionalDay, optionalText } from '../fields.ts';
import { form } from '../forms.ts';
import { labelsOf } from './record-fields.ts';
import { version } from '../versions.schema.ts';

const labels = labelsOf(auditNoticeFields);
const early = (label: string) => `${label} cannot be before the date of the letter`;
const required = (label: string) => `${label} is required`;

const fields = {
  letterDate: optionalDay(labels.letterDate).nonNullable(required(labels.letterDate)),
  dueDate: optionalDay(labels.dueDate).nonNullable(required(labels.dueDate)),
  note: optionalText({ multiline: true, label: labels.note, ...auditNoticeLimits.note }),
  sentOn: optionalDay(labels.sentOn),
};

interface Days {
  letterDate: CivilDate;
  dueDate: CivilDate;
  sentOn: CivilDate | null;
}

/** Returns the problems with the days of a letter, by field: none may be before the letter's date. */
export function auditNoticeProblems({ letterDate, dueDate, sentOn }: Days): Record<string, string> {
  return {
    ...(dueDate < letterDate && { dueDate: early(labels.dueDate) }),
    ...(sentOn && sentOn < letterDate && { sentOn: early(labels.sentOn) }),
  };
}

/** A new audit letter. */
export const auditNoticeSchema = form({
  letterDate: fields.letterDate.required(required(labels.letterDate)),
  dueDate: fields.dueDate.required(required(labels.dueDate)),
  note: fields.note.default(null),
  sentOn: fields.sentOn.default(null),
});

/** A change of an audit letter: a field that is left out stays as it is. */
export const auditNoticeChangeSchema = form({ ...fields, version });
