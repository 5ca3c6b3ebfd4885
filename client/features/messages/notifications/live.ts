import type { ApolloClient } from '@apollo/client';
import { map, tap, type Observable } from 'rxjs';
import {
  NotificationsChangedDocument,
  type NotificationPartsFragment,
  type NotificationsChangedSubscription,
  type NotificationsChangedSubscriptionVariables,
} from '#client/graphql/generated.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { reconnecting } from '#client/lib/reconnecting.ts';
import { refreshFields } from '#client/lib/refresh.ts';
import { applyChange, type NotificationsChange } from './apply-change.ts';

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

  /** Forgets a cursor that the server refuses, such as one from before an upgrade, and reads the list again. */
  const forget = (error: unknown) => {
    if (after === undefined || codeOf(error) !== 'BAD_USER_INPUT') return;
    after = undefined;
    void refreshFields(client, ['notifications']);
  };
  const connect = () => subscribe(client, after).pipe(tap({ error: forget }));

  const subscription = reconnecting(connect).subscribe((change) => {
    after = change.cursor;
    const added = change.added.filter(({ node }) => !told.has(node.id));
    for (const { node } of added) told.add(node.id);
    const addsUp = applyChange(client.cache, { ...change, added });
    // Queries of the screens show their own failures.
    if (!addsUp) void refreshFields(client, ['notifications']);
    const arrived = added.map(({ node }) => node).filter(({ isRead }) => !isRead);
    if (arrived.length > 0) onArrival(arrived);
  });
  return () => subscription.unsubscribe();
}

/** Yields events until the connection breaks, which throws, or the server closes it. */
function subscribe(client: ApolloClient, after?: string): Observable<NotificationsChange> {
  const answers = client.subscribe<
    NotificationsChangedSubscription,
    NotificationsChangedSubscriptionVariables
  >({
    query: NotificationsChangedDocument,
    variables: { after },
    fetchPolicy: 'no-cache',
  });
  return answers.pipe(
    map(({ data, error }) => {
      if (!data) throw error ?? new Error('The answer is empty.');
      return data.notificationsChanged;
    }),
  );
}
