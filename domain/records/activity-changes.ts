import { counted } from '../counts.ts';

/** Maximum activities that are changed together; our own limit, a year's log. */
export const ACTIVITIES_AT_ONCE = 200;

const activities = (count: number) => counted(count, 'activity', 'activities');

/** Texts about several activities. */
export const activityChangeMessages = {
  selected: (count: number) => `${activities(count)} selected`,
  tooMany: `Select at most ${ACTIVITIES_AT_ONCE} activities to change them together.`,
  changed: (count: number) => `${activities(count)} changed`,
  deleted: (count: number) => `${activities(count)} deleted`,
  restored: (count: number) => `${activities(count)} restored`,
  refused: (count: number, reason: string) =>
    `${activities(count)} could not be changed: ${reason}`,
  failed: 'Nothing was changed',
  deleteConfirm: (count: number) => `Delete ${activities(count)}?`,
} as const;
