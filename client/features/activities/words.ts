import type { ActivityFilter } from '#domain/activities';

/** What an empty list says under its title, for each filter. */
export const emptyTexts: Record<ActivityFilter, string> = {
  all: 'Log what you did while it is fresh. A title and the hours are enough; the rest can wait.',
  'in-progress': 'No activities in progress.',
  completed: 'Only completed activities count towards your hours. Tick one when it is done.',
};
