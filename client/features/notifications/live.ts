import type { ApolloClient } from '@apollo/client';
import {
  concat,
  defer,
  filter,
  fromEvent,
  map,
  merge,
  race,
  retry,
  throwError,
  timer,
  type Observable,
} from 'rxjs';
import {
  NotificationsChangedDocument,
  type NotificationPartsFragment,
  type NotificationsChangedSubscription,
  type NotificationsChangedSubscriptionVariables,
} from '#client/graphql/generated.ts';
import { refresh } from '#client/lib/refresh.ts';
import { applyChange, type NotificationsChange } from './apply-change.ts';

/** Reconnects at once, then with growing delays and jitter, so that clients do not all return together. */
const LONGEST_WAIT_MS = 30_000;
const waitMs = (attempt: number) =>
  Math.min(LONGEST_WAIT_MS, 500 * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);

/**
 * Keeps the cached notifications in step with the server through lost connections and sleeping tabs.
 * Calls `onArrival` once for each new one. Returns a function that stops it.
 */
export function listen(
  client: ApolloClient,
  onArrival: (arrived: NotificationPartsFragment[]) => void,
): () => void {
  let after: string | undefined;
  const told = new Set<string>();

  const changes = defer(() => subscribe(client, after)).pipe(
    retry({ resetOnSuccess: true, delay: (_, attempt) => race(timer(waitMs(attempt)), waking()) }),
  );
  const subscription = changes.subscribe((change) => {
    after = change.cursor;
    const added = change.added.filter(({ node }) => !told.has(node.id));
    for (const { node } of added) told.add(node.id);
    const addsUp = applyChange(client.cache, { ...change, added });
    // Queries of the screens show their own failures.
    if (!addsUp) void refresh(client, ['notifications']);
    const arrived = added.map(({ node }) => node).filter(({ isRead }) => !isRead);
    if (arrived.length > 0) onArrival(arrived);
  });
  return () => subscription.unsubscribe();
}

/** Yields events until the connection breaks or the server closes it; both throw here. */
function subscribe(client: ApolloClient, after?: string): Observable<NotificationsChange> {
  const answers = client.subscribe<
    NotificationsChangedSubscription,
    NotificationsChangedSubscriptionVariables
  >({
    query: NotificationsChangedDocument,
    variables: { after },
    fetchPolicy: 'no-cache',
  });
  const changes = answers.pipe(
    map(({ data, error }) => {
      if (!data) throw error ?? new Error('The answer is empty.');
      return data.notificationsChanged;
    }),
  );
  return concat(
    changes,
    throwError(() => new Error('The server has said goodbye.')),
  );
}

/** Resolves when the network returns or the page becomes visible. */
const waking = () =>
  merge(
    fromEvent(window, 'online'),
    fromEvent(document, 'visibilitychange').pipe(filter(() => !document.hidden)),
  );
