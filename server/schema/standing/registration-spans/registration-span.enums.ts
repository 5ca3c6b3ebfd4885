import { vocabulary } from '../../mechanics/vocabulary.ts';
import { spanTypeLabels } from '#domain/standing/registration-spans';

export const RegistrationSpanKindEnum = vocabulary(
  'RegistrationSpanKind',
  'What a registration was for a time: a type, or none.',
  spanTypeLabels,
);
