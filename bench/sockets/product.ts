import { answer } from './answers.ts';
import { notificationOf } from './notification.ts';
import { productWithUsers } from './users.ts';

/** The product, with a notification for each user. */
const { port, services, cookies, userIds } = await productWithUsers(Number(process.argv[2]));

answer(() => {
  for (const userId of userIds) {
    services.pubsub.publish('notificationAdded', userId, { ...notificationOf(userId), userId });
  }
});
process.send?.({ kind: 'ready', port, cookies });
