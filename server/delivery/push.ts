import type { Services } from '../context.ts';
import { transaction } from '../db/transaction.ts';
import { awaitOthers } from '../records/limits.ts';
import type { Delivery } from '../schema/messages/notifications/delivery.entity.ts';
import { Notification } from '../schema/messages/notifications/notification.entity.ts';
import { notify } from '../schema/messages/notifications/notify.ts';
import { PushSubscription } from '../schema/messages/push-subscriptions/push-subscription.entity.ts';
import {
  PUSH_DEVICES_MAX,
  pushRefusedNotification,
  pushUrgency,
} from '#domain/messages/push-subscriptions';
import { deviceLabel } from '#domain/account/settings';
import type { Sender } from './sender.ts';
import { postPush } from '../schema/messages/push-subscriptions/web-push.ts';

/**
 * Sends to every browser of the user, and removes subscriptions that no longer exist. Counts as sent if any browser
 * received it, since a retry would show it there twice. The owner is notified of a service that refuses our messages.
 */
export function createPushSender(services: Services): Sender {
  return {
    async send(delivery: Delivery) {
      const em = services.database.orm.em.fork();
      const devices = await em.find(
        PushSubscription,
        { userId: delivery.userId },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: PUSH_DEVICES_MAX },
      );
      const urgency = pushUrgency(delivery.kind);
      const results = await Promise.all(
        devices.map((device) => postPush(services, device, delivery, urgency)),
      );
      const refused = devices.filter((_, index) => results[index]?.outcome === 'refused');
      if (refused.length > 0) await tellOwner(services, refused);
      if (results.some(({ outcome }) => outcome === 'sent')) return 'sent';
      const failed = results.filter(({ outcome }) => outcome === 'failed');
      if (failed.length === 0) return 'gone';
      // Codes only, since the outbox stores nothing else about failures.
      const code = failed.map(({ problem }) => problem).join('; ');
      throw Object.assign(new Error('No push service accepted the message.'), { code });
    },
  };
}

/** Notifies the owner once for each device, unless push was turned on there again since. */
async function tellOwner(services: Services, devices: readonly PushSubscription[]): Promise<void> {
  const ctx = { em: services.database.orm.em.fork(), services, now: services.now() };
  await transaction(ctx, async (tx) => {
    for (const { userId, userAgent, createdAt } of devices) {
      const notice = pushRefusedNotification(deviceLabel(userAgent));
      const { kind, message } = notice;
      const known = { userId, kind, message, createdAt: { $gte: createdAt } };
      // Deliveries that are sent at the same time wait for each other here.
      await awaitOthers(tx.em, userId);
      if ((await tx.em.count(Notification, known)) === 0) await notify(tx, userId, notice);
    }
  });
}
