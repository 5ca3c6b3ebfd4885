import type { InferType } from 'yup';
import { expiryRules } from './cpd.ts';
import { addYears, civilFromInput, isCivilDate, type CivilDate } from '../dates.ts';
import { choice, instantShape } from '../fields.ts';
import { field, form, objectShape, type Shape } from '../forms.ts';
import type { Profession } from '../professions/profession.ts';
import { labelsOf } from '../records/record-fields.ts';
import {
  ANY_NUMBER_PATTERN,
  breakLimits,
  breaksProblem,
  isAnyNumber,
  isRegistrationNumber,
  normaliseRegistrationNumber,
  REGISTRATION_NUMBER_PATTERN,
  registrationNumberProblem,
  registrationTypes,
  type Break,
} from './registration-details.ts';
import { expiryDateMissing } from './registration-expiry.ts';
import { registrationFields } from './registration.fields.ts';
import { registrationDateRequired, REGISTRATION_MAX_YEARS } from './registration.ts';
import { isExcludedType } from './required-hours.ts';
import { rulesFor } from './standard.ts';
import { textProblem } from '../texts.ts';

const labels = labelsOf(registrationFields);
const registration = labels.registrationDate.toLowerCase();

const messages = {
  rule: `${labels.registrationExpiryRule} must be ${expiryRules.join(', ')}`,
  type: `${labels.registrationType} must be ${registrationTypes.join(', ')}`,
  since: 'Enter the day from which you hold this type',
  breaks: `Breaks must be a list of at most ${breakLimits.count} spans with from, to and reason`,
};

/**
 * The registration form for a user whose day is `today`. Accepts days, ISO instants and Dates; the cast value
 * holds civil dates. The registration is not in the future; the expiry, if given, is later and within 10 years.
 * A field that is left out stays as it is; an expiry date counts only if it was entered, not under another rule.
 */
export function registrationSchema({
  today,
  timeZone,
  required = registrationDateRequired.profile,
  profession,
}: {
  today: CivilDate;
  timeZone: string;
  required?: string;
  /** Absent for a paramedic. */
  profession?: Profession;
}) {
  return form({
    registrationDate: civilDay(timeZone, (value) => {
      if (!isCivilDate(value)) return `${labels.registrationDate} must be a valid date`;
      return value > today ? `${labels.registrationDate} cannot be in the future` : null;
    }).required(required),
    registrationExpiryRule: choice(expiryRules, messages.rule),
    registrationExpiryDate: civilDay(timeZone, (value) =>
      isCivilDate(value) ? null : `${labels.registrationExpiryDate} must be a valid date`,
    )
      .nullable()
      .test('fits-the-rule', function (expiry) {
        const { registrationDate, registrationExpiryRule: rule } = this.parent;
        if (rule && rule !== 'entered') return true;
        const message =
          rule && !expiry ? expiryDateMissing : expiryProblem(registrationDate, expiry);
        return message === null || this.createError({ message });
      }),
    registrationNumber: registrationNumber(profession),
    registrationType: choice(registrationTypes, messages.type).nullable(),
    registrationTypeSince: civilDay(timeZone, (value) => {
      if (!isCivilDate(value)) return `${labels.registrationTypeSince} must be a valid date`;
      return value > today ? `${labels.registrationTypeSince} cannot be in the future` : null;
    })
      .nullable()
      .test('fits-the-type', function (since) {
        const isExcluded = isExcludedType(
          this.parent.registrationType,
          rulesFor(today, profession),
        );
        return !isExcluded || Boolean(since) || this.createError({ message: messages.since });
      }),
    registrationBreaks: field<Break[]>(
      (raw) => readBreaks(raw, timeZone),
      breakListProblem,
      breaksShape,
    )
      .nonNullable(messages.breaks)
      .test('lie-in-the-registration', function (breaks) {
        const { registrationDate, registrationExpiryDate } = this.parent;
        if (!isBreaks(breaks) || !isCivilDate(registrationDate)) return true;
        const latest = isCivilDate(registrationExpiryDate)
          ? registrationExpiryDate
          : addYears(today, breakLimits.yearsAhead);
        const message = breaksProblem(breaks, registrationDate, latest);
        return message === null || this.createError({ message });
      }),
  });
}
export type RegistrationInput = InferType<ReturnType<typeof registrationSchema>>;

const registrationNumber = (profession?: Profession, isAny = profession?.abroad !== undefined) =>
  field<string>(
    (raw) => (typeof raw === 'string' ? normaliseRegistrationNumber(raw) || null : raw),
    (value) =>
      typeof value === 'string' && (isAny ? isAnyNumber : isRegistrationNumber)(value)
        ? null
        : registrationNumberProblem(profession),
    { type: 'string', pattern: isAny ? ANY_NUMBER_PATTERN : REGISTRATION_NUMBER_PATTERN },
  ).nullable();

/** A number of any register, to describe a request that names its profession. */
export const anyRegistrationNumber = registrationNumber(undefined, true);

function civilDay(timeZone: string, problem: (value: unknown) => string | null) {
  return field<CivilDate>((raw) => readDay(raw, timeZone), problem, instantShape);
}

function readDay(raw: unknown, timeZone: string): unknown {
  if (typeof raw !== 'string' && !(raw instanceof Date)) return raw;
  if (typeof raw === 'string' && raw.trim() === '') return null;
  return civilFromInput(raw, timeZone) ?? raw;
}

const breaksShape: Shape = {
  type: 'array',
  items: objectShape(
    {
      from: instantShape,
      to: instantShape,
      reason: { type: ['string', 'null'], maxLength: breakLimits.reason.max },
    },
    ['reason'],
  ),
  description: `At most ${breakLimits.count}, each with from, to (days) and reason (at most ${breakLimits.reason.max} characters, or null).`,
};

/** Reads the days of each break; anything malformed stays, for the check to refuse. */
function readBreaks(raw: unknown, timeZone: string): unknown {
  if (!Array.isArray(raw)) return raw;
  return raw.map((each: unknown) => {
    if (typeof each !== 'object' || each === null) return each;
    const { from, to, reason = null } = each as Record<string, unknown>;
    return {
      from: readDay(from, timeZone),
      to: readDay(to, timeZone),
      reason: typeof reason === 'string' ? reason.trim() || null : reason,
    };
  });
}

function breakListProblem(value: unknown): string | null {
  if (!Array.isArray(value) || value.length > breakLimits.count) return messages.breaks;
  for (const [index, each] of value.entries()) {
    const { from, to, reason } = (each ?? {}) as Record<string, unknown>;
    const name = `Break ${index + 1}`;
    if (!isCivilDate(from) || !isCivilDate(to)) return `${name}: enter the first and the last day`;
    const rule = {
      multiline: true,
      label: `Reason of ${name.toLowerCase()}`,
      ...breakLimits.reason,
    };
    const problem = reason === null ? null : textProblem(reason, rule);
    if (problem) return problem;
  }
  return null;
}

const isBreaks = (value: unknown): value is Break[] => breakListProblem(value) === null;

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
