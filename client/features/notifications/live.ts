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

/** After a break the app comes again at once, then later and later, and never all clients at the same moment. */
const LONGEST_WAIT_MS = 30_000;
const waitMs = (attempt: number) =>
  Math.min(LONGEST_WAIT_MS, 500 * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);

/**
 * Keeps the cache at what the server knows of the user's notifications, through breaks of the line and sleeping tabs.
 * `onArrival` hears of those that are new, each once. Answers how to stop.
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
    // What the screens ask for then shows its own failure.
    if (!addsUp) void refresh(client, ['notifications']);
    const arrived = added.map(({ node }) => node).filter(({ isRead }) => !isRead);
    if (arrived.length > 0) onArrival(arrived);
  });
  return () => subscription.unsubscribe();
}

/** The server's answers until the line breaks or the server says goodbye, both of which are errors here. */
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

/** The network is there again, or somebody looks at the page again. */
const waking = () =>
  merge(
    fromEvent(window, 'online'),
    fromEvent(document, 'visibilitychange').pipe(filter(() => !document.hidden)),
  );
