import type { InferType } from 'yup';
import {
  activityLimits,
  activityCategories,
  HOURS_MIN,
  HOURS_STEP,
  HOURS_MAX,
  activityStatuses,
} from './activities.ts';
import { newTraceFields, traceFields } from './activity-trace.schema.ts';
import { choice, flag, hours, optionalId, optionalInstant, optionalText, text } from './fields.ts';
import { form } from './forms.ts';
import { version } from './versions.schema.ts';

const messages = {
  title: 'Title must be at least 2 characters',
  category: 'Category is required',
  hours: 'Hours must be a positive number',
  status: 'Status must be in-progress or completed',
};

const fields = {
  title: text({ label: 'Title', ...activityLimits.title, short: messages.title }),
  category: choice(activityCategories, messages.category),
  description: optionalText({ label: 'Description', ...activityLimits.description }),
  hours: hours({ label: 'Hours', min: HOURS_MIN, step: HOURS_STEP, max: HOURS_MAX }),
  isInteractive: flag('Interactive'),
  status: choice(activityStatuses, messages.status),
  completedDate: optionalInstant('Completion date'),
  evidence: optionalText({ label: 'Evidence', ...activityLimits.evidence }),
  goalId: optionalId('Learning goal must be one of yours'),
  ...traceFields,
};

/** A new activity. What is left out becomes: not interactive, in progress, null. */
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
  goalId: fields.goalId.default(null),
  ...newTraceFields,
  /** What was planned and is recorded with it; the activity then serves the goal of the plan. */
  plannedActivityId: optionalId('Planned activity must be one of yours').default(null),
});
export type ActivityInput = InferType<typeof activitySchema>;

/** A change of an activity: every field may be left out, and then stays as it is. */
export const activityChangeSchema = form({ ...fields, version });
export type ActivityChange = InferType<typeof activityChangeSchema>;
