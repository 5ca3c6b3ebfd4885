import type { ApolloClient } from '@apollo/client';
import type { Connection } from './apollo.ts';
import { Layout, UserArea, loadConnect } from './screens.ts';

/** A session's connection to the server; its code loads on first use. */
export interface LazyConnection {
  client: () => Promise<ApolloClient>;
  close: () => void;
  /** Runs the callback once the server no longer accepts the cached user; returns a function that stops it. */
  whenExpired: (listener: () => void) => () => void;
  /** Runs the request that ends the session: the server's refusals may arrive before its response, and are expected. */
  ending: (request: () => Promise<unknown>) => Promise<void>;
}

export function lazyConnection(): LazyConnection {
  let opening: Promise<Connection> | undefined;
  let client: Promise<ApolloClient> | undefined;
  let onExpired: (() => void) | null = null;
  let isEnding = false;
  // Several running requests fail together; one notice is enough.
  const expire = () => {
    if (isEnding) return;
    const listener = onExpired;
    onExpired = null;
    listener?.();
  };
  const open = async () => {
    opening = loadConnect().then((connect) => connect(expire));
    // Code that needs the client will need the frame too; a failure shows there.
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
      // A socket that never opened needs no closing.
      opening?.then((connection) => connection.close()).catch(() => {});
    },
    whenExpired: (listener) => {
      onExpired = listener;
      return () => void (onExpired = null);
    },
    ending: async (request) => {
      isEnding = true;
      try {
        await request();
      } catch (error) {
        isEnding = false;
        throw error;
      }
    },
  };
}
