import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** The requests of one query with the same variables that run. */
interface Running {
  count: number;
  last: number;
  /** The response to the newest request that has one, and which request that was. */
  newest: { of: number; result: ApolloLink.Result } | null;
}

/** Maximum retries of a query: after that its response is used, and the refresh after the change follows. */
const AGAIN_MAX = 3;

/**
 * Keeps responses that predate a change off the screen. A request that was overtaken by a later one of the same query
 * gets the response of the later one; one during which a change was answered is sent again.
 */
export function createNewestLink(): ApolloLink {
  const queries = new Map<string, Running>();
  /** Number of changes to which the server has responded, by success or failure. */
  let changes = 0;

  const change: ApolloLink.RequestHandler = (operation, forward) =>
    new Observable((observer) => {
      // Counted before the caller gets the response: what it then reads is newer.
      return forward(operation).subscribe({
        next(result) {
          changes += 1;
          observer.next(result);
        },
        error(error: unknown) {
          changes += 1;
          observer.error(error);
        },
        complete: () => observer.complete(),
      });
    });

  const read: ApolloLink.RequestHandler = (operation, forward) =>
    new Observable((observer) => {
      const key = JSON.stringify([operation.operationName, operation.variables]);
      const running = queries.get(key) ?? { count: 0, last: 0, newest: null };
      queries.set(key, running);
      running.count += 1;
      let subscription: { unsubscribe(): void } | undefined;

      function send(again: number): void {
        const own = (running.last += 1);
        const known = changes;
        let isOld = false;
        subscription = forward(operation).subscribe({
          next(result) {
            isOld = changes !== known && again < AGAIN_MAX;
            if (isOld) return undefined;
            const { newest } = running;
            if (newest && newest.of > own) return observer.next(newest.result);
            if (!result.errors) running.newest = { of: own, result };
            return observer.next(result);
          },
          error: (error: unknown) => observer.error(error),
          complete: () => (isOld ? send(again + 1) : observer.complete()),
        });
      }

      send(0);
      return () => {
        subscription?.unsubscribe();
        running.count -= 1;
        if (running.count === 0) queries.delete(key);
      };
    });

  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.MUTATION,
    new ApolloLink(change),
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.QUERY,
      new ApolloLink(read),
    ),
  );
}
