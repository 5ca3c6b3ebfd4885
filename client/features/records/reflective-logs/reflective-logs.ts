import {
  CreateReflectiveLogDocument,
  DeleteReflectiveLogDocument,
  ReflectiveLogDocument,
  RestoreReflectiveLogDocument,
  UpdateReflectiveLogDocument,
  type CreateReflectiveLogInput,
  type DeleteReflectiveLogMutation,
  type ReflectiveLogPartsFragment,
  type ReflectiveLogQuery,
} from '#client/graphql/generated.ts';
import type { RecordSpec } from '#client/records/record-spec.ts';
import {
  reflectiveLogMessages,
  reflectiveLogMinimums,
  type ReflectiveLogValues,
} from '#domain/records/reflective-logs';

/** A reflective log; lists know its files too. */
export type Row = ReflectiveLogPartsFragment & { evidenceFiles?: readonly { id: string }[] };

const { dashboard, cpdLog } = reflectiveLogMessages;

/** Spec by which the client reads, saves and deletes reflective logs. */
export const reflectiveLogs: RecordSpec<
  Row,
  ReflectiveLogValues,
  CreateReflectiveLogInput,
  DeleteReflectiveLogMutation
> = {
  name: 'reflective-log',
  list: 'reflectiveLogs',
  // Reflections change how ready an activity is for an audit.
  alsoShownIn: ['reflectiveLog', 'activity', 'activities'],
  toValues: (row) => ({
    content: row?.content ?? '',
    learningOutcomes: row?.learningOutcomes ?? '',
    futureApplication: row?.futureApplication ?? '',
    activityId: relatedActivity(row)?.id ?? '',
  }),
  toInput: ({ activityId, ...texts }) => ({ ...texts, activityId: activityId || null }),
  load: async (client, id) => {
    const { data } = await client.query<ReflectiveLogQuery>({
      query: ReflectiveLogDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.reflectiveLog;
  },
  create: CreateReflectiveLogDocument,
  update: UpdateReflectiveLogDocument,
  remove: DeleteReflectiveLogDocument,
  removed: (row) => ({ deleteReflectiveLog: row }),
  restore: RestoreReflectiveLogDocument,
  messages: {
    ...cpdLog,
    created: { title: cpdLog.added },
    updated: { title: cpdLog.updated },
  },
};

/** The two places where a log is written; each has its own limits and messages (specification, section 5). */
export const variants = {
  dashboard: {
    minimums: reflectiveLogMinimums.dashboard,
    newTitle: dashboard.dialogTitle,
    spec: {
      ...reflectiveLogs,
      messages: {
        ...reflectiveLogs.messages,
        created: dashboard.saved,
        updated: dashboard.saved,
        saveFailed: dashboard.saveFailed,
      },
    },
  },
  'cpd-log': {
    minimums: reflectiveLogMinimums.cpdLog,
    newTitle: cpdLog.dialogTitle.add,
    spec: reflectiveLogs,
  },
} as const;
export type LogVariant = keyof typeof variants;

/** Returns the activity of a log; null if it was deleted, since the server would refuse it. */
export function relatedActivity(row?: Row): { id: string; title: string } | null {
  const { activityId: id, activityTitle: title } = row ?? {};
  return id && title ? { id, title } : null;
}
