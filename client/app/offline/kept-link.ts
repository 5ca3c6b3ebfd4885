import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap } from 'rxjs';
import { keptUser } from '#client/lib/own-device.ts';
import type { KeptResponses } from './kept-responses.ts';

/** On the user's own device, the last response of a screen stands in for one that does not come. */
export function createKeptLink(): ApolloLink {
  let opening: Promise<KeptResponses | null> | undefined;
  return new ApolloLink((operation, forward) => {
    const userId = keptUser();
    if (!userId) opening = undefined;
    // The outbox asks what the server has now.
    const isForServer = operation.getContext()['isFromOutbox'] === true;
    if (!userId || isForServer || operation.operationType !== OperationTypeNode.QUERY) {
      return forward(operation);
    }
    // If storage does not open, nothing is kept and no request waits for it.
    opening ??= import('./kept-responses.ts')
      .then(({ openKept }) => openKept(userId))
      .catch(() => null);
    return from(opening).pipe(
      mergeMap((kept) => kept?.handle(operation, forward) ?? forward(operation)),
    );
  });
}
