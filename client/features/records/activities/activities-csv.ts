import { activitiesCsv } from '#domain/records/activity-table';
import { COUNTS_FOR, countsForText } from '#domain/records/hours-for';
import type { ListedActivity } from './ActivityItem.tsx';
import { toFields } from './form-values.ts';

/** Returns listed activities as CSV, with the audit readiness of each and, if any states it, what it counts for. */
export function listedCsv(activities: readonly ListedActivity[], timeZone: string): string {
  const isSplit = activities.some(({ countsFor }) => countsFor);
  return activitiesCsv(
    activities.map((activity) => ({
      values: toFields(activity, timeZone),
      goals: activity.goals,
      documents: activity.documents,
      more: [
        activity.readiness.label,
        ...(isSplit ? [countsForText(activity.countsFor ?? null, activity.hours) ?? ''] : []),
      ],
    })),
    ['Audit check', ...(isSplit ? [COUNTS_FOR] : [])],
  );
}
