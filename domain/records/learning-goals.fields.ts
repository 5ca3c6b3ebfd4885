import type { CivilDate } from '../dates.ts';
import { countsForField } from './hours-for.ts';
import {
  goalOutcomeQuestions,
  goalStatuses,
  goalStatusLabels,
  learningGoalMessages,
  targetDateLabel,
  type GoalChange,
  type GoalOutcome,
  type PlannedActivityValues,
} from './learning-goals.ts';
import {
  day,
  formatted,
  inForm,
  number,
  optional,
  plainText,
  privateText,
  type FieldSpec,
  type FieldSpecs,
} from './record-fields.ts';

/** The values of the goal form. */
export interface GoalValues {
  title: string;
  why: string;
  measure: string;
  targetDate: CivilDate | null;
  /** Reason for the change of plan; empty for a new goal. */
  reason: string;
}

/** The fields of a learning goal. */
export const goalFields: FieldSpecs<GoalValues> = {
  title: privateText('Goal'),
  why: privateText('Why it matters'),
  measure: privateText('How I will know'),
  targetDate: day(targetDateLabel),
  // Stored with the change, not with the goal, so there is nothing to compare it with.
  reason: { ...inForm(privateText('Reason'), learningGoalMessages.reasonLabel), isCompared: false },
};

const statusField = formatted('Status', (status: string) => {
  const known = goalStatuses.find((each) => each === status);
  return known ? goalStatusLabels[known] : status;
});

/** The values of the form that closes a goal. */
export interface GoalClosingValues {
  outcome: GoalOutcome;
  reflection: string;
}

/** Fields of a closed goal; the form's question for the reflection depends on the outcome. */
export const goalClosingFields: FieldSpecs<GoalClosingValues> = {
  outcome: inForm(statusField, 'How did it end?'),
  reflection: inForm(privateText('Closing reflection'), goalOutcomeQuestions.achieved),
};

const changedFields = new Map<string, FieldSpec<string>>([
  ['title', goalFields.title],
  ['measure', goalFields.measure],
  ['targetDate', goalFields.targetDate],
  ['status', statusField],
]);

/** Formats a change of a goal for display; a change of an unknown field stays as stored. */
export function changeInWords({ field, from, to }: GoalChange): GoalChange {
  const spec = changedFields.get(field);
  if (!spec) return { field, from, to };
  return { field: spec.label, from: spec.format(from), to: spec.format(to) };
}

/** The fields of a planned activity. */
export const plannedActivityFields: FieldSpecs<PlannedActivityValues> = {
  title: inForm(privateText('Title'), 'What will you do?'),
  hours: number('Hours'),
  category: plainText('Category'),
  plannedDate: optional(day('Planned day')),
  countsFor: countsForField,
};
