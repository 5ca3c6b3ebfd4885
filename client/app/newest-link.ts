import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** The requests of one query with the same variables that run. */
interface Running {
  count: number;
  last: number;
  /** The response to the newest request that has one, and which request that was. */
  newest: { of: number; result: ApolloLink.Result } | null;
}

/**
 * A request that was overtaken by a later one of the same query gets the response of the later one: its own may predate
 * a change, and whoever reads it would put the screen back.
 */
export function createNewestLink(): ApolloLink {
  const queries = new Map<string, Running>();
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName, variables } = operation;
    if (operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([operationName, variables]);
    return new Observable((observer) => {
      const running = queries.get(key) ?? { count: 0, last: 0, newest: null };
      queries.set(key, running);
      running.count += 1;
      running.last += 1;
      const own = running.last;
      const subscription = forward(operation).subscribe({
        next: (result) => {
          const { newest } = running;
          if (newest && newest.of > own) return observer.next(newest.result);
          if (!result.errors) running.newest = { of: own, result };
          return observer.next(result);
        },
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      });
      return () => {
        subscription.unsubscribe();
        running.count -= 1;
        if (running.count === 0) queries.delete(key);
      };
    });
  });
}
