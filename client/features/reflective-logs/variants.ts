import { reflectiveLogMessages, reflectiveLogMinimums } from '#domain/reflective-logs';

/** The two places where a log is written; each holds its own limits (specification, section 5). */
export const variants = {
  dashboard: {
    minimums: reflectiveLogMinimums.dashboard,
    newTitle: reflectiveLogMessages.dashboard.dialogTitle,
  },
  'cpd-log': {
    minimums: reflectiveLogMinimums.cpdLog,
    newTitle: reflectiveLogMessages.cpdLog.dialogTitle.add,
  },
} as const;

export type LogVariant = keyof typeof variants;
