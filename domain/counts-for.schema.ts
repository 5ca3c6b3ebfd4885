import { HOURS_MAX, HOURS_STEP } from './activities.ts';
import { countsForTexts } from './counts-for.ts';
import type { HoursFor } from './hours-for.ts';
import { field } from './forms.ts';
import { professionOf, professions } from './professions.ts';

const ids = professions.map(({ id }) => id);

/** What an activity counts for, each profession once; null for all of it for the first registration. */
export const countsForRule = field<HoursFor[]>(
  (raw) => (isCountsFor(raw) ? ordered(raw) : raw),
  (value) => (isCountsFor(value) ? null : countsForTexts.shape),
  {
    type: 'array',
    items: { type: 'object' },
    description: `One entry for each profession (${ids.join(', ')}) with its hours, in steps of half an hour; null: all of them for the first registration.`,
  },
).nullable();

/** In the order of professions, with these two properties alone. */
const ordered = (given: readonly HoursFor[]): HoursFor[] =>
  ids.flatMap((profession) => {
    const found = given.find((each) => each.profession === profession);
    return found ? [{ profession, hours: found.hours }] : [];
  });

function isCountsFor(value: unknown): value is HoursFor[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > ids.length) return false;
  const named = new Set<unknown>();
  return value.every((each: unknown) => {
    if (typeof each !== 'object' || each === null) return false;
    const { profession, hours } = each as Record<string, unknown>;
    const isNew = professionOf(profession) !== undefined && !named.has(profession);
    named.add(profession);
    return isNew && isHours(hours);
  });
}

const isHours = (hours: unknown): boolean =>
  typeof hours === 'number' &&
  hours >= 0 &&
  hours <= HOURS_MAX &&
  Number.isInteger(hours / HOURS_STEP);
