import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import {
  useUpdateActivityMutation,
  type ActivityPartsFragment,
  type UpdateActivityInput,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { formatDay, now, todayIn } from '#client/lib/dates.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { activityMessages, hoursLabel, type ActivityStatus } from '#domain/activities';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';

const CompletionDateDialog = lazyDialog(
  async () => (await import('./CompletionDateDialog.tsx')).CompletionDateDialog,
);

type Activity = ActivityPartsFragment;

/** A question and its subject, which stays while the dialog fades. */
type Asked = { about: 'reopen' | 'date'; open: boolean; activity: Activity };

/**
 * Turns completed into in progress and back, on the screen at once and taken back when refused. Going back asks first,
 * since the hours stop counting; completing again asks which date counts. `flip` stays the same, for the
 * rows of a list; it resolves to true if the status was changed without a question.
 */
export function useFlipActivity() {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const change = useChangeStatus(timeZone);
  const [asked, setAsked] = useState<Asked | null>(null);

  const flip = useCallback(
    async (activity: Activity): Promise<boolean> => {
      if (asksBeforeFlip(activity)) {
        const about = activity.status === 'completed' ? 'reopen' : 'date';
        setAsked({ about, open: true, activity });
        return false;
      }
      return change(activity, { status: 'completed' });
    },
    [change],
  );

  async function reopen(activity: Activity) {
    const { status, completedDate } = activity;
    const onClick = () => void change(activity, { status, completedDate });
    const done = await change(activity, { status: 'in-progress' });
    const action = { label: 'Undo', onClick };
    if (done) showToast(savedToast({ ...activityMessages.reopened, action }));
  }

  const question = (about: Asked['about']) => ({
    open: asked?.about === about && asked.open,
    onClose: () => asked && setAsked({ ...asked, open: false }),
  });
  const { activity } = asked ?? {};
  const dayOf = (moment?: string | null) =>
    moment ? formatDay(activity?.completedOn ?? moment, timeZone) : '';
  const complete = (completedDate?: string | null) =>
    void change(activity!, { status: 'completed', ...(completedDate && { completedDate }) });
  const dialog = (
    <>
      <ConfirmDialog
        {...question('reopen')}
        title="Put it back in progress?"
        text={activity && reopenText(activity, dayOf(activity.completedDate))}
        confirmLabel="Mark as in progress"
        onConfirm={() => void reopen(activity!)}
      />
      <CompletionDateDialog
        {...question('date')}
        title={activity?.title ?? ''}
        day={dayOf(activity?.lastCompletedDate)}
        onKeep={() => complete(activity?.lastCompletedDate)}
        onToday={() => complete()}
      />
    </>
  );
  return { flip, dialog };
}

/** Asks before an activity is reopened or completed again. */
export const asksBeforeFlip = ({ status, lastCompletedDate }: Activity): boolean =>
  status === 'completed' || Boolean(lastCompletedDate);

const reopenText = ({ title, hours }: Activity, day: string) =>
  `“${title}” then no longer counts with ${hoursLabel(hours)}. Its completion date, ${day}, is kept and offered when you complete it again.`;

/** Changes the status of an activity; resolves to false if it was refused. */
function useChangeStatus(timeZone: string) {
  const client = useApolloClient();
  const [update] = useUpdateActivityMutation();
  const pending = useRef(new Set<string>());
  return useCallback(
    async (
      activity: Activity,
      input: UpdateActivityInput & { status?: ActivityStatus },
    ): Promise<boolean> => {
      const { id } = activity;
      if (pending.current.has(id)) return false;
      pending.current.add(id);
      const isDone = input.status === 'completed';
      try {
        await update({
          variables: { id, input },
          context: {
            form: async () =>
              (await import('./change-of-each.ts')).formOf(activity, input, timeZone),
          },
          optimisticResponse: {
            updateActivity: {
              ...activity,
              status: input.status ?? activity.status,
              completedDate: isDone ? (input.completedDate ?? now().toISOString()) : null,
              completedOn:
                isDone && !input.completedDate ? todayIn(timeZone) : activity.completedOn,
              lastCompletedDate: isDone ? null : activity.completedDate,
            },
          },
        });
      } catch (error) {
        tellFailure(activityMessages.statusFailed, error);
        return false;
      } finally {
        pending.current.delete(id);
      }
      void refreshAfterActivity(client);
      return true;
    },
    [client, update, timeZone],
  );
}
