import type { ApolloClient } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Queue } from '#client/records/outbox/queue.ts';
import { createSending } from '#client/records/outbox/sending.ts';

const sendAll = vi.hoisted(() =>
  vi.fn<() => Promise<object>>(async () => ({ sent: [], isAway: false, isOtherUser: false })),
);
vi.mock('#client/records/outbox/sender.ts', () => ({ createSender: () => ({ sendAll }) }));

afterEach(() => vi.unstubAllGlobals());

test('a change that arrives while a pass ends is sent by the next one', async () => {
  const ends: (() => void)[] = [];
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: async (_name: string, run: () => Promise<void>) => {
        await run();
        // The browser frees the lock a little later.
        await new Promise<void>((resolve) => ends.push(resolve));
      },
    },
  });
  const queue = { entries: () => [{}] } as unknown as Queue;
  const client = { refetchQueries: () => {} } as unknown as ApolloClient;
  const sending = createSending({ client, userId: '1', queue, onOpen: () => {} });
  void sending.flush();
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  void sending.flush();
  ends[0]!();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]!();
  expect(sendAll).toHaveBeenCalledTimes(2);
  sending.close();
});
