// @module-tag servers
import { expect, test } from 'vitest';
import { catchingUp } from '#server/realtime/catching-up';
import { createEvents } from '#server/realtime/pubsub';

const { pubsub } = createEvents(null);

/** Changes of a user: `look` for a read of the database, `event` for an event. */
function changesOf(userId: number) {
  const changes = catchingUp(pubsub, [(tell) => pubsub.listen('recordsChanged', userId, tell)], {
    look: async () => 'look',
    told: () => 'event',
  });
  return changes[Symbol.asyncIterator]();
}

test('a subscriber that is more than a thousand events behind reads the database again', async () => {
  const changes = changesOf(1);
  expect((await changes.next()).value).toBe('look');
  for (let n = 0; n < 3_000; n += 1) pubsub.publish('recordsChanged', 1, {});
  let events = 0;
  while ((await changes.next()).value === 'event') events += 1;
  expect(events).toBeGreaterThanOrEqual(1_000);
  expect(events).toBeLessThan(3_000);
  await changes.return!();
});

test('missed events of the same moment are read once', async () => {
  const changes = changesOf(2);
  expect((await changes.next()).value).toBe('look');
  for (let n = 0; n < 3; n += 1) pubsub.publish('eventsMissed', 'all', {});
  expect((await changes.next()).value).toBe('look');
  pubsub.publish('recordsChanged', 2, {});
  expect((await changes.next()).value).toBe('event');
  await changes.return!();
});

test('a read that fails ends the subscription, which then listens no longer', async () => {
  let isListening = false;
  const source = () => {
    isListening = true;
    return () => void (isListening = false);
  };
  const failing = catchingUp(pubsub, [source], {
    look: () => Promise.reject(new Error('The database is unavailable.')),
    told: () => null,
  });
  const changes = failing[Symbol.asyncIterator]();
  const first = changes.next();
  expect(isListening).toBe(true);
  await expect(first).rejects.toThrow('The database is unavailable.');
  await expect.poll(() => isListening).toBe(false);
});

test('a subscription that has ended yields nothing more, even if a read is in progress', async () => {
  let finish = (_change: string) => {};
  const slow = catchingUp<object, string>(pubsub, [], {
    look: () => new Promise((resolve) => (finish = resolve)),
    told: () => null,
  });
  const changes = slow[Symbol.asyncIterator]();
  const first = changes.next();
  await new Promise((resolve) => setTimeout(resolve, 10));
  await changes.return!();
  finish('late');
  expect(await first).toEqual({ done: true, value: undefined });
});
