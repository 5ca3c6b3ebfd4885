import type { InferType } from 'yup';
import { activityFields } from './activities.fields.ts';
import {
  activityLimits,
  activityCategories,
  HOURS_MIN,
  HOURS_STEP,
  HOURS_MAX,
  activityStatuses,
} from './activities.ts';
import { newTraceRules, traceRules } from './activity-trace.schema.ts';
import { countAnswersRule } from './count-answers.schema.ts';
import { countsForRule } from './counts-for.schema.ts';
import { ACTIVITY_DOCUMENTS_MAX, citedDocumentMessages } from './documents.ts';
import {
  choice,
  flag,
  hours,
  idList,
  optionalId,
  optionalInstant,
  optionalText,
  text,
} from '../fields.ts';
import { form } from '../forms.ts';
import { confirmedChecksRule } from './plausibility.schema.ts';
import { ACTIVITY_GOALS_MAX, learningGoalMessages } from './learning-goals.ts';
import { labelsOf } from './record-fields.ts';
import { version } from '../versions.schema.ts';

const labels = labelsOf(activityFields);

const messages = {
  title: `${labels.title} must be at least ${activityLimits.title.min} characters`,
  category: `${labels.category} is required`,
  hours: `${labels.hours} must be a positive number`,
  status: `${labels.status} must be ${activityStatuses.join(' or ')}`,
};

const fields = {
  title: text({ label: labels.title, ...activityLimits.title, short: messages.title }),
  category: choice(activityCategories, messages.category),
  description: optionalText({
    multiline: true,
    label: labels.description,
    ...activityLimits.description,
  }),
  hours: hours({ label: labels.hours, min: HOURS_MIN, step: HOURS_STEP, max: HOURS_MAX }),
  isInteractive: flag(labels.isInteractive),
  status: choice(activityStatuses, messages.status),
  completedDate: optionalInstant(labels.completedDate),
  evidence: optionalText({ multiline: true, label: labels.evidence, ...activityLimits.evidence }),
  goalIds: idList(ACTIVITY_GOALS_MAX, learningGoalMessages.goalsServed),
  documentIds: idList(ACTIVITY_DOCUMENTS_MAX, citedDocumentMessages.list),
  ...traceRules,
  countAnswers: countAnswersRule,
  countsFor: countsForRule,
};

/** The fields that several activities can be given together. */
export const commonRules = {
  status: fields.status,
  category: fields.category,
  /** Goal added to those of each activity; null removes all their goals. */
  goalId: optionalId(learningGoalMessages.noGoal),
};

/** A new activity. Defaults: not interactive, in progress, null for the rest. */
export const activitySchema = form({
  ...fields,
  title: fields.title.required(messages.title),
  category: fields.category.required(messages.category),
  description: fields.description.default(null),
  hours: fields.hours.required(messages.hours),
  isInteractive: fields.isInteractive.default(false),
  status: fields.status.default('in-progress'),
  completedDate: fields.completedDate.default(null),
  evidence: fields.evidence.default(null),
  goalIds: fields.goalIds.default([]),
  documentIds: fields.documentIds.default([]),
  ...newTraceRules,
  countAnswers: fields.countAnswers.default(null),
  countsFor: fields.countsFor.default(null),
  /** Planned activity that this one completes; it then counts towards the plan's goal. */
  plannedActivityId: optionalId('Planned activity must be one of yours').default(null),
});
export type ActivityInput = InferType<typeof activitySchema>;

/** A change of an activity: a field that is left out stays as it is. */
export const activityChangeSchema = form({
  ...fields,
  confirmedChecks: confirmedChecksRule,
  version,
});
export type ActivityChange = InferType<typeof activityChangeSchema>;
