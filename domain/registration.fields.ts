import type { CivilDate } from './dates.ts';
import { day, optional, type FieldSpecs } from './record-fields.ts';

/** The values of the registration form. */
export interface RegistrationValues {
  registrationDate: CivilDate | null;
  registrationExpiryDate: CivilDate | null;
}

/** The fields of a registration. */
export const registrationFields: FieldSpecs<RegistrationValues> = {
  registrationDate: day('Registration date'),
  registrationExpiryDate: optional(day('Expiry date')),
};
