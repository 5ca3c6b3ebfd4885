import type { InferType } from 'yup';
import { addYears, civilFromInput, isCivilDate, type CivilDate } from './dates.ts';
import { instantShape } from './fields.ts';
import { field, form } from './forms.ts';
import { labelsOf } from './record-fields.ts';
import { registrationFields } from './registration.fields.ts';
import { registrationDateRequired, REGISTRATION_MAX_YEARS } from './registration.ts';

const labels = labelsOf(registrationFields);
const registration = labels.registrationDate.toLowerCase();

/**
 * The registration form for a user whose day is `today`. Accepts days, ISO instants and Dates; the cast value
 * holds civil dates. The registration is not in the future; the expiry, if given, is later and within 10 years.
 */
export function registrationSchema({
  today,
  timeZone,
  required = registrationDateRequired.profile,
}: {
  today: CivilDate;
  timeZone: string;
  required?: string;
}) {
  return form({
    registrationDate: civilDay(timeZone, (value) => {
      if (!isCivilDate(value)) return `${labels.registrationDate} must be a valid date`;
      return value > today ? `${labels.registrationDate} cannot be in the future` : null;
    }).required(required),
    registrationExpiryDate: civilDay(timeZone, (value) =>
      isCivilDate(value) ? null : `${labels.registrationExpiryDate} must be a valid date`,
    )
      .nullable()
      .test('after-registration', function (expiry) {
        const message = expiryProblem(this.parent.registrationDate, expiry);
        return message === null || this.createError({ message });
      }),
  });
}
export type RegistrationInput = InferType<ReturnType<typeof registrationSchema>>;

function civilDay(timeZone: string, problem: (value: unknown) => string | null) {
  const read = (raw: unknown) => {
    if (typeof raw !== 'string' && !(raw instanceof Date)) return raw;
    if (typeof raw === 'string' && raw.trim() === '') return null;
    return civilFromInput(raw, timeZone) ?? raw;
  };
  return field<CivilDate>(read, problem, instantShape);
}

/** Skips an invalid day, which has its own message already. */
function expiryProblem(registrationDate: unknown, expiry: unknown): string | null {
  if (!isCivilDate(registrationDate) || !isCivilDate(expiry)) return null;
  if (expiry <= registrationDate)
    return `${labels.registrationExpiryDate} must be after the ${registration}`;
  const latest = addYears(registrationDate, REGISTRATION_MAX_YEARS);
  if (expiry > latest) {
    return `${labels.registrationExpiryDate} must be at most ${REGISTRATION_MAX_YEARS} years after the ${registration}`;
  }
  return null;
}
