import { mixed, object, type InferType } from 'yup';
import {
  activityCategories,
  activityLimits,
  HOURS_MAX,
  HOURS_MIN,
  HOURS_STEP,
} from './activities.ts';
import { countsForRule } from './counts-for.schema.ts';
import { choice, hours, optionalDay, optionalId, text } from '../fields.ts';
import { form } from '../forms.ts';
import { goalClosingFields, goalFields, plannedActivityFields } from './learning-goals.fields.ts';
import { goalLimits, goalOutcomes } from './learning-goals.ts';
import { namesInErrors } from './record-fields.ts';
import { version } from '../versions.schema.ts';

const labels = {
  goal: namesInErrors(goalFields),
  closing: namesInErrors(goalClosingFields),
  planned: namesInErrors(plannedActivityFields),
};

const short = {
  title: `${labels.goal.title} must be at least ${goalLimits.title.min} characters`,
  why: 'Please say in at least 5 characters why it matters',
  measure: 'Please say in at least 5 characters how you will know',
  reason: 'Please say in at least 5 characters why the plan changes',
  reflection: 'Please write at least 10 characters',
};

const targetDateMissing = 'Please choose a day by when';

const goalRules = {
  title: text({ label: labels.goal.title, ...goalLimits.title, short: short.title }),
  why: text({ multiline: true, label: labels.goal.why, ...goalLimits.why, short: short.why }),
  measure: text({
    multiline: true,
    label: labels.goal.measure,
    ...goalLimits.measure,
    short: short.measure,
  }),
  targetDate: optionalDay(labels.goal.targetDate).nonNullable(targetDateMissing),
};

/** A new goal. */
export const learningGoalSchema = form({
  title: goalRules.title.required(short.title),
  why: goalRules.why.required(short.why),
  measure: goalRules.measure.required(short.measure),
  targetDate: goalRules.targetDate.required(targetDateMissing),
});
export type LearningGoalInput = InferType<typeof learningGoalSchema>;

const reason = text({
  multiline: true,
  label: labels.goal.reason,
  ...goalLimits.reason,
  short: short.reason,
});

/** A change of a goal: a field that is left out stays as it is. */
export const learningGoalChangeSchema = form({ ...goalRules, reason, version });
export type LearningGoalChange = InferType<typeof learningGoalChangeSchema>;

/** The form that closes a goal. */
export const goalClosingSchema = form({
  outcome: choice(goalOutcomes, 'Please choose how it ended').required(
    'Please choose how it ended',
  ),
  reflection: text({
    multiline: true,
    label: labels.closing.reflection,
    ...goalLimits.reflection,
    short: short.reflection,
  }).required(short.reflection),
});
export type GoalClosing = InferType<typeof goalClosingSchema>;

/** Selects the goal to carry over. */
export const carryingSchema = object({ id: mixed() });

const plannedMessages = {
  title: `Please say in at least ${activityLimits.title.min} characters what you will do`,
  category: `${labels.planned.category} is required`,
  hours: `${labels.planned.hours} must be a positive number`,
};

const plannedRules = {
  title: text({
    label: labels.planned.title,
    ...activityLimits.title,
    short: plannedMessages.title,
  }),
  category: choice(activityCategories, plannedMessages.category),
  hours: hours({ label: labels.planned.hours, min: HOURS_MIN, step: HOURS_STEP, max: HOURS_MAX }),
  plannedDate: optionalDay(labels.planned.plannedDate),
  countsFor: countsForRule,
};

const required = {
  title: plannedRules.title.required(plannedMessages.title),
  category: plannedRules.category.required(plannedMessages.category),
  hours: plannedRules.hours.required(plannedMessages.hours),
  plannedDate: plannedRules.plannedDate.default(null),
  countsFor: plannedRules.countsFor.default(null),
};

const goalMissing = `${labels.goal.title} must be one of your open goals`;

/** The form of a planned activity, within its goal. */
export const plannedActivityFormSchema = form(required);

/** A new planned activity. */
export const plannedActivitySchema = form({
  ...required,
  goalId: optionalId(goalMissing).nonNullable(goalMissing).required(goalMissing),
});

/** A change of a planned activity: a field that is left out stays as it is. */
export const plannedActivityChangeSchema = form({ ...plannedRules, version });
