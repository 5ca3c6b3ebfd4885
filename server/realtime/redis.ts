import { EventEmitter } from 'node:events';
import { Redis, type RedisOptions } from 'ioredis';
import { redisLimits } from '../limits.ts';

/** Callbacks for interruptions of the connection to Redis. */
export interface Breaks {
  /** Called once per interruption, with the error of Redis or the network. */
  away(problem: string): void;
  /** Called at this interval in milliseconds while the interruption lasts. */
  stillAway(): void;
  everyMs: number;
  /** Called when sending and receiving work again; a rejection means that they do not. */
  back(): Promise<void>;
}

/**
 * Topics over Redis, in the form that GraphQL Yoga's event target requires: it names whole clients, and calls these
 * methods.
 */
export interface RedisTopics {
  publishClient: Redis;
  subscribeClient: Redis;
  /** For keys; a command that cannot be sent at once fails at once. */
  redis: Redis;
  /** Resolves once Redis has confirmed the topics requested so far; at once while it is unavailable. */
  settled(): Promise<unknown>;
  /** Delivers an event to this process only, as if it came from Redis. */
  tellOneself(topic: string, event: string): void;
  watch(breaks: Breaks): void;
  close(): void;
}

/** Opens two connections, since one that subscribes can do nothing else. */
export function openRedisTopics(redisUrl: string): RedisTopics {
  const [publisher, listening] = [connect(redisUrl), connect(redisUrl)];
  // Redis' topics ignore databases and prefixes: separate servers on one Redis would receive each other's events.
  const { db = 0, keyPrefix = '' } = publisher.options;
  const own = `${db}:${keyPrefix}`;
  const topics = keptSubscribed(listening);
  const heard = new EventEmitter();
  listening.on('message', (topic: string, event: string) =>
    heard.emit('message', topic.slice(own.length), event),
  );
  let stopWatching: (() => void) | undefined;

  return {
    // An event that Redis does not accept is never an error here: subscribers catch up.
    publishClient: {
      publish: (topic: string, event: string) =>
        publisher.publish(own + topic, event).catch(() => 0),
    } as Redis,
    subscribeClient: {
      subscribe: (topic: string) => topics.subscribe(own + topic),
      unsubscribe: (topic: string) => topics.unsubscribe(own + topic),
      on: (name: string, listener: () => void) => heard.on(name, listener) as unknown,
    } as Redis,
    redis: publisher,
    settled: async () => (listening.status === 'ready' ? listening.ping().catch(() => 0) : 0),
    tellOneself: (topic, event) => void heard.emit('message', topic, event),
    watch(breaks) {
      stopWatching = watchConnections([publisher, listening], breaks);
    },
    close() {
      stopWatching?.();
      publisher.disconnect();
      listening.disconnect();
    },
  };
}

/**
 * A command that cannot be sent at once fails at once: subscribers catch up on events, the next connection subscribes
 * to topics.
 */
const failFast: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
};

/** A connection that reconnects by itself and never crashes the process. */
function connect(redisUrl: string): Redis {
  const client = new Redis(redisUrl, {
    ...failFast,
    socketTimeout: redisLimits.answerMs,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  client.on('error', () => {});
  return client;
}

/**
 * Subscribes each new connection to all topics in use. Redis' client would do so itself, but it loses those requested
 * while it connects: they reach the server before its own handshake, which then fails.
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

/** Watches connections until the returned function is called. */
function watchConnections(
  clients: Redis[],
  { away, stillAway, everyMs, back }: Breaks,
): () => void {
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
    // The only way to detect a dead connection: a subscriber sends nothing. Without a response it is cut.
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
