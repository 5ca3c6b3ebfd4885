import {
  useMarkNotificationReadMutation,
  type NotificationPartsFragment,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { applyRead } from './apply-change.ts';

/** Marks a notification as read, optimistically; a failure reverts it and shows a message. */
export function useMarkNotificationRead() {
  const [markRead] = useMarkNotificationReadMutation();
  return async (notification: NotificationPartsFragment): Promise<void> => {
    try {
      await markRead({
        variables: { id: notification.id },
        optimisticResponse: { markNotificationRead: { ...notification, isRead: true } },
        // The live event may arrive first; this update counts the notification once.
        fetchPolicy: 'no-cache',
        update: (cache) => applyRead(cache, notification.id),
      });
    } catch (error) {
      tellFailure('Error', error);
    }
  };
}
