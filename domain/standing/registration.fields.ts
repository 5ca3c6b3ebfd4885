import { expiryRules, type ExpiryRule } from './cpd.ts';
import type { CivilDate } from '../dates.ts';
import type { Profession } from '../professions/profession.ts';
import {
  day,
  formatted,
  NO_VALUE,
  optional,
  plainText,
  type FieldSpecs,
} from '../records/record-fields.ts';
import {
  registrationTypeLabels,
  type Break,
  type RegistrationType,
} from './registration-details.ts';
import { expiryRuleLabels } from './registration-expiry.ts';

/** The values of the registration form. */
export interface RegistrationValues {
  registrationDate: CivilDate | null;
  registrationExpiryRule: ExpiryRule;
  registrationExpiryDate: CivilDate | null;
  registrationNumber: string;
  registrationType: RegistrationType | '';
  registrationTypeSince: CivilDate | null;
  registrationBreaks: Break[];
}

/** The fields of a registration. */
export const registrationFields: FieldSpecs<RegistrationValues> = {
  registrationDate: day('Registration date'),
  registrationExpiryRule: formatted('Expires on', (rule) => expiryRuleLabels()[rule]),
  registrationExpiryDate: day('Expiry date'),
  registrationNumber: optional(plainText('Registration number')),
  registrationType: optional(
    formatted('Registration type', (type) => (type ? registrationTypeLabels[type] : NO_VALUE)),
  ),
  registrationTypeSince: day('Since'),
  registrationBreaks: formatted('Breaks', (breaks) => String(breaks.length)),
};

/** The rules, as the form offers them. */
export const expiryRuleOptions = (profession?: Profession) =>
  expiryRules.map((value) => ({ value, label: expiryRuleLabels(profession)[value] }));
