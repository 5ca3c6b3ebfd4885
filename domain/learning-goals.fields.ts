import type { CivilDate } from './dates.ts';
import {
  goalStatusLabels,
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
  type FieldSpecs,
} from './record-fields.ts';

/** The values of the goal form. */
export interface GoalValues {
  title: string;
  why: string;
  measure: string;
  targetDate: CivilDate | null;
  /** Why the plan changes; empty for a new goal. */
  reason: string;
}

/** The fields of a learning goal. */
export const goalFields: FieldSpecs<GoalValues> = {
  title: privateText('Goal'),
  why: privateText('Why it matters'),
  measure: privateText('How I will know'),
  targetDate: day('By when'),
  // Kept with the change, not with the goal, so there is nothing to compare it with.
  reason: { ...inForm(privateText('Reason'), 'Why does the plan change?'), isCompared: false },
};

/** The values of the form that closes a goal. */
export interface GoalClosingValues {
  outcome: GoalOutcome;
  reflection: string;
}

/** The fields of a closed goal; its form asks for the reflection with a question per outcome. */
export const goalClosingFields: FieldSpecs<GoalClosingValues> = {
  outcome: inForm(
    formatted('Status', (outcome) => goalStatusLabels[outcome]),
    'How did it end?',
  ),
  reflection: privateText('Reflection on closing'),
};

/** The fields of a planned activity. */
export const plannedActivityFields: FieldSpecs<PlannedActivityValues> = {
  title: inForm(privateText('Title'), 'What will you do?'),
  hours: number('Hours'),
  category: plainText('Category'),
  plannedDate: optional(day('Planned day')),
};
