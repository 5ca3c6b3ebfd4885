import type { InferType } from 'yup';
import { form, optionalId, text } from './fields.ts';

/** How each field of a log is called. */
export const reflectiveLogLabels = {
  content: 'Reflection',
  learningOutcomes: 'Learning outcomes',
  futureApplication: 'Future application',
  activityId: 'Related activity',
} as const;

/** The most characters in each text of a reflective log; ours. */
export const REFLECTIVE_LOG_MAX = 10_000;

/** The fewest characters in each text: the dashboard's dialog, and the CPD Log form, which the server holds too. */
export const reflectiveLogMinimums = {
  dashboard: { content: 50, learningOutcomes: 20, futureApplication: 20 },
  cpdLog: { content: 20, learningOutcomes: 10, futureApplication: 10 },
} as const;

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

/** What the server holds a new log to: the lower of the two minimums, so that it refuses neither form. */
export const reflectiveLogSchema = cpdLogSchema;
export type ReflectiveLogInput = InferType<typeof reflectiveLogSchema>;

/** A change of a log: what is left out stays as it is. */
export const reflectiveLogChangeSchema = form(
  logFields(reflectiveLogMinimums.cpdLog, cpdLogMessages),
);
export type ReflectiveLogChange = InferType<typeof reflectiveLogChangeSchema>;

export interface ReflectiveLogFormValues {
  content: string;
  learningOutcomes: string;
  futureApplication: string;
  activityId: number | null;
}

/** What an empty log form holds. */
export const reflectiveLogDefaults: ReflectiveLogFormValues = {
  content: '',
  learningOutcomes: '',
  futureApplication: '',
  activityId: null,
};

/** Stands wherever a reflection is written. */
export const PATIENT_PRIVACY_REMINDER =
  'Never write anything that could identify a patient: no names, addresses, dates of birth or case numbers.';

/** The choice of a log that belongs to no activity. */
export const NO_ACTIVITY_LABEL = 'None';

/** Texts of both places where logs are written (specification, sections 2, 4 and 8). */
export const reflectiveLogMessages = {
  dashboard: {
    dialogTitle: 'New Reflective Practice Log',
    saved: {
      title: 'Reflective Log Saved',
      description: 'Your reflective practice log has been successfully saved.',
    },
    saveFailed: 'Error saving log',
  },
  cpdLog: {
    dialogTitle: { add: 'Add Reflective Log', edit: 'Edit Reflective Log' },
    added: 'Reflective log added',
    updated: 'Reflective log updated',
    deleted: 'Reflective log deleted',
    restored: 'Reflective log restored',
    restoreFailed: { title: 'Error', description: 'Could not restore reflective log' },
    saveFailed: { title: 'Error', description: 'Could not save reflective log' },
    deleteFailed: { title: 'Error', description: 'Could not delete reflective log' },
  },
  empty: 'No reflective logs yet',
  noUser: {
    title: 'Error',
    description: 'User information not available. Please try again.',
  },
  loadFailed: (message: string) => `Error loading reflective logs: ${message}`,
} as const;

/** How many logs there are: '1 reflective log'. */
export const reflectiveLogCountLabel = (count: number): string =>
  `${count} reflective ${count === 1 ? 'log' : 'logs'}`;

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
      label: reflectiveLogLabels.content,
      min: minimums.content,
      max,
      short: messages.content,
    }),
    learningOutcomes: text({
      label: reflectiveLogLabels.learningOutcomes,
      min: minimums.learningOutcomes,
      max,
      short: messages.learningOutcomes,
    }),
    futureApplication: text({
      label: reflectiveLogLabels.futureApplication,
      min: minimums.futureApplication,
      max,
      short: messages.futureApplication,
    }),
    activityId: optionalId(`${reflectiveLogLabels.activityId} must be one of your activities`),
  };
}
