import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useDeleteActivityMutation } from '#client/graphql/generated.ts';
import { outbox, savedToast } from '#client/lib/outbox.ts';
import { activityPath } from '#client/lib/record-paths.ts';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { activityMessages } from '#domain/records/activities';
import { activityFormMessages } from '#domain/records/activity-form-messages';
import { askingPath } from './asked-for.ts';

/** Returns what the message that a new activity was saved offers next: adding its proof, or undoing it. */
export function useAfterSaving() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [remove] = useDeleteActivityMutation();

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

  return (id: string, onUndone?: () => void): Pick<ToastContent, 'more'> => {
    const open = (kind: 'reflection' | 'evidence') => ({
      label: activityFormMessages.afterSaving[kind],
      onClick: () => void navigate(askingPath(activityPath(id), kind)),
    });
    // The activity has a page of its own only once the server has responded.
    const proof = outbox()?.isAway() ? [] : [open('reflection'), open('evidence')];
    return { more: [...proof, { label: 'Undo', onClick: () => void undo(id, onUndone) }] };
  };
}
