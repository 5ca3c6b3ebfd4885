import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type TypePolicies,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { activitiesFieldPolicies } from '#client/features/activities/cache.ts';
import { reflectiveLogsFieldPolicies } from '#client/features/reflective-logs/cache.ts';
import { CurrentUserDocument, type CurrentUserQuery } from '#client/graphql/generated.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { createSocketLink } from './socket-link.ts';

/** One session's client: its cache, and the ways to the server. */
export interface Connection {
  client: ApolloClient;
  /** Calls once, when the server no longer knows the user whom the cache holds; answers how to stop listening. */
  whenExpired(listener: () => void): () => void;
  close(): void;
}

/** Opens a connection; `signedOut` says that nobody need be asked who the user is. */
export function connect({ signedOut = false } = {}): Connection {
  const sockets = createSocketLink();
  let onExpired: (() => void) | null = null;
  const expiry = new ErrorLink(({ error }) => {
    const user = cache.readQuery<CurrentUserQuery>({ query: CurrentUserDocument })?.me;
    if (!user || codeOf(error) !== 'UNAUTHENTICATED') return;
    // Several requests under way are refused together; one notice is enough.
    const listener = onExpired;
    onExpired = null;
    listener?.();
  });
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin' });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    sockets.link,
    http,
  );
  const cache = createCache();
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([expiry, transport]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
  if (signedOut) cache.writeQuery({ query: CurrentUserDocument, data: { me: null } });
  return {
    client,
    whenExpired(listener) {
      onExpired = listener;
      return () => void (onExpired = null);
    },
    close() {
      client.stop();
      sockets.close();
    },
  };
}

/** Parts without an id belong to the record that they came with, so their fields are joined. */
const parts: TypePolicies = {
  CpdSummary: { merge: true },
  Compliance: { merge: true },
  RegistrationStatus: { merge: true },
};

function createCache(): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies: parts });
  cache.policies.addTypePolicies(activitiesFieldPolicies);
  cache.policies.addTypePolicies(reflectiveLogsFieldPolicies);
  return cache;
}
