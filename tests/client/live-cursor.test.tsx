import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { NEVER, of, throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { listen } from '#client/features/messages/notifications/live.ts';

const change = (cursor: string) => ({
  data: {
    notificationsChanged: { added: [], readIds: [], unreadCount: 0, cursor, complete: true },
  },
});
const refused = new CombinedGraphQLErrors({
  errors: [{ message: 'No such cursor', extensions: { code: 'BAD_USER_INPUT' } }],
});

test('a cursor that the server refuses is forgotten, so that the next connection has events', async () => {
  const asked: unknown[] = [];
  // The connection ends after an event; its cursor is refused, as after an upgrade.
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables['after']);
    if (asked.length === 1) return of(change('of old'));
    return asked.length === 2 ? throwError(() => refused) : NEVER;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const reads = vi.spyOn(client, 'refetchQueries');
  const stop = listen(client, () => {});
  try {
    await vi.waitFor(() => expect(asked).toEqual([undefined, 'of old', undefined]), 5_000);
    expect(reads).toHaveBeenCalledOnce();
  } finally {
    stop();
  }
});
