import { EventEmitter } from 'node:events';
import { Redis, type RedisOptions } from 'ioredis';
import { redisLimits } from '../limits.ts';

/** What is done about breaks of the line to Redis. */
export interface Breaks {
  /** Once for each break, with what Redis or the network said of it. */
  away(problem: string): void;
  /** Every so many milliseconds while the break lasts. */
  stillAway(): void;
  everyMs: number;
  /** It is heard and hears again; a failure means that it does not. */
  back(): Promise<void>;
}

/** Topics by way of Redis, in the form that the event target of GraphQL Yoga takes: it names whole clients, and calls these. */
export interface RedisTopics {
  publishClient: Redis;
  subscribeClient: Redis;
  /** For keys; what cannot be sent at once fails at once. */
  redis: Redis;
  /** Answered once Redis has confirmed the topics that were asked for before; at once while it is away. */
  settled(): Promise<unknown>;
  /** What this process tells itself alone, as if Redis had. */
  tellOneself(topic: string, event: string): void;
  watch(breaks: Breaks): void;
  close(): void;
}

/** Two connections, since one that listens can say nothing else. */
export function openRedisTopics(redisUrl: string): RedisTopics {
  const [speaking, listening] = [connect(redisUrl), connect(redisUrl)];
  // Redis' topics know no databases and no prefixes: servers that keep apart in one Redis would hear each other.
  const { db = 0, keyPrefix = '' } = speaking.options;
  const own = `${db}:${keyPrefix}`;
  const topics = keptSubscribed(listening);
  const heard = new EventEmitter();
  listening.on('message', (topic: string, event: string) =>
    heard.emit('message', topic.slice(own.length), event),
  );
  let stopWatching: (() => void) | undefined;

  return {
    // An event that Redis cannot take is made good by the subscribers' catch-up: never an error here.
    publishClient: {
      publish: (topic: string, event: string) =>
        speaking.publish(own + topic, event).catch(() => 0),
    } as Redis,
    subscribeClient: {
      subscribe: (topic: string) => topics.subscribe(own + topic),
      unsubscribe: (topic: string) => topics.unsubscribe(own + topic),
      on: (name: string, listener: () => void) => heard.on(name, listener) as unknown,
    } as Redis,
    redis: speaking,
    settled: async () => (listening.status === 'ready' ? listening.ping().catch(() => 0) : 0),
    tellOneself: (topic, event) => void heard.emit('message', topic, event),
    watch(breaks) {
      stopWatching = watchBreaks([speaking, listening], breaks);
    },
    close() {
      stopWatching?.();
      speaking.disconnect();
      listening.disconnect();
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
    socketTimeout: redisLimits.answerMs,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  client.on('error', () => {});
  return client;
}

/**
 * Subscribes each new connection to all topics that are wanted by then. Redis' client would do so by itself, but it
 * loses those that are asked for while it connects: they reach the server before its own greeting, which then fails.
 */
function keptSubscribed(client: Redis) {
  const wanted = new Set<string>();
  const say = (name: 'subscribe' | 'unsubscribe', ...topics: string[]): Promise<unknown> =>
    client.status === 'ready' && topics.length > 0
      ? client[name](...topics).catch(() => 0)
      : Promise.resolve(0);
  client.on('ready', () => void say('subscribe', ...wanted));
  return {
    subscribe(topic: string): Promise<unknown> {
      wanted.add(topic);
      return say('subscribe', topic);
    },
    unsubscribe(topic: string): Promise<unknown> {
      wanted.delete(topic);
      return say('unsubscribe', topic);
    },
  };
}

/** Watches connections until the answer is called. */
function watchBreaks(clients: Redis[], { away, stillAway, everyMs, back }: Breaks): () => void {
  let isAway = false;
  let problem = 'the connection was closed';

  const onError = (error: Error) => (problem = error.message);
  function onClose() {
    if (isAway) return;
    isAway = true;
    away(problem);
  }
  async function onReady() {
    if (!isAway || clients.some(({ status }) => status !== 'ready')) return;
    isAway = false;
    await back().catch(onClose);
  }
  const timer = setInterval(() => {
    if (isAway) return stillAway();
    // Nothing else would tell of a line that is dead: who only listens sends nothing. Without an answer it is cut.
    for (const client of clients) client.ping().catch(() => {});
  }, everyMs).unref();

  for (const client of clients)
    client.on('error', onError).on('close', onClose).on('ready', onReady);
  return () => {
    clearInterval(timer);
    for (const client of clients)
      client.off('error', onError).off('close', onClose).off('ready', onReady);
  };
}
