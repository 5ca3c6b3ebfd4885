import { counted } from './counts.ts';
import { formatted, labelsOf, privateText, type FieldSpecs } from './record-fields.ts';

/** The texts of a log, in the order in which they are written and read. */
export const reflectiveLogTexts = ['content', 'learningOutcomes', 'futureApplication'] as const;

/** The most characters in each text of a reflective log; ours. */
export const REFLECTIVE_LOG_MAX = 10_000;

/** The fewest characters in each text: the dashboard's dialog, and the CPD Log form, which the server holds too. */
export const reflectiveLogMinimums = {
  dashboard: { content: 50, learningOutcomes: 20, futureApplication: 20 },
  cpdLog: { content: 20, learningOutcomes: 10, futureApplication: 10 },
} as const;

/** The values of the reflective log form. */
export interface ReflectiveLogValues {
  content: string;
  learningOutcomes: string;
  futureApplication: string;
  /** Empty for none. */
  activityId: string;
}

/** Shown wherever a reflection is written. */
export const PATIENT_PRIVACY_REMINDER =
  'Never write anything that could identify a patient: no names, addresses, dates of birth or case numbers.';

/** The choice of a log that belongs to no activity. */
export const NO_ACTIVITY_LABEL = 'None';

/** The fields of a reflective log. */
export const reflectiveLogFields: FieldSpecs<ReflectiveLogValues> = {
  content: privateText('Reflection'),
  learningOutcomes: privateText('Learning outcomes'),
  futureApplication: privateText('Future application'),
  // The screen that has loaded the activities shows the title in place of the id.
  activityId: formatted('Related activity', (id) => id || NO_ACTIVITY_LABEL),
};

/** The label of each field of a log. */
export const reflectiveLogLabels = labelsOf(reflectiveLogFields);

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
    deleteConfirm: {
      title: 'Delete this reflection?',
      text: () => 'It is removed from your log and your count.',
    },
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
