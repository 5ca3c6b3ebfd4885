import { reflectiveLogMessages, reflectiveLogMinimums } from '#domain/reflective-logs';
import { cpdLogSchema, dashboardLogSchema } from '#domain/reflective-logs.schema';

/** The two places where a log is written; each holds its own limits (specification, section 5). */
export const variants = {
  dashboard: {
    schema: dashboardLogSchema,
    minimums: reflectiveLogMinimums.dashboard,
    newTitle: reflectiveLogMessages.dashboard.dialogTitle,
  },
  'cpd-log': {
    schema: cpdLogSchema,
    minimums: reflectiveLogMinimums.cpdLog,
    newTitle: reflectiveLogMessages.cpdLog.dialogTitle.add,
  },
} as const;

export type LogVariant = keyof typeof variants;
