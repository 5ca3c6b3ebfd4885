import {
  useMarkNotificationReadMutation,
  type NotificationPartsFragment,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { applyRead } from './apply-change.ts';

/** Marks a notification as read, on the screen at once; a failure puts it back and says so. */
export function useMarkNotificationRead() {
  const [markRead] = useMarkNotificationReadMutation();
  return async (notification: NotificationPartsFragment): Promise<void> => {
    try {
      await markRead({
        variables: { id: notification.id },
        optimisticResponse: { markNotificationRead: { ...notification, isRead: true } },
        // The server's live word of it may come first; what is written here counts it once.
        fetchPolicy: 'no-cache',
        update: (cache) => applyRead(cache, notification.id),
      });
    } catch (error) {
      tellFailure('Error', error);
    }
  };
}
