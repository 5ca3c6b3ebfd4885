import {
  useMarkNotificationReadMutation,
  type NotificationPartsFragment,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';

/** Marks a notification as read, on the screen at once; a failure puts it back and says so. */
export function useMarkNotificationRead() {
  const [markRead] = useMarkNotificationReadMutation();
  return async (notification: NotificationPartsFragment): Promise<void> => {
    try {
      await markRead({
        variables: { id: notification.id },
        optimisticResponse: { markNotificationRead: { ...notification, isRead: true } },
        update(cache) {
          cache.modify({
            fields: {
              notifications: (list) => ({
                ...list,
                unreadCount: Math.max(0, list.unreadCount - 1),
              }),
            },
          });
        },
      });
    } catch (error) {
      showToast({ title: 'Error', description: messageOf(error), variant: 'destructive' });
    }
  };
}
