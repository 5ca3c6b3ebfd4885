import { vocabulary } from '../../mechanics/vocabulary.ts';
import { goalOutcomeQuestions, goalStatusLabels } from '#domain/records/learning-goals';

export const GoalStatus = vocabulary(
  'GoalStatus',
  'Where a learning goal stands; all but open are closed.',
  goalStatusLabels,
);
export const GoalOutcome = vocabulary(
  'GoalOutcome',
  'How a learning goal is closed, with the question that its reflection answers.',
  goalOutcomeQuestions,
);
export const GoalField = vocabulary('GoalField', 'What a change of a learning goal changed.', [
  'title',
  'measure',
  'targetDate',
  'status',
]);
