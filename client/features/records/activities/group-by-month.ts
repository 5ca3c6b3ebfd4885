import { dayOf } from '#client/lib/dates.ts';
import { activitySorts, type ActivitySort } from '#domain/records/activity-filters';
import { monthLabel } from '#domain/dates';
import type { ListedActivity } from './ActivityItem.tsx';

/** Rows that are rendered, or left out, together. */
const CHUNK = 20;

/** The activities of a month, in chunks; in another order than by time, all of them under its name. */
export interface Group {
  key: string;
  label: string;
  chunks: ListedActivity[][];
}

/** Returns the activities in their order, grouped by the month of completion, or of recording while in progress. */
export function groupByMonth(
  activities: readonly ListedActivity[],
  timeZone: string,
  sort: ActivitySort,
): Group[] {
  const isByTime = sort === 'newest' || sort === 'oldest';
  const otherOrder = isByTime ? null : activitySorts.find(({ value }) => value === sort)!.label;
  const groups: Group[] = [];
  for (const activity of activities) {
    const label = otherOrder ?? monthOf(activity, timeZone);
    let group = groups.at(-1);
    if (!group || group.label !== label) {
      group = { key: `${groups.length} ${label}`, label, chunks: [] };
      groups.push(group);
    }
    const chunk = group.chunks.at(-1);
    if (chunk && chunk.length < CHUNK) chunk.push(activity);
    else group.chunks.push([activity]);
  }
  return groups;
}

const monthOf = (
  { completedDate, completedOn, createdAt }: ListedActivity,
  timeZone: string,
): string =>
  monthLabel(dayOf(completedDate ? (completedOn ?? completedDate) : createdAt, timeZone));
