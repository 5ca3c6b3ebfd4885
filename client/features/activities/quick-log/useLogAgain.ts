import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteActivityMutation,
  type PlannedActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now, todayIn } from '#client/lib/dates.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { randomKey } from '#client/lib/request-key.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { activityMessages } from '#domain/activities';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { plannedFields, toInput, type ActivityFields } from '../form-values.ts';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';
import { useSaveActivity } from '../useSaveActivity.ts';

interface Options {
  /** The planned activity that it records. */
  plannedActivityId?: string;
  onUndone?: () => void;
}

/** Logs an activity with one press; the toast offers to undo it. Resolves to its id, null if it was refused. */
export function useLogAgain() {
  const client = useApolloClient();
  const save = useSaveActivity();
  const [remove] = useDeleteActivityMutation();
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;

  async function undo(id: string, onUndone?: () => void): Promise<void> {
    try {
      await remove({ variables: { id } });
      onUndone?.();
      showToast(savedToast(activityMessages.deleted));
    } catch (error) {
      tellFailure(activityMessages.deleteFailed, error);
    }
    void refreshAfterActivity(client);
  }

  return async (fields: ActivityFields, { plannedActivityId, onUndone }: Options = {}) => {
    const input = {
      ...toInput(fields, null, now(), timeZone),
      ...(plannedActivityId && { plannedActivityId }),
    };
    const sending = { requestKey: randomKey(), version: undefined };
    try {
      return await save(input, sending, (id) => ({
        label: 'Undo',
        onClick: () => void undo(id, onUndone),
      }));
    } catch {
      return null;
    }
  };
}

/** Records a planned activity as it was planned, completed today; the toast offers to undo it. */
export function usePlannedDone() {
  const log = useLogAgain();
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  return async (planned: PlannedActivityPartsFragment): Promise<void> => {
    await log(plannedFields(planned, todayIn(timeZone)), { plannedActivityId: planned.id });
  };
}
