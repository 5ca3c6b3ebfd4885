import type { ReflectiveLogPartsFragment } from '#client/graphql/generated.ts';

/** What the form holds; empty stands for no activity. */
export interface LogFields {
  content: string;
  learningOutcomes: string;
  futureApplication: string;
  activityId: string;
}

/** The form's values for a log to edit, or for a new one of that activity. */
export const toFields = (log?: ReflectiveLogPartsFragment, activityId?: string): LogFields => ({
  content: log?.content ?? '',
  learningOutcomes: log?.learningOutcomes ?? '',
  futureApplication: log?.futureApplication ?? '',
  activityId: relatedOf(log, activityId)?.id ?? '',
});

/** A log whose activity was deleted is saved without one, since the server refuses what is gone. */
export function relatedOf(log?: ReflectiveLogPartsFragment, activityId?: string) {
  if (activityId) return { id: activityId, title: 'The activity you came from' };
  const { activityId: id, activityTitle: title } = log ?? {};
  return id && title ? { id, title } : null;
}
