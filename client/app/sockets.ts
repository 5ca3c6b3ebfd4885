import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient, type Client } from 'graphql-ws';

/** Interval between checks of the connection, and the server's time to respond. */
const PING_MS = 10_000;
const PONG_WITHIN_MS = 5_000;

/** After this long in the background, the page may have slept and lost its connection silently. */
const ASLEEP_MS = 30_000;

/**
 * One websocket for all subscriptions, open while there are any. A lost connection ends them with an error: subscribers
 * reconnect and send their last state. `onForbidden` runs when the session has ended.
 */
export function openSockets(onForbidden: () => void): { link: GraphQLWsLink; client: Client } {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  let silence: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: `${scheme}//${location.host}/graphql`,
    retryAttempts: 0,
    keepAlive: PING_MS,
    on: {
      ping: (received) => {
        if (!received) silence = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(silence);
      },
      closed: (event) => {
        clearTimeout(silence);
        if (event instanceof CloseEvent && event.code === CloseCode.Forbidden) onForbidden();
      },
    },
  });
  const stopWatching = onWaking(() => client.terminate());
  const dispose = client.dispose.bind(client);
  client.dispose = () => {
    stopWatching();
    return dispose();
  };
  return { link: new GraphQLWsLink(client), client };
}

/** Calls back when the page returns after it may have slept, or the network returns. Returns a function that stops it. */
function onWaking(wake: () => void): () => void {
  let hiddenAt: number | null = null;
  const look = () => {
    if (document.hidden) hiddenAt = performance.now();
    else if (hiddenAt !== null && performance.now() - hiddenAt > ASLEEP_MS) wake();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', wake);
  };
}
