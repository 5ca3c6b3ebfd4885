import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import {
  EvidenceBadgeCheckedDocument,
  type EvidenceBadgeCheckedSubscription,
  type EvidenceFilePartsFragment,
} from '#client/graphql/generated.ts';
import { reconnecting } from '#client/lib/reconnecting.ts';

/** A check that ended before the subscription began has no event: the files are read once more. */
const LOOK_AGAIN_MS = 5_000;

/** Reads the files again when a badge among them has been checked; it is checked after the upload. */
export function useBadgeChecks(
  files: readonly EvidenceFilePartsFragment[] | undefined,
  refresh: () => unknown,
): void {
  const client = useApolloClient();
  const isWaiting = files?.some(({ badge }) => badge?.state === 'waiting') ?? false;
  const look = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (!isWaiting) return;
    const live = reconnecting(
      () => subscribe(client),
      () => false,
    ).subscribe({ next: () => look(), error: () => look() });
    const timer = setTimeout(look, LOOK_AGAIN_MS);
    return () => {
      live.unsubscribe();
      clearTimeout(timer);
    };
  }, [client, isWaiting]);
}

const subscribe = (client: ApolloClient) =>
  client.subscribe<EvidenceBadgeCheckedSubscription>({
    query: EvidenceBadgeCheckedDocument,
    fetchPolicy: 'no-cache',
  });
