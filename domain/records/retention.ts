import { cpdPeriod, yearAnchor, yearEnding, type Registration } from '../standing/cpd.ts';
import { addYears, dayLabel, type CivilDate } from '../dates.ts';
import type { Profession } from '../professions/profession.ts';
import { rulesFor } from '../standing/standard.ts';

/** Days for which a deleted record can be restored; our own limit. */
export const BIN_DAYS = 30;

/**
 * Returns the last day on which the records of a period must be available for an audit, by the rules in force at its
 * end; null if that was not read.
 */
export function keepPeriodUntil(periodEnd: CivilDate, profession?: Profession): CivilDate | null {
  const { retention } = rulesFor(periodEnd, profession);
  return retention && addYears(periodEnd, retention.years);
}

/**
 * Returns the last day on which a record dated `day` must be available. A record from before the registration date
 * belongs to the registration year of its own day, since some renewals move that date.
 */
export function keepUntil(day: CivilDate, registration: Registration): CivilDate | null {
  const { registrationDate } = registration;
  const isEarlier = registrationDate !== null && day < registrationDate;
  const years = isEarlier
    ? {
        registrationDate: '1900-01-01',
        registrationExpiryDate: yearAnchor(registration),
        profession: registration.profession,
      }
    : registration;
  return keepPeriodUntil(cpdPeriod(years, day).end, registration.profession);
}

/** Like keepUntil, for records tied to the year in which a period ends, such as learning goals. */
export function keepYearUntil(year: number, registration: Registration): CivilDate | null {
  return keepPeriodUntil(yearEnding(registration, year).end, registration.profession);
}

/** True if an auditor can still ask for the record. */
export const isRetained = (until: CivilDate, today: CivilDate): boolean => today <= until;

/** Shown before a record is deleted. */
export const toBin = `It goes to the bin, where you can restore it for ${BIN_DAYS} days.`;

/** Returns the text shown before a record is deleted: how long it must be kept, and where it goes. */
export function deletionText(until: CivilDate, today: CivilDate): string {
  return isRetained(until, today)
    ? `An auditor can ask for this record until ${dayLabel(until)}. ${toBin}`
    : `You had to keep this record until ${dayLabel(until)}. ${toBin}`;
}

/** Returns the same text about several records; `until` is the latest day of them. */
export function deletionOfManyText(until: CivilDate, today: CivilDate): string {
  const bin = `They go to the bin, where you can restore them for ${BIN_DAYS} days.`;
  return isRetained(until, today)
    ? `An auditor can ask for some of these records until ${dayLabel(until)}. ${bin}`
    : bin;
}

/** Returns the warning before permanent deletion from the bin; null once the record's retention is over. */
export function finalWarning(until: CivilDate, today: CivilDate): string | null {
  if (!isRetained(until, today)) return null;
  return `An auditor can ask for this record until ${dayLabel(until)}.`;
}

/** Returns how long a record must be kept: 'Keep until 30 Nov 2031'. */
export function keepLabel(until: CivilDate, today: CivilDate): string {
  return isRetained(until, today)
    ? `Keep until ${dayLabel(until)}`
    : `Had to be kept until ${dayLabel(until)}`;
}

/** Returns a sentence or two on when a period ends and how long to keep its records. */
export function periodText(periodEnd: CivilDate, today: CivilDate): string {
  const until = keepPeriodUntil(periodEnd);
  const end = `This period ${periodEnd < today ? 'ended' : 'ends'} on ${dayLabel(periodEnd)}.`;
  if (!until) return end;
  return isRetained(until, today)
    ? `${end} Keep its records until ${dayLabel(until)}.`
    : `${end} Its records had to be kept until ${dayLabel(until)}.`;
}
