import { Repeater } from '@graphql-yoga/subscription';
import { mapEvents } from './map-events.ts';
import type { PubSub } from './pubsub.ts';

/** When Redis is back, all sockets of a process read the database within this time, spread evenly. */
const READ_WITHIN_MS = 1_000;

/** Passes a source's events to `tell` until the returned function is called. */
type Source<Event> = (tell: (event: Event) => void) => () => void;

/** `look` reads the database; it is called first, whenever events were missed, and after either has called `lookAgain`. */
interface Reader<Event, Change> {
  look(lookAgain: () => void): Promise<Change | null>;
  told(event: Event, lookAgain: () => void): Change | null | Promise<Change | null>;
}

/**
 * Yields these events and those that the subscriber missed. Subscribes before the first read, so that nothing is lost in
 * between.
 */
export function catchingUp<Event, Change>(
  pubsub: PubSub,
  sources: readonly Source<Event>[],
  { look, told }: Reader<Event, Change>,
): AsyncIterable<Change> {
  let lookAgain: (() => void) | undefined;
  const all = new Repeater<{ event: Event } | 'look'>((push, stop) => {
    let later: NodeJS.Timeout | undefined;
    const lookLater = () => {
      later ??= setTimeout(() => {
        later = undefined;
        add('look');
      }, Math.random() * READ_WITHIN_MS);
    };
    function add(each: { event: Event } | 'look'): void {
      try {
        void push(each);
      } catch {
        // It is a thousand events behind, so this one is lost, and the database is read instead.
        lookLater();
      }
    }
    lookAgain = () => add('look');
    const stops = [
      ...sources.map((listen) => listen((event) => add({ event }))),
      pubsub.listen('eventsMissed', 'all', lookLater),
      () => clearTimeout(later),
    ];
    void stop.then(() => stops.forEach((each) => each()));
    void pubsub.settled().then(() => add('look'));
  });
  const again = () => lookAgain?.();
  return mapEvents<{ event: Event } | 'look', Change>(all, (each) =>
    each === 'look' ? look(again) : told(each.event, again),
  );
}
