import {
  useMarkNotificationReadMutation,
  type NotificationPartsFragment,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
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
      showToast({ title: 'Error', description: messageOf(error), variant: 'destructive' });
    }
  };
}
