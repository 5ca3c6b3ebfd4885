import { useApolloClient } from '@apollo/client/react';
import { useMarkAllNotificationsReadMutation } from '#client/graphql/generated.ts';
import { refreshFields } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { notificationMessages } from '#domain/messages/notifications';
import { applyAllRead } from './apply-change.ts';

/** Marks all notifications as read, optimistically; a failure reverts it and shows a message. */
export function useMarkAllNotificationsRead() {
  const client = useApolloClient();
  const [markAll, { loading: pending }] = useMarkAllNotificationsReadMutation();

  async function markAllRead(): Promise<void> {
    try {
      await markAll({
        optimisticResponse: { markAllNotificationsRead: 0 },
        update: applyAllRead,
      });
      showToast({ title: notificationMessages.allRead });
    } catch (error) {
      tellFailure(notificationMessages.allReadFailed, error);
    }
    await refreshFields(client, ['notifications']);
  }

  return { markAllRead, pending };
}
