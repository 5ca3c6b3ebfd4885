import { kinds } from '#server/records/kinds';
import { crud } from '#server/rest/crud';
import { ids, oneOf, texts } from '#server/rest/queries';
import { get, plain, post, taking, type Route } from '#server/rest/route';
import * as activities from './activities.ts';
import { activityCategories, activityFilters } from '#domain/records/activities';
import { activitySorts, evidenceFilters } from '#domain/records/activity-filters';
import { activityChangesSchema } from '#domain/records/activity-changes.schema';
import { activityTypes } from '#domain/records/activity-types';
import { professions } from '#domain/professions/professions';

export const activityRoutes: readonly Route[] = [
  post(
    '/activities/changes',
    'changeActivities',
    taking(activityChangesSchema, activities.change),
    {
      status: 200,
    },
  ),
  get('/activities/recent', 'recentActivities', plain(activities.recent)),
  get('/activities/repeatable', 'repeatableActivities', plain(activities.repeatable)),
  ...crud('/activities', activities, {
    name: 'Activity',
    schemas: kinds.activity.schemas,
    filters: {
      status: oneOf(activityFilters),
      ...texts('query', 'period', 'year'),
      category: oneOf(activityCategories.map((value) => ({ value }))),
      activityType: oneOf(activityTypes.map((value) => ({ value }))),
      interactive: { type: 'boolean' },
      evidence: oneOf(evidenceFilters),
      countsFor: oneOf(professions.map(({ id }) => ({ value: id }))),
      ...ids('goalId', 'documentId'),
      sort: oneOf(activitySorts),
    },
  }),
];
