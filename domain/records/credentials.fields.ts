import { credentialTypeLabel } from './credential-types.ts';
import type { CivilDate } from '../dates.ts';
import {
  day,
  formatted,
  NO_VALUE,
  optional,
  plainText,
  privateText,
  type FieldSpecs,
} from './record-fields.ts';

/** The values of the form of a credential. */
export interface CredentialValues {
  type: string;
  title: string;
  issueDate: CivilDate | null;
  expiryDate: CivilDate | null;
  number: string;
  issuer: string;
  notes: string;
  /** The credential that it renews; '' for none. */
  renewsId: string;
}

/** The fields of a credential. */
export const credentialFields: FieldSpecs<CredentialValues> = {
  type: formatted('Type', credentialTypeLabel),
  title: privateText('Title'),
  issueDate: optional(day('Issue date')),
  expiryDate: optional(day('Expiry date')),
  number: optional(plainText('Number')),
  issuer: optional(plainText('Issuer')),
  notes: optional(privateText('Notes')),
  renewsId: { ...formatted('Earlier credential', (id) => id || NO_VALUE), isCompared: false },
};
