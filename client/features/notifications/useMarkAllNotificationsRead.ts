import { useApolloClient } from '@apollo/client/react';
import { useMarkAllNotificationsReadMutation } from '#client/graphql/generated.ts';
import { refresh } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { notificationMessages } from '#domain/notifications';
import { setUnread } from './apply-change.ts';

/** Marks every notification as read. */
export function useMarkAllNotificationsRead() {
  const client = useApolloClient();
  const [markAll, { loading: pending }] = useMarkAllNotificationsReadMutation();

  async function markAllRead(): Promise<void> {
    try {
      await markAll({ update: (cache) => setUnread(cache, () => 0) });
      showToast({ title: notificationMessages.allRead });
    } catch (error) {
      tellFailure(notificationMessages.allReadFailed, error);
    }
    await refresh(client, ['notifications']);
  }

  return { markAllRead, pending };
}
