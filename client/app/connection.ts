import type { ApolloClient } from '@apollo/client';
import type { Connection } from './apollo.ts';
import { Layout, UserArea, loadConnect } from './screens.ts';

/** A session's way to the server, whose code is loaded when it is first asked for. */
export interface LazyConnection {
  client: () => Promise<ApolloClient>;
  close: () => void;
  /** Calls once, when the server no longer knows the user whom the cache holds; answers how to stop listening. */
  whenExpired: (listener: () => void) => () => void;
}

export function lazyConnection(): LazyConnection {
  let opening: Promise<Connection> | undefined;
  let client: Promise<ApolloClient> | undefined;
  let onExpired: (() => void) | null = null;
  // Several requests under way are refused together; one notice is enough.
  const expire = () => {
    const listener = onExpired;
    onExpired = null;
    listener?.();
  };
  const open = async () => {
    opening = loadConnect().then((connect) => connect(expire));
    // Whoever needs the client is about to need the frame; a failure shows there.
    void Promise.allSettled([UserArea.preload(), Layout.preload()]);
    return (await opening).client;
  };
  return {
    client: () => {
      client ??= open().catch((error: unknown) => {
        client = undefined;
        throw error;
      });
      return client;
    },
    close: () => {
      // What never opened needs no closing.
      opening?.then((connection) => connection.close()).catch(() => {});
    },
    whenExpired: (listener) => {
      onExpired = listener;
      return () => void (onExpired = null);
    },
  };
}
