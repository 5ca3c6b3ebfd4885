import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient, type Client } from 'graphql-ws';

const LONGEST_WAIT_MS = 30_000;

/** One websocket for all subscriptions. It comes back after a break of the line, but not after signing out. */
export function openSockets(): { link: GraphQLWsLink; client: Client } {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const client = createClient({
    url: `${scheme}//${location.host}/graphql`,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (end) => !(end instanceof CloseEvent && end.code === CloseCode.Forbidden),
    retryWait: (retries) => {
      const wait = Math.min(LONGEST_WAIT_MS, 1000 * 2 ** retries);
      return new Promise((resolve) => void setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
    },
  });
  return { link: new GraphQLWsLink(client), client };
}
