import type { InferType } from 'yup';
import { optionalId, text } from '../fields.ts';
import { form } from '../forms.ts';
import { labelsOf } from './record-fields.ts';
import {
  reflectiveLogMinimums,
  REFLECTIVE_LOG_MAX,
  reflectiveLogFields,
} from './reflective-logs.ts';
import { version } from '../versions.schema.ts';

const labels = labelsOf(reflectiveLogFields);

const dashboardMessages = {
  content: 'Please provide a detailed reflection (at least 50 characters)',
  learningOutcomes: 'Please describe what you learned',
  futureApplication: 'Please describe how you will apply this knowledge',
};

const cpdLogMessages = {
  content: 'Please provide at least 20 characters for your reflection',
  learningOutcomes: 'Please describe what you learned in at least 10 characters',
  futureApplication: 'Please describe how you will apply this knowledge in at least 10 characters',
};

/** The dialog 'New Reflective Practice Log' of the dashboard (50/20/20). */
export const dashboardLogSchema = logSchema(reflectiveLogMinimums.dashboard, dashboardMessages);

/** The form of the CPD Log (20/10/10). */
export const cpdLogSchema = logSchema(reflectiveLogMinimums.cpdLog, cpdLogMessages);

/** The server's rule for a new log: the lower of the two minimums, so that it accepts both forms. */
export const reflectiveLogSchema = cpdLogSchema;
export type ReflectiveLogInput = InferType<typeof reflectiveLogSchema>;

/** A change of a log: a field that is left out stays as it is. */
export const reflectiveLogChangeSchema = form({
  ...logFields(reflectiveLogMinimums.cpdLog, cpdLogMessages),
  version,
});
export type ReflectiveLogChange = InferType<typeof reflectiveLogChangeSchema>;
type Minimums = (typeof reflectiveLogMinimums)[keyof typeof reflectiveLogMinimums];
type Messages = Record<keyof Minimums, string>;

function logSchema(minimums: Minimums, messages: Messages) {
  const fields = logFields(minimums, messages);
  return form({
    content: fields.content.required(messages.content),
    learningOutcomes: fields.learningOutcomes.required(messages.learningOutcomes),
    futureApplication: fields.futureApplication.required(messages.futureApplication),
    activityId: fields.activityId.default(null),
  });
}

function logFields(minimums: Minimums, messages: Messages) {
  const max = REFLECTIVE_LOG_MAX;
  return {
    content: text({
      multiline: true,
      label: labels.content,
      min: minimums.content,
      max,
      short: messages.content,
    }),
    learningOutcomes: text({
      multiline: true,
      label: labels.learningOutcomes,
      min: minimums.learningOutcomes,
      max,
      short: messages.learningOutcomes,
    }),
    futureApplication: text({
      multiline: true,
      label: labels.futureApplication,
      min: minimums.futureApplication,
      max,
      short: messages.futureApplication,
    }),
    activityId: optionalId(`${labels.activityId} must be one of your activities`),
  };
}
