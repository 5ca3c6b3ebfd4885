import { ApolloLink, Observable } from '@apollo/client';
import type { Client } from 'graphql-ws';

/** Sends subscriptions over a websocket; its code loads with the first one. See `openSockets`. */
export function createSocketLink(onForbidden: () => void) {
  let opening: Promise<{ link: ApolloLink; client: Client }> | undefined;
  const open = () =>
    (opening ??= import('./sockets.ts')
      .then(({ openSockets }) => openSockets(onForbidden))
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      }));
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let subscription: { unsubscribe(): void } | undefined;
        let isOver = false;
        const begin = async (): Promise<void> => {
          const { link } = await open();
          if (isOver) return;
          const results = ApolloLink.execute(link, operation, { client: operation.client });
          subscription = results.subscribe(observer);
        };
        begin().catch((error: unknown) => observer.error(error));
        return () => {
          isOver = true;
          subscription?.unsubscribe();
        };
      }),
  );
  const close = (): void => {
    // A socket that never opened needs no closing.
    opening?.then(({ client }) => client.dispose()).catch(() => {});
  };
  return { link, close };
}
