import { HOURS_STEP, hoursLabel } from './activities.ts';
import { FIRST_PROFESSION } from '../professions/first-profession.ts';
import { formatted, NO_VALUE } from './record-fields.ts';

// Kept apart from the rules of sharing, so that a screen that only shows hours loads no rules.

/** The hours of an activity that count for one profession. */
export interface HoursFor {
  profession: string;
  hours: number;
}

/** Hours that count for each profession; null if not stated: all hours count for the first registration. */
export type CountsFor = readonly HoursFor[] | null;

/** Returns the hours of an activity that count for a profession. */
export function countedHours(
  { hours, countsFor }: { hours: number; countsFor: CountsFor },
  profession: string,
): number {
  if (countsFor === null) return profession === FIRST_PROFESSION ? hours : 0;
  return countsFor.find((each) => each.profession === profession)?.hours ?? 0;
}

/** Returns what an activity counts for if all its hours count for one profession. */
export const countsWhole = (hours: number, profession: string): HoursFor[] | null =>
  profession === FIRST_PROFESSION ? null : [{ profession, hours }];

/** A profession within a sentence, by its key, which may begin with a country in two letters. */
export const professionText = (profession: string): string =>
  profession.replaceAll('-', ' ').replace(/^[a-z]{2}(?= )/, (country) => country.toUpperCase());

/** The same as a label: 'Nurse'. */
export const professionLabel = (profession: string): string =>
  profession.charAt(0).toUpperCase() + professionText(profession).slice(1);

/** Label of the field. */
export const COUNTS_FOR = 'Counts for';

/** The field, in forms. No table that an import reads has it here: it names registrations of this account. */
export const countsForField = formatted(
  COUNTS_FOR,
  (said: CountsFor | undefined) => countsForText(said ?? null) ?? NO_VALUE,
);

/**
 * Returns what an activity counts for, from its plan: the planned split if the hours are the same, else the same
 * shares, rounded down to half hours. Null if nothing is left or no split was planned.
 */
export function plannedSplit(
  { hours: planned, countsFor }: { hours: number; countsFor: CountsFor },
  hours: number,
): HoursFor[] | null {
  const kept = (countsFor ?? []).map(({ profession, hours: share }) => ({
    profession,
    hours:
      hours === planned
        ? share
        : Math.floor((share * hours) / planned / HOURS_STEP + 1e-9) * HOURS_STEP,
  }));
  return kept.some((each) => each.hours > 0) ? kept : null;
}

/** '2 hours as paramedic, 1 hour as nurse', with how many hours count twice; null without a statement. */
export function countsForText(countsFor: CountsFor, hours = Infinity): string | null {
  const given = countsFor?.filter(({ hours }) => hours > 0) ?? [];
  const words = given.map(
    ({ profession, hours }) => `${hoursLabel(hours)} as ${professionText(profession)}`,
  );
  const shared = given.reduce((sum, each) => sum + each.hours, 0) - hours;
  return `${words.join(', ')}${shared > 0 ? ` (${hoursLabel(shared)} shared)` : ''}` || null;
}
