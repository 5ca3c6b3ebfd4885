import { counted } from '../counts.ts';
import { formatted, labelsOf, privateText, type FieldSpecs } from './record-fields.ts';

/** Texts of a log, in the order in which they are written and read. */
export const reflectiveLogTexts = ['content', 'learningOutcomes', 'futureApplication'] as const;

/** Maximum characters of each text of a reflective log; our own limit. */
export const REFLECTIVE_LOG_MAX = 10_000;

/** Minimum characters of each text: in the dashboard's dialog, and in the CPD Log form (also the server's minimum). */
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

/** Label for a log without an activity. */
export const NO_ACTIVITY_LABEL = 'None';

/** The fields of a reflective log. */
export const reflectiveLogFields: FieldSpecs<ReflectiveLogValues> = {
  content: privateText('Reflection'),
  learningOutcomes: privateText('Learning outcomes'),
  futureApplication: privateText('Future application'),
  // A screen that has loaded the activities shows the title instead of the id.
  activityId: formatted('Related activity', (id) => id || NO_ACTIVITY_LABEL),
};

/** The label of each field of a log. */
export const reflectiveLogLabels = labelsOf(reflectiveLogFields);

/** Texts of both log forms (specification, sections 2, 4 and 8). */
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

/** Returns the number of logs in words: '1 reflection'. */
export const reflectiveLogCountLabel = (count: number): string => counted(count, 'reflection');
