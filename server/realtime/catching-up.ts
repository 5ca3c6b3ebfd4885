import { Repeater, filter, map, pipe } from '@graphql-yoga/subscription';
import type { PubSub } from './pubsub.ts';

/** When Redis is back, all sockets of a process read the database within this time, spread evenly. */
const READ_WITHIN_MS = 1_000;

/** `look` reads the database; it is called first, again whenever events were missed, and for each event that is 'look'. */
interface Reader<Event, Change> {
  look(): Promise<Change | null>;
  told(event: Exclude<Event, 'look'>): Change | null | Promise<Change | null>;
}

/**
 * Yields these events and those that the subscriber missed. Subscribes before the first read, so that nothing is lost in
 * between.
 */
export function catchingUp<Event, Change>(
  pubsub: PubSub,
  events: readonly AsyncIterable<Event | 'look'>[],
  { look, told }: Reader<Event, Change>,
): AsyncIterable<Change> {
  const all = Repeater.merge<AsyncIterable<Event | 'look'>>([
    ...events,
    pipe(
      pubsub.subscribe('eventsMissed', 'all'),
      map(async () => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * READ_WITHIN_MS));
        return 'look' as const;
      }),
    ),
    onceSettled(pubsub),
  ]);
  return pipe(
    all,
    map((event) => (event === 'look' ? look() : told(event as Exclude<Event, 'look'>))),
    filter((change) => change !== null),
  );
}

async function* onceSettled(pubsub: PubSub): AsyncIterable<'look'> {
  await pubsub.settled();
  yield 'look';
}
