import { activityFields, type ActivityValues } from './activities.fields.ts';
import { toCsv, type Cell } from '../csv.ts';
import { NO_VALUE } from './record-fields.ts';

const names = Object.keys(activityFields) as (keyof ActivityValues)[];

/** An activity of a table: the values of its form, the titles of its goals and documents, and what else the table says of it. */
export interface TabledActivity {
  values: ActivityValues;
  goals: readonly { title: string }[];
  documents: readonly { title: string }[];
  more: readonly Cell[];
}

/** Returns activities as CSV with every field of the form; an import reads all of them (decision 016). */
export function activitiesCsv(
  activities: readonly TabledActivity[],
  moreHeads: readonly string[] = [],
): string {
  const heads = [...names.map((name) => activityFields[name].label), ...moreHeads];
  const rows = activities.map(({ values, goals, documents, more }): Cell[] => {
    const cells = names.map((name): Cell => {
      if (name === 'hours' || name === 'practitionerCount') return values[name] || null;
      if (name === 'goalIds') return goals.map(({ title }) => title).join('; ');
      if (name === 'documentIds') return documents.map(({ title }) => title).join('; ');
      const format = activityFields[name].format as (value: unknown) => string;
      const text = format(values[name]);
      return text === NO_VALUE ? null : text;
    });
    return [...cells, ...more];
  });
  return toCsv([heads, ...rows]);
}
