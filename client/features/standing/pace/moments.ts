import type { PacePartsFragment } from '#client/graphql/generated.ts';
import { daysBetween } from '#domain/dates';

/** A day of the drawing with its figures. */
export interface Moment {
  day: string;
  /** 0 at the period's first day, 1 at its last. */
  x: number;
  what: string;
  total: number;
  /** Null if the interactive hours are unknown. */
  interactive: number | null;
}

/** The days of a pace on which something happens, in order: what is on record, today, what is planned. */
export function momentsOf({ start, end, today, done, points, plan }: PacePartsFragment): Moment[] {
  const days = Math.max(1, daysBetween(start, end));
  const at = (day: string) => Math.min(1, Math.max(0, daysBetween(start, day) / days));
  const recorded = points.map(({ day, total, interactive }) => ({
    day,
    x: at(day),
    what: 'On record',
    total,
    interactive,
  }));
  const now = { day: today, x: at(today), what: 'Today', ...done };
  const planned = plan.steps.map(({ day, title, total }) => ({
    day,
    x: at(day),
    what: `Planned: ${title}`,
    total,
    interactive: null,
  }));
  const isCurrent = today >= start && today <= end;
  const isRecorded = points.at(-1)?.day === today;
  return [...recorded, ...(isCurrent && !isRecorded ? [{ ...now }] : []), ...planned];
}
