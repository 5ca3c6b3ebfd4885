import type {
  ActivityPartsFragment,
  ChangeActivitiesInput,
  UpdateActivityInput,
} from '#client/graphql/generated.ts';
import type { ChangeOfOne, ChangesOfEach } from '#client/lib/outbox.ts';
import { countsWhole } from '#domain/records/hours-for';
import type { OutboxForm } from '#domain/records/outbox';
import { toFields } from './form-values.ts';

type Activity = ActivityPartsFragment;
type ActivityChange = Omit<ChangeActivitiesInput, 'ids'>;

/** Splits a change of several activities into one change each, so that each can be refused or compared in the outbox. */
export function ofEach(
  activities: readonly Activity[],
  change: ActivityChange,
  timeZone: string,
): ChangesOfEach {
  return {
    changes: activities.map((activity) => changeOf(activity, change, timeZone)),
    response: (refusals) => {
      const all = activities.map(({ id }, index) => ({ id, message: refusals[index] ?? null }));
      return {
        changeActivities: {
          __typename: 'ChangedActivities',
          ids: all.flatMap(({ id, message }) => (message === null ? id : [])),
          refused: all.flatMap(({ id, message }) =>
            message === null ? [] : { __typename: 'RefusedActivity', id, message },
          ),
        },
      };
    },
  };
}

function changeOf(activity: Activity, change: ActivityChange, timeZone: string): ChangeOfOne {
  const { id, version } = activity;
  if (typeof change.deleted === 'boolean') {
    return { operation: change.deleted ? 'DeleteActivity' : 'RestoreActivity', variables: { id } };
  }
  const input = changedFields(activity, change);
  return {
    operation: 'UpdateActivity',
    // As for a single activity, completing and reopening apply whatever else has changed meanwhile.
    variables: { id, input: change.status ? input : { ...input, version } },
    form: formOf(activity, input, timeZone),
  };
}

/** Returns the form that opens if a change made outside a form has to be compared. */
export function formOf(
  activity: Activity,
  input: UpdateActivityInput,
  timeZone: string,
): OutboxForm {
  const changed = { ...activity, ...input } as Activity;
  return {
    place: `activity:${activity.id}`,
    values: { ...toFields(changed, timeZone) },
    begun: { version: activity.version, values: { ...toFields(activity, timeZone) } },
  };
}

/**
 * Returns the fields of an activity that a change of several sets, as the server does: completing gives back the
 * completion date that it had before, else `now`.
 */
export function changedFields(
  { status, completedDate, lastCompletedDate, goalIds, hours }: Activity,
  { status: next, category, goalId, registration }: ActivityChange,
  now?: string,
): UpdateActivityInput {
  const then = (status === 'completed' ? completedDate : lastCompletedDate) ?? now;
  return {
    ...(next && { status: next }),
    ...(next === 'completed' && then && { completedDate: then }),
    ...(next === 'in-progress' && now && { completedDate: null }),
    ...(category && { category }),
    ...(registration && { countsFor: countsWhole(hours, registration) }),
    ...(goalId && { goalIds: goalIds.includes(goalId) ? goalIds : [...goalIds, goalId] }),
    ...(goalId === null && { goalIds: [] }),
  };
}
