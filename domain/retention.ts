import { BIN_DAYS } from './bin.ts';
import { cpdPeriod, effectiveExpiry, yearEnding, type Registration } from './cpd.ts';
import { addYears, dayLabel, type CivilDate } from './dates.ts';
import { rulesFor } from './standard.ts';

/** The last day on which the records of a period have to be there, for an audit, by the rules in force at its end. */
export const keepPeriodUntil = (periodEnd: CivilDate): CivilDate =>
  addYears(periodEnd, rulesFor(periodEnd).retention.years);

/**
 * The last day on which a record of that day has to be there. A record from before the registration date belongs
 * to the registration year of its own day, since that date moves on with some renewals.
 */
export function keepUntil(day: CivilDate, registration: Registration): CivilDate {
  const { registrationDate } = registration;
  const isEarlier = registrationDate !== null && day < registrationDate;
  const expiry = effectiveExpiry(registration);
  const years = isEarlier
    ? { registrationDate: '1900-01-01', registrationExpiryDate: expiry }
    : registration;
  return keepPeriodUntil(cpdPeriod(years, day).end);
}

/** The same for what belongs to a period by the year in which that ends, such as a learning goal. */
export function keepYearUntil(year: number, registration: Registration): CivilDate {
  return keepPeriodUntil(yearEnding(registration, year).end);
}

/** Whether an auditor can still ask for a record on that day. */
export const isRetained = (until: CivilDate, today: CivilDate): boolean => today <= until;

/** Where what is deleted goes; said before it is. */
export const toBin = `It goes to the bin, where you can restore it for ${BIN_DAYS} days.`;

/** What is said before a record is deleted: how long it has to be kept, and where it goes. */
export function deletionText(until: CivilDate, today: CivilDate): string {
  return isRetained(until, today)
    ? `An auditor can ask for this record until ${dayLabel(until)}. ${toBin}`
    : `You had to keep this record until ${dayLabel(until)}. ${toBin}`;
}

/** What is said before a record of the bin is deleted for good; null where nobody can ask for it any more. */
export function finalWarning(until: CivilDate, today: CivilDate): string | null {
  if (!isRetained(until, today)) return null;
  return `An auditor can ask for this record until ${dayLabel(until)}.`;
}

/** How long a record is kept: 'Keep until 30 Nov 2031'. */
export function keepLabel(until: CivilDate, today: CivilDate): string {
  return isRetained(until, today)
    ? `Keep until ${dayLabel(until)}`
    : `Had to be kept until ${dayLabel(until)}`;
}

/** A period's end, and until when its records are kept, in a sentence or two. */
export function periodText(periodEnd: CivilDate, today: CivilDate): string {
  const until = keepPeriodUntil(periodEnd);
  const end = `This period ${periodEnd < today ? 'ended' : 'ends'} on ${dayLabel(periodEnd)}.`;
  return isRetained(until, today)
    ? `${end} Keep its records until ${dayLabel(until)}.`
    : `${end} Its records had to be kept until ${dayLabel(until)}.`;
}
