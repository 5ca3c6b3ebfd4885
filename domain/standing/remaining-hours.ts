import type { Requirement } from './cpd.ts';

/** Relation of the missing hours to the days left. Only words and colours read it, never the standing. */
export type Pressure = 'none' | 'calm' | 'tight' | 'urgent';

/** 1.5 times the pace of a whole year (30 hours in 52 weeks are 0.6 a week). */
const CALM_HOURS_A_WEEK = 0.9;
/** Days left from which the Board's reminders have come, and missing hours have to be planned. */
const TIGHT_DAYS = 30;
/** More than this is hard to fit in beside shifts. */
const URGENT_HOURS_A_DAY = 1;

/** Average days in a month. */
const MONTH = 365 / 12;

interface Hours {
  required: Requirement;
  totalHours: number;
  interactiveHours: number;
}

/** Returns the hours still missing. Interactive hours count towards both figures. */
export function remainingHours({ required, totalHours, interactiveHours }: Hours): Requirement {
  const interactive = Math.max(0, required.interactive - interactiveHours);
  return { total: Math.max(0, required.total - totalHours, interactive), interactive };
}

/** Returns the hours a month that make up missing ones in some days, in half hours; null in the last two months. */
export function hoursAMonth(missing: number, daysLeft: number): number | null {
  const months = daysLeft / MONTH;
  return months < 2 ? null : Math.ceil((missing / months) * 2) / 2;
}

/** Says how pressing missing hours are when a period has some days left; on its last day none. */
export function pressureOf({ total }: Requirement, daysLeft: number): Pressure {
  if (total <= 0) return 'none';
  const days = Math.max(1, daysLeft);
  if (total / days > URGENT_HOURS_A_DAY) return 'urgent';
  return days <= TIGHT_DAYS || (total / days) * 7 > CALM_HOURS_A_WEEK ? 'tight' : 'calm';
}
