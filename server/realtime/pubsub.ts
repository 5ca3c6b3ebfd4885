import { createPubSub, type PubSub as YogaPubSub } from '@graphql-yoga/subscription';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { setMaxListeners } from 'node:events';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { redisLimits } from '../limits.ts';
import type { Notification } from '../schema/notifications/notification.entity.ts';
import { openRedisTopics } from './redis.ts';

/**
 * Every live event, each on a topic of its own: one topic per user or session, never one topic
 * with a filter, since then each event would wake every subscriber.
 */
export interface Topics {
  notificationAdded: [userId: number, notification: Notification];
  notificationsRead: [userId: number, event: { ids: number[] }];
  /** Redis is or was away, and what was told meanwhile reached nobody: whoever listens looks for itself. */
  eventsMissed: [everybody: 'all', event: object];
  /** Renewed: the same browser goes on under a new id, so that its sockets only need to come again. */
  sessionEnded: [sessionId: string, event: { renewed?: boolean }];
  /** Something was written to the outbox: whoever sends from it looks at once. */
  deliveriesWritten: [everybody: 'all', event: object];
  [topic: string]: [id: string | number, event: unknown];
}

export type PubSub = YogaPubSub<Topics> & {
  /** Answered once all that is listened to by now is heard: who looks then misses nothing. */
  settled(): Promise<unknown>;
};

export interface Events {
  pubsub: PubSub;
  /** For what else the processes share, such as the counts of sign-in attempts; null without Redis. */
  redis: Redis | null;
  close(): Promise<void>;
}

/** Within this process, or between all processes that share a Redis. */
export function createEvents(
  redisUrl: string | null,
  { log, tryEveryMs = redisLimits.tryEveryMs }: { log?: Logger; tryEveryMs?: number } = {},
): Events {
  if (!redisUrl) {
    const eventTarget = new EventTarget();
    setMaxListeners(0, eventTarget);
    const pubsub = createPubSub<Topics>({ eventTarget: forgiving(eventTarget) });
    const atOnce = { settled: () => Promise.resolve() };
    return { pubsub: { ...pubsub, ...atOnce }, redis: null, close: async () => {} };
  }
  const line = openRedisTopics(redisUrl);
  const pubsub = createPubSub<Topics>({ eventTarget: forgiving(createRedisEventTarget(line)) });
  line.watch({
    away(problem) {
      log?.warn({ problem }, 'Redis is away: live events come late');
    },
    stillAway: () => line.tellOneself('eventsMissed:all', '{}'),
    async back() {
      log?.info('Redis is back');
      await line.settled();
      pubsub.publish('eventsMissed', 'all', {});
    },
    everyMs: tryEveryMs,
  });
  return {
    pubsub: { ...pubsub, settled: line.settled },
    redis: line.redis,
    close: async () => line.close(),
  };
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
