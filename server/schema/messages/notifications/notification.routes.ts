import { named } from '#server/rest/handlers';
import { unreadOnly } from '#server/rest/queries';
import { byId, get, paged, patch, post, type Route } from '#server/rest/route';
import * as notifications from './notifications.ts';

export const notificationRoutes: readonly Route[] = [
  get(
    '/notifications',
    'notifications',
    paged((ctx, page) => notifications.list(ctx, page), unreadOnly),
  ),
  patch('/notifications/:id/read', 'markNotificationRead', byId(notifications.markRead)),
  post(
    '/notifications/read',
    'markAllNotificationsRead',
    named('read', 'integer', notifications.markAllRead),
  ),
];
