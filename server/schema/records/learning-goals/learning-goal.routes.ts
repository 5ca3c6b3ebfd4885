import { kinds } from '#server/records/kinds';
import { crud, restored } from '#server/rest/crud';
import { texts } from '#server/rest/queries';
import { byId, versionedInput, post, type Route } from '#server/rest/route';
import * as goalEndings from './goal-endings.ts';
import * as learningGoals from './learning-goals.ts';
import * as plannedActivities from './planned-activities.ts';
import { goalClosingSchema } from '#domain/records/learning-goals.schema';

export const learningGoalRoutes: readonly Route[] = [
  ...crud('/learning-goals', learningGoals, {
    name: 'LearningGoal',
    schemas: kinds['learning-goal'].schemas,
    filters: texts('period'),
    updateAlso: [409],
    restoreAlso: [409],
  }),
  post(
    '/learning-goals/:id/close',
    'closeLearningGoal',
    versionedInput(goalClosingSchema, goalEndings.close),
    { status: 200, also: [409] },
  ),
  post('/learning-goals/:id/reopen', 'reopenLearningGoal', byId(goalEndings.reopen), restored),
  post('/learning-goals/:id/carry-over', 'carryOverLearningGoal', {
    ...byId(goalEndings.carryOver),
    idempotent: true,
    location: ({ id }) => `/learning-goals/${id}`,
  }),
  ...crud('/planned-activities', plannedActivities, {
    name: 'PlannedActivity',
    one: {
      summary: 'One activity of the plan of a goal.',
      response: { type: 'PlannedActivity' },
    },
    schemas: kinds['planned-activity'].schemas,
    restoreAlso: [409],
  }),
];
