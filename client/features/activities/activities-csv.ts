import { activityFields } from '#domain/activities.fields';
import { toCsv, type Cell } from '#domain/csv';
import { NO_VALUE } from '#domain/record-fields';
import type { ListedActivity } from './ActivityItem.tsx';
import { toFields } from './form-values.ts';

const names = Object.keys(activityFields) as (keyof typeof activityFields)[];

/** Returns activities as a table with every field of the form, and how ready each is for an audit. */
export function activitiesCsv(activities: readonly ListedActivity[], timeZone: string): string {
  const heading = [...names.map((name) => activityFields[name].label), 'Audit check'];
  const rows = activities.map((activity): Cell[] => {
    const values = toFields(activity, timeZone);
    const cells = names.map((name): Cell => {
      if (name === 'hours') return activity.hours;
      if (name === 'goalIds') return activity.goals.map(({ title }) => title).join('; ');
      if (name === 'documentIds') return activity.documents.map(({ title }) => title).join('; ');
      const format = activityFields[name].format as (value: unknown) => string;
      const text = format(values[name]);
      return text === NO_VALUE ? null : text;
    });
    return [...cells, activity.readiness.label];
  });
  return toCsv([heading, ...rows]);
}
