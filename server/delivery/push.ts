import type { Services } from '../context.ts';
import type { Delivery } from '../schema/notifications/delivery.entity.ts';
import { PushSubscription } from '../schema/push-subscriptions/push-subscription.entity.ts';
import { PUSH_DEVICES_MAX, pushUrgency } from '#domain/push-subscriptions';
import type { Sender } from './sender.ts';
import { postPush } from '../schema/push-subscriptions/web-push.ts';

/**
 * Sends to every browser of the user, and removes subscriptions that no longer exist. Counts as sent if any browser
 * received it, since a retry would show it there twice.
 */
export function createPushSender(services: Pick<Services, 'env' | 'database' | 'log'>): Sender {
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
      if (results.some(({ outcome }) => outcome === 'sent')) return 'sent';
      const failed = results.filter(({ outcome }) => outcome === 'failed');
      if (failed.length === 0) return 'gone';
      // Codes only, since the outbox stores nothing else about failures.
      const code = failed.map(({ problem }) => problem).join('; ');
      throw Object.assign(new Error('No push service accepted the message.'), { code });
    },
  };
}
