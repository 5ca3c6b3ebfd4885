import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  Observable,
  type TypePolicies,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { cacheSizes } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { earlyOrFetch } from '#client/prefetch/taken.ts';
import { activityPolicies } from '#client/features/records/activities/cache.ts';
import { binPolicies } from '#client/features/records/bin/cache.ts';
import { CurrentUserDocument, type CurrentUserQuery } from '#client/graphql/generated.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { outbox } from '#client/lib/outbox.ts';
import { listPolicies } from '#client/records/list-policies.ts';
import { createKeptLink } from './offline/kept-link.ts';
import { createNewestLink } from './newest-link.ts';
import { createSocketLink } from './socket-link.ts';
import { createWordsLink } from './words-link.ts';

const currentUser = { query: CurrentUserDocument };

/** A session's Apollo Client with its cache and its links to the server. */
export interface Connection {
  client: ApolloClient;
  close: () => void;
}

/** Opens a connection; `onExpired` runs when the server refuses the cached user. */
export function connect(onExpired: () => void): Connection {
  const cache = createCache();
  const knowsUser = () => Boolean(cache.readQuery<CurrentUserQuery>(currentUser)?.me);
  const sockets = createSocketLink(() => {
    const result = client.query<CurrentUserQuery>({ ...currentUser, fetchPolicy: 'no-cache' });
    result.then(({ data }) => data && !data.me && knowsUser() && onExpired()).catch(() => {});
  });
  const refusals = new ErrorLink(({ error, operation, forward }) => {
    const code = codeOf(error);
    if (code === 'UNAUTHENTICATED' && knowsUser()) onExpired();
    if (code !== 'STEP_UP_REQUIRED') return undefined;
    return new Observable((observer) => {
      import('./send-again.ts').then(
        ({ sendAgain }) => sendAgain(error, () => forward(operation), observer),
        (failure: unknown) => observer.error(failure),
      );
    });
  });
  const waiting = new ApolloLink(
    (operation, forward) => outbox()?.handle(operation, forward) ?? forward(operation),
  );
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    sockets.link,
    new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: earlyOrFetch }),
  );
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      waiting,
      createKeptLink(),
      createNewestLink(),
      refusals,
      createWordsLink(),
      transport,
    ]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
  const close = () => {
    client.stop();
    sockets.close();
  };
  return { client, close };
}

/** Objects without an id belong to their parent, so their fields are merged. */
const parts: TypePolicies = {
  CpdSummary: { merge: true },
  Compliance: { merge: true },
  AuditReadiness: { merge: true },
  ActivityReadiness: { merge: true },
  RegistrationStatus: { merge: true },
  NotificationPreferences: { merge: true },
};

/**
 * Maximum results that the cache remembers: a log of 5,000 activities with a few filters. Beyond it, each
 * forgotten result is computed again with those around it: one tick took half a second of a laptop's processor.
 */
Object.assign(cacheSizes, {
  'inMemoryCache.executeSelectionSet': 150_000,
  'inMemoryCache.executeSubSelectedArray': 50_000,
} satisfies typeof cacheSizes);

function createCache(): InMemoryCache {
  const cache = new InMemoryCache();
  const policies = [parts, listPolicies, activityPolicies, binPolicies];
  for (const each of policies) cache.policies.addTypePolicies(each);
  return cache;
}
