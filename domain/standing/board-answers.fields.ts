import type { CivilDate } from '../dates.ts';
import {
  day,
  formatted,
  NO_VALUE,
  number,
  optional,
  plainText,
  type FieldSpecs,
} from '../records/record-fields.ts';

/** The values of the form. */
export interface BoardAnswerValues {
  periodEnd: CivilDate | null;
  total: number | '';
  interactive: number | '';
  answeredOn: CivilDate | null;
  note: string;
  documentId: string;
}

/** The fields of an answer of the Board. */
export const boardAnswerFields: FieldSpecs<BoardAnswerValues> = {
  periodEnd: day('CPD period'),
  total: number('Required hours'),
  interactive: number('Interactive hours'),
  answeredOn: day('Answered on'),
  note: plainText('Who answered, and how'),
  documentId: optional(formatted('Document', (id) => id || NO_VALUE)),
};
