import type { CivilDate } from '../dates.ts';
import { day, formatted, optional, plainText, type FieldSpecs } from '../records/record-fields.ts';
import { spanTypeLabels, type SpanType } from './registration-spans.ts';

/** The values of the form of one span. */
export interface RegistrationSpanValues {
  type: SpanType;
  from: CivilDate | null;
  to: CivilDate | null;
  conditions: string;
}

/** The fields of a span. */
export const registrationSpanFields: FieldSpecs<RegistrationSpanValues> = {
  type: formatted('Registration type', (type) => spanTypeLabels[type]),
  from: day('From'),
  to: optional(day('To')),
  conditions: optional(plainText('Conditions')),
};
