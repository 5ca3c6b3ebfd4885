import { hoursLabel } from './activities.ts';

// Apart from the rules of sharing, so that a screen that only shows it loads no rules.

/** The hours of an activity that count for one profession. */
export interface HoursFor {
  profession: string;
  hours: number;
}

/** What an activity counts for; null without a statement: all of it for the first registration. */
export type CountsFor = readonly HoursFor[] | null;

/** Label of the field. */
export const COUNTS_FOR = 'Counts for';

/** In words: '2 hours as paramedic, 1 hour as nurse'; null without a statement. */
export function countsForText(countsFor: CountsFor): string | null {
  const given = countsFor?.filter(({ hours }) => hours > 0) ?? [];
  const words = given.map(
    ({ profession, hours }) => `${hoursLabel(hours)} as ${profession.replaceAll('-', ' ')}`,
  );
  return words.join(', ') || null;
}
