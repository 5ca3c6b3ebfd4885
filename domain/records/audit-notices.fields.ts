import type { CivilDate } from '../dates.ts';
import { day, optional, privateText, type FieldSpecs } from './record-fields.ts';

/** The values of the form of an audit letter. */
export interface AuditNoticeValues {
  letterDate: CivilDate | null;
  dueDate: CivilDate | null;
  note: string;
  sentOn: CivilDate | null;
}

/** The fields of an audit letter. */
export const auditNoticeFields: FieldSpecs<AuditNoticeValues> = {
  letterDate: day('Date of the letter'),
  dueDate: day('Answer due'),
  note: optional(privateText('Note')),
  sentOn: optional(day('Answered on')),
};
