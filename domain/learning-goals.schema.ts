import type { InferType } from 'yup';
import {
  activityCategories,
  activityLimits,
  HOURS_MAX,
  HOURS_MIN,
  HOURS_STEP,
} from './activities.ts';
import { choice, hours, optionalDay, optionalId, text } from './fields.ts';
import { form } from './forms.ts';
import { goalLimits, goalOutcomes } from './learning-goals.ts';
import { version } from './versions.schema.ts';

const short = {
  title: 'Goal must be at least 5 characters',
  why: 'Please say in at least 5 characters why it matters',
  measure: 'Please say in at least 5 characters how you will know',
  reason: 'Please say in at least 5 characters why the plan changes',
  reflection: 'Please write at least 10 characters',
};

const targetDateMissing = 'Please choose a day by when';

const goalFields = {
  title: text({ label: 'Goal', ...goalLimits.title, short: short.title }),
  why: text({ label: 'Why', ...goalLimits.why, short: short.why }),
  measure: text({ label: 'How you will know', ...goalLimits.measure, short: short.measure }),
  targetDate: optionalDay('By when').nonNullable(targetDateMissing),
};

/** A new goal. */
export const learningGoalSchema = form({
  title: goalFields.title.required(short.title),
  why: goalFields.why.required(short.why),
  measure: goalFields.measure.required(short.measure),
  targetDate: goalFields.targetDate.required(targetDateMissing),
});
export type LearningGoalInput = InferType<typeof learningGoalSchema>;

const reason = text({ label: 'Reason', ...goalLimits.reason, short: short.reason });

/** A change of a goal: what is left out stays as it is. */
export const learningGoalChangeSchema = form({ ...goalFields, reason, version });
export type LearningGoalChange = InferType<typeof learningGoalChangeSchema>;

/** How a goal is closed. */
export const goalClosingSchema = form({
  outcome: choice(goalOutcomes, 'Please choose how it ended').required(
    'Please choose how it ended',
  ),
  reflection: text({
    label: 'Reflection',
    ...goalLimits.reflection,
    short: short.reflection,
  }).required(short.reflection),
});
export type GoalClosing = InferType<typeof goalClosingSchema>;

const plannedFields = {
  title: text({
    label: 'Title',
    ...activityLimits.title,
    short: 'Title must be at least 2 characters',
  }),
  category: choice(activityCategories, 'Category is required'),
  hours: hours({ label: 'Hours', min: HOURS_MIN, step: HOURS_STEP, max: HOURS_MAX }),
  plannedDate: optionalDay('Planned day'),
};

const required = {
  title: plannedFields.title.required('Title must be at least 2 characters'),
  category: plannedFields.category.required('Category is required'),
  hours: plannedFields.hours.required('Hours must be a positive number'),
  plannedDate: plannedFields.plannedDate.default(null),
};

const goalMissing = 'Goal must be one of your open goals';

/** The form of a planned activity, within its goal. */
export const plannedActivityFormSchema = form(required);

/** A new planned activity. */
export const plannedActivitySchema = form({
  ...required,
  goalId: optionalId(goalMissing).nonNullable(goalMissing).required(goalMissing),
});

/** A change of a planned activity: what is left out stays as it is. */
export const plannedActivityChangeSchema = form({ ...plannedFields, version });
