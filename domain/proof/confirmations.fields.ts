import {
  number,
  optional,
  plainText,
  privateText,
  type FieldSpecs,
} from '../records/record-fields.ts';

/** Values that a signer states when confirming an activity. */
export interface SignatureValues {
  name: string;
  profession: string;
  registrationNumber: string;
  hours: number | '';
  comment: string;
}

/** The fields of that form. */
export const confirmationFields: FieldSpecs<SignatureValues> = {
  name: plainText('Your name'),
  /** Stored as a role; no input may have a field of that name, which accounts have. */
  profession: plainText('Your role'),
  registrationNumber: optional(plainText('Your registration number')),
  hours: number('Hours you confirm'),
  comment: optional(privateText('Comment')),
};
