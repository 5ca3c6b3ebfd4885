import { createPubSub, type PubSub as YogaPubSub } from '@graphql-yoga/subscription';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { setMaxListeners } from 'node:events';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { redisLimits } from '../limits.ts';
import type { Change } from '../schema/proof/crew-sessions/crew-session.type.ts';
import type { Notification } from '../schema/messages/notifications/notification.entity.ts';
import { openRedisTopics } from './redis.ts';

/**
 * Every live event, with its own topic per user or session: with one topic and a filter each event would wake every
 * subscriber.
 */
export interface Topics {
  notificationAdded: [userId: number, notification: Notification];
  notificationsRead: [userId: number, event: { ids: number[] }];
  /** The user changed something: the timeline may have new events. */
  recordsChanged: [userId: number, event: object];
  /** The Open Badge of a file was checked. */
  badgeChecked: [userId: number, event: { id: number }];
  /** Redis is or was unavailable, and events were lost: every subscription must read the database. */
  eventsMissed: [everybody: 'all', event: object];
  /** Renewed: the same browser continues under a new session id, so its sockets only need to reconnect. */
  sessionEnded: [sessionId: string, event: { renewed?: boolean }];
  /** A delivery was written to the outbox: the processes that send look at once. */
  deliveriesWritten: [everybody: 'all', event: object];
  /** Members of a crew session changed; without a change everyone reads it for themselves. */
  crewSessionChanged: [sessionId: number, event: { change: Change | null }];
  /** Something of a team changed. */
  teamChanged: [teamId: number, event: object];
  [topic: string]: [id: string | number, event: unknown];
}

export type PubSub = YogaPubSub<Topics> & {
  /** Calls `listener` at once for each event, until the returned function is called. */
  listen<Topic extends keyof Topics>(
    topic: Topic,
    id: Topics[Topic][0],
    listener: (event: Topics[Topic][1]) => void,
  ): () => void;
  /** Resolves once all subscriptions so far are active: a read after it misses nothing. */
  settled(): Promise<unknown>;
};

export interface Events {
  pubsub: PubSub;
  /** For other state that processes share, such as the counts of sign-in attempts; null without Redis. */
  redis: Redis | null;
  close(): Promise<void>;
}

/** Events within this process, or between all processes that share a Redis. */
export function createEvents(
  redisUrl: string | null,
  { log, tryEveryMs = redisLimits.tryEveryMs }: { log?: Logger; tryEveryMs?: number } = {},
): Events {
  if (!redisUrl) {
    const eventTarget = new EventTarget();
    setMaxListeners(0, eventTarget);
    const pubsub = pubsubOver(forgiving(eventTarget), () => Promise.resolve());
    return { pubsub, redis: null, close: async () => {} };
  }
  const line = openRedisTopics(redisUrl);
  const pubsub = pubsubOver(forgiving(createRedisEventTarget(line)), line.settled);
  line.watch({
    away(problem) {
      log?.warn({ problem }, 'Redis is unavailable: live events are late');
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
    pubsub,
    redis: line.redis,
    close: async () => line.close(),
  };
}

type Target = NonNullable<NonNullable<Parameters<typeof createPubSub>[0]>['eventTarget']>;

const pubsubOver = (eventTarget: Target, settled: PubSub['settled']): PubSub => ({
  ...createPubSub<Topics>({ eventTarget }),
  settled,
  listen(topic, id, listener) {
    const name = `${topic}:${id}`;
    const heard = ({ detail }: CustomEvent) => listener(detail);
    eventTarget.addEventListener(name, heard);
    return () => eventTarget.removeEventListener(name, heard);
  },
});

/** A subscriber that is a thousand events behind overflows; that must neither crash the process nor delay others. */
function forgiving(target: Target): Target {
  const kept = new Map<unknown, (event: never) => void>();
  return {
    dispatchEvent: (event) => target.dispatchEvent(event),
    addEventListener(topic, listener, options) {
      const forgiven = (event: never) => {
        try {
          (listener as (event: never) => void)(event);
        } catch {
          // Its socket is closed for being too slow, and its client catches up when it reconnects.
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
