import { vocabulary } from '../../mechanics/vocabulary.ts';
import { goalOutcomeQuestions, goalStatusLabels } from '#domain/records/learning-goals';

export const GoalStatusEnum = vocabulary(
  'GoalStatus',
  'Where a learning goal stands; all but open are closed.',
  goalStatusLabels,
);
export const GoalOutcomeEnum = vocabulary(
  'GoalOutcome',
  'How a learning goal is closed, with the question that its reflection answers.',
  goalOutcomeQuestions,
);
export const GoalFieldEnum = vocabulary('GoalField', 'What a change of a learning goal changed.', [
  'title',
  'measure',
  'targetDate',
  'status',
]);
