import type { ImportRow } from '#domain/activity-import';
import { dayLabel } from '#domain/dates';
import { hoursLabel } from '#domain/activities';
import { counted } from '#domain/counts';

/** Summarises a row in one line: category, hours and day, as far as known. */
export function rowFacts(row: ImportRow): string {
  const { category, hours, day, isInteractive, status, provider, place } = row;
  return [
    category,
    hours !== null && hoursLabel(hours),
    day && dayLabel(day),
    isInteractive && 'interactive',
    status === 'in-progress' && 'in progress',
    provider,
    place,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Counts the rows of each state. */
export function countsLabel(counts: {
  rows: number;
  chosen: number;
  duplicates: number;
  problems: number;
}): string {
  const { rows, chosen, duplicates, problems } = counts;
  return [
    `${chosen} of ${counted(rows, 'row')} will be imported`,
    duplicates > 0 && `${counted(duplicates, 'possible duplicate')}`,
    problems > 0 && `${problems} cannot be read`,
  ]
    .filter(Boolean)
    .join(' · ');
}
