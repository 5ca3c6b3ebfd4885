import { countsForTexts, isShare } from './counts-for.ts';
import type { HoursFor } from './hours-for.ts';
import { field, objectShape } from '../forms.ts';
import { professionOf, professions } from '../professions/professions.ts';

const ids = professions.map(({ id }) => id);

/** Hours for each profession, each profession once; null if all hours count for the first registration. */
export const countsForRule = field<HoursFor[]>(
  (raw) => (isCountsFor(raw) ? ordered(raw) : raw),
  (value) =>
    isCountsFor(value)
      ? null
      : namesEachOnce(value)
        ? countsForTexts.hoursProblem
        : countsForTexts.shape,
  {
    type: 'array',
    items: objectShape({
      profession: { type: 'string', enum: ids },
      hours: { type: 'number', minimum: 0, multipleOf: 0.5 },
    }),
    description: `One entry for each profession (${ids.join(', ')}) with its hours, in steps of half an hour; null: all of them for the first registration.`,
  },
).nullable();

/** In the order of professions, with these two properties alone. */
const ordered = (given: readonly HoursFor[]): HoursFor[] =>
  ids.flatMap((profession) => {
    const found = given.find((each) => each.profession === profession);
    return found ? [{ profession, hours: found.hours }] : [];
  });

const isCountsFor = (value: unknown): value is HoursFor[] =>
  namesEachOnce(value) && value.every(({ hours }) => isShare(hours));

function namesEachOnce(value: unknown): value is { profession: string; hours?: unknown }[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > ids.length) return false;
  const named = new Set<unknown>();
  return value.every((each: unknown) => {
    if (typeof each !== 'object' || each === null) return false;
    const { profession } = each as Record<string, unknown>;
    const isNew = professionOf(profession) !== undefined && !named.has(profession);
    named.add(profession);
    return isNew;
  });
}
