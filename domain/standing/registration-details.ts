import { dayLabel, type CivilDate } from '../dates.ts';
import type { Profession } from '../professions/profession.ts';
import { paramedic } from '../professions/paramedic.ts';

/** Types of registration, in the form's order. */
export const registrationTypes = [
  'general',
  'provisional',
  'limited',
  'non-practising',
  'student',
] as const;
export type RegistrationType = (typeof registrationTypes)[number];

/** Label of each type. */
export const registrationTypeLabels: Record<RegistrationType, string> = {
  general: 'General',
  provisional: 'Provisional',
  limited: 'Limited',
  'non-practising': 'Non-practising',
  student: 'Student',
};

/** Days without practice, both included: a record that lowers no hours. */
export interface Break {
  from: CivilDate;
  to: CivilDate;
  reason: string | null;
}

/** Limits of the registration's details; our own. A break may end at most two years from today. */
export const breakLimits = { count: 20, reason: { max: 200 }, yearsAhead: 2 } as const;

/** Says in the form what breaks are for. */
export const breaksHelp =
  'Days in which you did not practise, such as leave. They stay on record and lower no hours. Enter a lapse under registration history.';

/** Three letters and ten digits, as public examples show. */
export const REGISTRATION_NUMBER_PATTERN = '^[A-Z]{3}[0-9]{10}$';

/** Error for a registration number that cannot be one, of any profession. */
export const anyNumberProblem = 'Enter three letters and ten digits, as on your Ahpra certificate';

/** The same for a registration of a profession. */
export function registrationNumberProblem({
  numberPrefix,
  abroad,
}: Profession = paramedic): string {
  if (abroad) return 'Enter at most 20 letters, digits and hyphens, as on your certificate';
  return numberPrefix
    ? `Enter ${numberPrefix} and ten digits, as on your Ahpra certificate, such as ${numberPrefix}0001234567`
    : anyNumberProblem;
}

/** Says in the form what a number looks like. */
export const registrationNumberHelp = ({ numberPrefix, abroad }: Profession = paramedic): string =>
  abroad
    ? 'As on your certificate. We have not read how its numbers look.'
    : `${numberPrefix ?? 'Three letters'} and ten digits, as on your Ahpra certificate.`;

/** Removes spaces and writes letters as capitals. */
export const normaliseRegistrationNumber = (text: string): string =>
  text.replace(/\s+/g, '').toUpperCase();

/** A number of a register whose numbers were not read. */
export const ANY_NUMBER_PATTERN = '^[A-Z0-9][A-Z0-9-]{0,19}$';

/** True for three letters and ten digits, normalised. */
export const isRegistrationNumber = (text: string): boolean =>
  new RegExp(REGISTRATION_NUMBER_PATTERN).test(text);

/** True for a number that can be one of a register whose numbers were not read, normalised. */
export const isAnyNumber = (text: string): boolean => new RegExp(ANY_NUMBER_PATTERN).test(text);

/** Returns a remark on a valid number that does not begin as a profession's numbers do; null if there is nothing to say. */
export function registrationNumberRemark(
  text: string,
  { numberPrefix, label, abroad }: Profession = paramedic,
): string | null {
  const number = normaliseRegistrationNumber(text);
  if (abroad || !isRegistrationNumber(number) || number.startsWith(numberPrefix ?? '')) return null;
  return `${label}s’ numbers begin with ${numberPrefix} in every public example. Check it against your Ahpra certificate.`;
}

/** Returns the first problem with a list of breaks, null if there is none. Breaks lie in the registration, without overlap. */
export function breaksProblem(
  breaks: readonly Break[],
  registrationDate: CivilDate,
  latest: CivilDate,
): string | null {
  for (const [index, { from, to }] of breaks.entries()) {
    const name = `Break ${index + 1}`;
    if (to < from) return `${name}: the last day must not be before the first`;
    if (from < registrationDate) {
      return `${name} must not start before your registration, ${dayLabel(registrationDate)}`;
    }
    if (to > latest) return `${name} must end by ${dayLabel(latest)}`;
    const other = breaks.findIndex((each, at) => at < index && each.from <= to && from <= each.to);
    if (other >= 0) return `${name} overlaps break ${other + 1}`;
  }
  return null;
}
