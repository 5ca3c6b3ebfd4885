import type { PlannedActivityPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now, todayIn } from '#client/lib/dates.ts';
import { randomKey } from '#client/lib/request-key.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { plannedFields, toInput, type ActivityFields } from '../form-values.ts';
import { useAfterSaving } from '../useAfterSaving.ts';
import { useSaveActivity } from '../useSaveActivity.ts';

interface Options {
  /** The planned activity that it records. */
  plannedActivityId?: string;
  onUndone?: () => void;
}

/** Logs an activity with one press; the toast offers to undo it. Resolves to its id, null if it was refused. */
export function useLogAgain() {
  const save = useSaveActivity();
  const afterSaving = useAfterSaving();
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;

  return async (fields: ActivityFields, { plannedActivityId, onUndone }: Options = {}) => {
    const input = {
      ...toInput(fields, null, now(), timeZone),
      ...(plannedActivityId && { plannedActivityId }),
    };
    const sending = { requestKey: randomKey(), version: undefined };
    try {
      return await save(input, sending, (id) => afterSaving(id, onUndone));
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
