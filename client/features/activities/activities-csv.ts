import { activitiesCsv } from '#domain/activity-table';
import type { ListedActivity } from './ActivityItem.tsx';
import { toFields } from './form-values.ts';

/** Returns listed activities as CSV, with how ready each is for an audit. */
export const listedCsv = (activities: readonly ListedActivity[], timeZone: string): string =>
  activitiesCsv(
    activities.map((activity) => ({
      values: toFields(activity, timeZone),
      goals: activity.goals,
      documents: activity.documents,
      more: [activity.readiness.label],
    })),
    ['Audit check'],
  );
