import { createPubSub, type PubSub as YogaPubSub } from '@graphql-yoga/subscription';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { setMaxListeners } from 'node:events';
import { Redis, type RedisOptions } from 'ioredis';
import type { Notification } from '../schema/notifications/notification.entity.ts';

/**
 * Every live event, each on a topic of its own: one topic per user or session, never one topic
 * with a filter, since then each event would wake every subscriber.
 */
export interface Topics {
  notificationAdded: [userId: number, notification: Notification];
  /** Renewed: the same browser goes on under a new id, so that its sockets only need to come again. */
  sessionEnded: [sessionId: string, event: { renewed?: boolean }];
  [topic: string]: [id: string | number, event: unknown];
}

export type PubSub = YogaPubSub<Topics>;

export interface Events {
  pubsub: PubSub;
  /** For what else the processes share, such as the counts of sign-in attempts; null without Redis. */
  redis: Redis | null;
  close(): Promise<void>;
}

/** Within this process, or between all processes that share a Redis. */
export function createEvents(redisUrl: string | null): Events {
  if (!redisUrl) {
    const eventTarget = new EventTarget();
    setMaxListeners(0, eventTarget);
    return { pubsub: createPubSub<Topics>({ eventTarget }), redis: null, close: async () => {} };
  }
  const subscribeClient = connect(redisUrl, {
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
  });
  const publishClient = connect(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  // An event that Redis cannot take is made good by the subscribers' catch-up: never an error here.
  const publish = publishClient.publish.bind(publishClient) as (
    topic: string,
    event: string,
  ) => Promise<number>;
  publishClient.publish = ((topic: string, event: string) =>
    publish(topic, event).catch(() => 0)) as typeof publishClient.publish;
  return {
    pubsub: createPubSub<Topics>({
      eventTarget: createRedisEventTarget({ publishClient, subscribeClient }),
    }),
    redis: publishClient,
    close: async () => {
      publishClient.disconnect();
      subscribeClient.disconnect();
    },
  };
}

/** A connection that comes back by itself and never brings the process down. */
function connect(redisUrl: string, options: RedisOptions): Redis {
  const client = new Redis(redisUrl, {
    ...options,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  client.on('error', () => {});
  return client;
}
