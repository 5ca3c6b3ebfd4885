import type { ImportRow } from '#domain/records/activity-import';
import { dayLabel } from '#domain/dates';
import { hoursLabel } from '#domain/records/activities';
import { practitionersText, settingText } from '#domain/records/activity-trace';
import { activityTypeLabel } from '#domain/records/activity-types';
import { goalsLabel } from '#domain/records/learning-goals';
import { counted } from '#domain/counts';

/** Summarises a row in one line, as far as known. */
export function rowFacts(row: ImportRow): string {
  const { category, hours, day, isInteractive, status, provider, contentElements, goalIds } = row;
  return [
    category,
    hours !== null && hoursLabel(hours),
    day && dayLabel(day),
    isInteractive && 'interactive',
    status === 'in-progress' && 'in progress',
    activityTypeLabel(row.activityType),
    provider,
    settingText(row.setting, row.place),
    practitionersText(row.practitioners, row.practitionerCount),
    contentElements.length > 0 && `standard ${contentElements.map((id) => `(${id})`).join(' ')}`,
    goalIds.length > 0 && goalsLabel(goalIds.length),
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
