import { counted } from './counts.ts';

/** How each field of a log is called. */
export const reflectiveLogLabels = {
  content: 'Reflection',
  learningOutcomes: 'Learning outcomes',
  futureApplication: 'Future application',
  activityId: 'Related activity',
} as const;

/** The texts of a log, in the order in which they are written and read. */
export const reflectiveLogTexts = ['content', 'learningOutcomes', 'futureApplication'] as const;

/** The most characters in each text of a reflective log; ours. */
export const REFLECTIVE_LOG_MAX = 10_000;

/** The fewest characters in each text: the dashboard's dialog, and the CPD Log form, which the server holds too. */
export const reflectiveLogMinimums = {
  dashboard: { content: 50, learningOutcomes: 20, futureApplication: 20 },
  cpdLog: { content: 20, learningOutcomes: 10, futureApplication: 10 },
} as const;

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
    dialogTitle: { add: 'Add reflection', edit: 'Edit reflection' },
    added: 'Reflective log added',
    updated: 'Reflective log updated',
    deleted: 'Reflective log deleted',
    restored: 'Reflective log restored',
    restoreFailed: { title: 'Error', description: 'Could not restore reflective log' },
    saveFailed: { title: 'Error', description: 'Could not save reflective log' },
    deleteFailed: { title: 'Error', description: 'Could not delete reflective log' },
  },
  empty: 'No reflections yet',
  noUser: {
    title: 'Error',
    description: 'User information not available. Please try again.',
  },
  loadFailed: (message: string) => `Error loading reflective logs: ${message}`,
} as const;

/** How many logs there are: '1 reflective log'. */
export const reflectiveLogCountLabel = (count: number): string => counted(count, 'reflection');
