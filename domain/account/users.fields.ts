import { inForm, plainText, type FieldSpecs } from '../records/record-fields.ts';

/** The values of the profile form. */
export interface ProfileValues {
  fullName: string;
  organization: string;
}

/** Fields of a profile; they name the user, not a patient. */
export const profileFields: FieldSpecs<ProfileValues> = {
  fullName: inForm(plainText('Full name'), 'Full Name'),
  organization: plainText('Organization'),
};
