import type { ActivityFilter } from '#domain/records/activities';

/** Text of an empty list below its title, by filter. */
export const emptyTexts: Record<ActivityFilter, string> = {
  all: 'Log what you did while it is fresh. A title and the hours are enough; the rest can wait.',
  'in-progress': 'No activities in progress.',
  completed: 'Only completed activities count towards your hours. Tick one when it is done.',
};
