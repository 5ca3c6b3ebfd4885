import type {
  RegistrationPartsFragment,
  UpdateRegistrationInput,
} from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { expiryRules, type ExpiryRule } from '#domain/standing/cpd';
import type { Profession } from '#domain/professions/profession';
import { registrationTypes, type RegistrationType } from '#domain/standing/registration-details';
import type { RegistrationValues } from '#domain/standing/registration.fields';
import { isExcludedType } from '#domain/standing/required-hours';
import { rulesFor } from '#domain/standing/standard';
import type { CivilDate } from '#domain/dates';

/** Returns the form's values of a user. */
export function registrationValues(
  user: Omit<RegistrationPartsFragment, 'registration'>,
): RegistrationValues {
  const { registrationBreaks, registrationExpiryRule: rule, registrationType: type } = user;
  return {
    registrationDate: dayFromWire(user.registrationDate),
    registrationExpiryRule: isRule(rule) ? rule : 'board-year',
    registrationExpiryDate: dayFromWire(user.registrationExpiryDate),
    registrationNumber: user.registrationNumber ?? '',
    registrationType: isType(type) ? type : '',
    registrationTypeSince: dayFromWire(user.registrationTypeSince),
    registrationBreaks: registrationBreaks.map(({ from, to, reason }) => ({
      from,
      to,
      reason: reason ?? '',
    })),
  };
}

/** Returns the input that saves them; a day that belongs to another choice is cleared. */
export function registrationInput(
  values: RegistrationValues & { registrationDate: CivilDate },
  today: CivilDate,
  profession?: Profession,
): UpdateRegistrationInput {
  const { registrationExpiryDate: expiry, registrationTypeSince: since, ...rest } = values;
  const isEntered = values.registrationExpiryRule === 'entered';
  const isExcluded = hasSince(values, today, profession);
  return {
    ...rest,
    registrationDate: values.registrationDate,
    registrationExpiryDate: isEntered && expiry ? expiry : null,
    registrationNumber: values.registrationNumber || null,
    registrationType: values.registrationType || null,
    registrationTypeSince: isExcluded && since ? since : null,
    registrationBreaks: values.registrationBreaks.map(({ reason, ...days }) => ({
      ...days,
      reason: reason || null,
    })),
  };
}

/** True for a type to which the standard does not apply: its start day matters. */
export const hasSince = (
  { registrationType }: Pick<RegistrationValues, 'registrationType'>,
  today: CivilDate,
  profession?: Profession,
): boolean => isExcludedType(registrationType || null, rulesFor(today, profession));

const isRule = (text: string): text is ExpiryRule => expiryRules.some((rule) => rule === text);
const isType = (text: string | null | undefined): text is RegistrationType =>
  registrationTypes.some((type) => type === text);
