import type { CivilDate } from '../dates.ts';
import { practiceKindLabels, type PracticeKind } from './practice-periods.ts';
import {
  day,
  formatted,
  NO_VALUE,
  number,
  optional,
  plainText,
  privateText,
  type FieldSpecs,
} from './record-fields.ts';

/** The values of the form of practice hours. */
export interface PracticePeriodValues {
  kind: PracticeKind;
  employer: string;
  position: string;
  startDate: CivilDate | null;
  endDate: CivilDate | null;
  hours: number | '';
  documentIds: readonly string[];
  notes: string;
}

/** The fields of practice hours. */
export const practicePeriodFields: FieldSpecs<PracticePeriodValues> = {
  kind: formatted('What it was', (kind) => practiceKindLabels[kind] ?? kind),
  employer: plainText('Employer'),
  position: optional(plainText('Position and setting')),
  startDate: day('From'),
  endDate: day('To'),
  hours: number('Hours'),
  documentIds: formatted('Documents', (ids) => ids.join(', ') || NO_VALUE),
  notes: optional(privateText('Notes')),
};
