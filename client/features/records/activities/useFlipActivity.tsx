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
import { dayOf, formatDay, now, todayIn } from '#client/lib/dates.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { activityMessages, hoursLabel, type ActivityStatus } from '#domain/records/activities';
import { activityFormMessages as words } from '#domain/records/activity-form-messages';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';
import { countedNote, figuresBefore } from './counted-note.ts';

const CompletionDateDialog = lazyDialog(
  async () => (await import('./CompletionDateDialog.tsx')).CompletionDateDialog,
);

type Activity = ActivityPartsFragment;

/** A question and its subject, which stays while the dialog fades. */
type Asked = { about: 'reopen' | 'date'; open: boolean; activity: Activity };

/**
 * Turns completed into in progress and back, optimistically. Going back asks first, since the hours stop counting;
 * completing again asks which date counts. The message about a completion names its day, which `onEdit` changes.
 * `flip` stays the same, for the rows of a list; it resolves to true if the status was changed without a question.
 */
export function useFlipActivity(onEdit?: (activity: Activity) => void) {
  const client = useApolloClient();
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const change = useChangeStatus(timeZone);
  const [asked, setAsked] = useState<Asked | null>(null);

  const changeBack = useCallback<Change>(
    async (activity, input) => {
      const changed = await change(activity, input);
      if (changed) void refreshAfterActivity(client);
      return changed;
    },
    [client, change],
  );

  /** The message refreshes what shows the activity, and says what it counts. */
  const complete = useCallback(
    async (activity: Activity, completedDate?: string | null): Promise<boolean> => {
      const before = figuresBefore(client);
      const input = { status: 'completed' as const, ...(completedDate && { completedDate }) };
      const completed = await change(activity, input);
      if (!completed) return false;
      const day = completedDate && formatDay(completed.completedOn ?? completedDate, timeZone);
      showToast(
        savedToast({
          title: words.completed(day ?? null),
          description: activity.title,
          note: countedNote(client, before),
          more: [
            ...(onEdit ? [{ label: words.anotherDay, onClick: () => onEdit(completed) }] : []),
            { label: 'Undo', onClick: () => void changeBack(activity, { status: 'in-progress' }) },
          ],
        }),
      );
      return true;
    },
    [client, change, changeBack, timeZone, onEdit],
  );

  const flip = useCallback(
    async (activity: Activity): Promise<boolean> => {
      if (asksBeforeFlip(activity, timeZone)) {
        const about = activity.status === 'completed' ? 'reopen' : 'date';
        setAsked({ about, open: true, activity });
        return false;
      }
      return complete(activity);
    },
    [complete, timeZone],
  );

  async function reopen(activity: Activity) {
    const { status, completedDate } = activity;
    const onClick = () => void changeBack(activity, { status, completedDate });
    const done = await changeBack(activity, { status: 'in-progress' });
    const action = { label: 'Undo', onClick };
    if (done) showToast(savedToast({ ...activityMessages.reopened, action }));
  }

  const question = (about: Asked['about']) => ({
    open: asked?.about === about && asked.open,
    onClose: () => asked && setAsked({ ...asked, open: false }),
  });
  const { activity } = asked ?? {};
  const completedOn = (moment?: string | null) =>
    moment ? formatDay(activity?.completedOn ?? moment, timeZone) : '';
  const dialog = (
    <>
      <ConfirmDialog
        {...question('reopen')}
        title="Put it back in progress?"
        text={activity && reopenText(activity, completedOn(activity.completedDate))}
        confirmLabel="Mark as in progress"
        onConfirm={() => void reopen(activity!)}
      />
      <CompletionDateDialog
        {...question('date')}
        title={activity?.title ?? ''}
        day={completedOn(activity?.lastCompletedDate)}
        onKeep={() => void complete(activity!, activity?.lastCompletedDate)}
        onToday={() => void complete(activity!)}
      />
    </>
  );
  return { flip, dialog };
}

/** Asks before an activity is reopened, or completed again on another day than before. */
export const asksBeforeFlip = (
  { status, lastCompletedDate }: Activity,
  timeZone: string | undefined,
): boolean =>
  status === 'completed' ||
  (lastCompletedDate ? dayOf(lastCompletedDate, timeZone) !== todayIn(timeZone) : false);

const reopenText = ({ title, hours }: Activity, day: string) =>
  `“${title}” then no longer counts with ${hoursLabel(hours)}. Its completion date, ${day}, is kept and offered when you complete it again.`;

/** Changes the status of an activity; resolves to the changed activity, null if that was refused. */
type Change = (
  activity: Activity,
  input: UpdateActivityInput & { status?: ActivityStatus },
) => Promise<Activity | null>;

/** A change of an activity that the server has not answered yet. */
interface Underway {
  status: ActivityStatus | undefined;
  end: Promise<unknown>;
}

/**
 * The change itself, which refreshes nothing else. One that is asked for while the one before it is under way follows it,
 * so that none is lost on a slow connection; the same press twice is one.
 */
function useChangeStatus(timeZone: string) {
  const [update] = useUpdateActivityMutation();
  const underway = useRef(new Map<string, Underway>());
  const send = useCallback<Change>(
    async (activity, input) => {
      const { id } = activity;
      const isDone = input.status === 'completed';
      try {
        const { data } = await update({
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
        return data?.updateActivity ?? activity;
      } catch (error) {
        tellFailure(activityMessages.statusFailed, error);
        return null;
      }
    },
    [update, timeZone],
  );
  return useCallback<Change>(
    async (activity, input) => {
      const { id } = activity;
      const before = underway.current.get(id);
      if (before && before.status === input.status) return null;
      const sent = before ? before.end.then(() => send(activity, input)) : send(activity, input);
      const own: Underway = { status: input.status, end: sent };
      underway.current.set(id, own);
      const changed = await sent;
      if (underway.current.get(id) === own) underway.current.delete(id);
      return changed;
    },
    [send],
  );
}
