import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import type { Cell } from '#client/lib/csv.ts';
import { dayOf } from '#client/lib/dates.ts';
import { activityStatusLabels, type ActivityStatus } from '#domain/activities';

const head = [
  'Title',
  'Category',
  'Status',
  'Hours',
  'Interactive',
  'Completed on',
  'Description',
  'Evidence',
  'Recorded on',
];

/** The activities as rows under a head; days are 'YYYY-MM-DD' in the user's time zone. */
export function activitiesTable(activities: ActivityPartsFragment[], timeZone?: string): Cell[][] {
  const rows = activities.map((activity) => [
    activity.title,
    activity.category,
    activityStatusLabels[activity.status as ActivityStatus] ?? activity.status,
    activity.hours,
    activity.isInteractive,
    activity.completedDate && dayOf(activity.completedDate, timeZone),
    activity.description,
    activity.evidence,
    dayOf(activity.createdAt, timeZone),
  ]);
  return [head, ...rows];
}
