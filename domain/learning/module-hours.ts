import { hoursLabel } from '../records/activities.ts';

/** Hours that completing a module records: half hours, never more than the module's own. */
export const MODULE_HOURS = { label: 'Hours', min: 0.5, step: 0.5, max: 3 } as const;

const HALF_HOUR_SECONDS = 1800;

/** Without any input for this long, nobody is studying: the text of a section is read in less. */
export const IDLE_SECONDS = 180;

/** The most seconds that one report of studied time may add: those of the longest module, read without a connection. */
export const STUDIED_SECONDS_MAX = MODULE_HOURS.max * 3600;

/** Proposes the hours to record: the measured time rounded up to half hours, within the module's hours. */
export function proposedHours(studiedSeconds: number, moduleHours: number): number {
  const halves = Math.ceil(studiedSeconds / HALF_HOUR_SECONDS);
  return Math.min(moduleHours, Math.max(1, halves) / 2);
}

/** The hours that a learner can choose from. */
export const hourChoices = (moduleHours: number): number[] =>
  Array.from({ length: moduleHours / MODULE_HOURS.step }, (_, i) => (i + 1) * MODULE_HOURS.step);

/** Returns why hours are refused for a module; null if they are accepted. */
export const moduleHoursProblem = (hours: number, moduleHours: number): string | null =>
  hours > moduleHours ? `This module gives at most ${hoursLabel(moduleHours)}` : null;

/** Says what was measured: 'less than a minute', '42 minutes', '2 h 5 min'. */
export function studiedText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  if (minutes === 1) return '1 minute';
  if (minutes < 60) return `${minutes} minutes`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
