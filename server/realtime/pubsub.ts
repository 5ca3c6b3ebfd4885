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
  notificationsRead: [userId: number, event: { ids: number[] }];
  /** Redis was away, and what was told meanwhile reached nobody: whoever listens looks for itself. */
  eventsMissed: [everybody: 'all', event: object];
  /** Renewed: the same browser goes on under a new id, so that its sockets only need to come again. */
  sessionEnded: [sessionId: string, event: { renewed?: boolean }];
  /** Something was written to the outbox: whoever sends from it looks at once. */
  deliveriesWritten: [everybody: 'all', event: object];
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
    const pubsub = createPubSub<Topics>({ eventTarget: forgiving(eventTarget) });
    return { pubsub, redis: null, close: async () => {} };
  }
  const subscribeClient = connect(redisUrl);
  const publishClient = connect(redisUrl);
  // An event that Redis cannot take is made good by the subscribers' catch-up: never an error here.
  const publish = publishClient.publish.bind(publishClient) as (
    topic: string,
    event: string,
  ) => Promise<number>;
  publishClient.publish = ((topic: string, event: string) =>
    publish(topic, event).catch(() => 0)) as typeof publishClient.publish;
  keepSubscribed(subscribeClient);
  const eventTarget = createRedisEventTarget({ publishClient, subscribeClient });
  const pubsub = createPubSub<Topics>({ eventTarget: forgiving(eventTarget) });
  tellAfterBreaks(subscribeClient, publishClient, pubsub);
  return {
    pubsub,
    redis: publishClient,
    close: async () => {
      publishClient.disconnect();
      subscribeClient.disconnect();
    },
  };
}

/**
 * Subscribes each new connection to all topics that are wanted by then. Redis' client would do so by itself, but it
 * loses those that are asked for while it connects: they reach the server before its own greeting, which then fails.
 */
function keepSubscribed(client: Redis): void {
  const wanted = new Set<string>();
  const send = { subscribe: client.subscribe, unsubscribe: client.unsubscribe };
  const say = (name: keyof typeof send, topics: string[]): Promise<unknown> =>
    client.status === 'ready' && topics.length > 0
      ? (send[name].apply(client, topics) as Promise<unknown>).catch(() => 0)
      : Promise.resolve(0);
  client.subscribe = ((topic: string) => {
    wanted.add(topic);
    return say('subscribe', [topic]);
  }) as never;
  client.unsubscribe = ((topic: string) => {
    wanted.delete(topic);
    return say('unsubscribe', [topic]);
  }) as never;
  client.on('ready', () => void say('subscribe', [...wanted]));
}

/** Tells every process, this one too, once it hears and is heard again after Redis was away. */
function tellAfterBreaks(subscribeClient: Redis, publishClient: Redis, pubsub: PubSub): void {
  const both = [subscribeClient, publishClient];
  let isBroken = false;
  const tell = async () => {
    if (!isBroken || both.some(({ status }) => status !== 'ready')) return;
    isBroken = false;
    // Answered after the topics that the connection subscribes to anew.
    await subscribeClient.subscribe('again');
    pubsub.publish('eventsMissed', 'all', {});
  };
  for (const client of both) {
    client.on('close', () => (isBroken = true));
    client.on('ready', () => void tell().catch(() => (isBroken = true)));
  }
}

type Target = NonNullable<NonNullable<Parameters<typeof createPubSub>[0]>['eventTarget']>;

/** A subscriber that is a thousand events behind overflows; it must neither end the process nor keep others waiting. */
function forgiving(target: Target): Target {
  const kept = new Map<unknown, (event: never) => void>();
  return {
    dispatchEvent: (event) => target.dispatchEvent(event),
    addEventListener(topic, listener, options) {
      const forgiven = (event: never) => {
        try {
          (listener as (event: never) => void)(event);
        } catch {
          // Its socket is closed for being too slow, and its client catches up when it comes again.
        }
      };
      kept.set(listener, forgiven);
      target.addEventListener(topic, forgiven as never, options);
    },
    removeEventListener(topic, listener, options) {
      target.removeEventListener(topic, (kept.get(listener) ?? listener) as never, options);
      kept.delete(listener);
    },
  };
}

/** What cannot be sent at once fails at once: events are made good by the catch-up, topics by the next connection. */
const unqueued: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
};

/** A connection that comes back by itself and never brings the process down. */
function connect(redisUrl: string): Redis {
  const client = new Redis(redisUrl, {
    ...unqueued,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  client.on('error', () => {});
  return client;
}
