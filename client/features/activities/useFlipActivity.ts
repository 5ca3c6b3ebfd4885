import { useApolloClient } from '@apollo/client/react';
import {
  useUpdateActivityMutation,
  type ActivityPartsFragment,
  type UpdateActivityInput,
} from '#client/graphql/generated.ts';
import { now } from '#client/lib/dates.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { activityMessages } from '#domain/activities';
import { refreshAfterActivity } from './refresh-after-activity.ts';

/**
 * Switches between completed and in progress, optimistically; a refusal reverts it. Switching back loses the completion
 * date, so its toast offers to undo it.
 */
export function useFlipActivity() {
  const client = useApolloClient();
  const [update, { loading: pending }] = useUpdateActivityMutation();

  async function change(activity: ActivityPartsFragment, input: UpdateActivityInput) {
    const completedDate = input.completedDate ?? now().toISOString();
    try {
      await update({
        variables: { id: activity.id, input },
        optimisticResponse: {
          updateActivity: {
            ...activity,
            status: input.status ?? activity.status,
            completedDate: input.status === 'completed' ? completedDate : null,
          },
        },
      });
    } catch (error) {
      tellFailure(activityMessages.statusFailed, error);
      return false;
    }
    void refreshAfterActivity(client);
    return true;
  }

  async function flip(activity: ActivityPartsFragment): Promise<void> {
    if (pending) return;
    const { status, completedDate } = activity;
    if (status !== 'completed') {
      await change(activity, { status: 'completed' });
      return;
    }
    const onClick = () => void change(activity, { status, completedDate });
    const done = await change(activity, { status: 'in-progress' });
    if (done) showToast({ title: activityMessages.reopened, action: { label: 'Undo', onClick } });
  }

  return { flip, pending };
}
