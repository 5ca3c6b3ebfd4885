import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { map, type Observable } from 'rxjs';
import { useEffect, useEffectEvent } from 'react';
import {
  CrewSessionChangedDocument,
  CrewSessionDocument,
  useCrewSessionQuery,
  type CrewSessionChangedSubscription,
  type CrewSessionChangedSubscriptionVariables,
  type CrewSessionQuery,
} from '#client/graphql/generated.ts';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { reconnecting } from '#client/lib/reconnecting.ts';
import { mergeMembers } from './merge-members.ts';

type Change = CrewSessionChangedSubscription['crewSessionChanged'];

/** A session that stays as it is on the server while it runs. */
export function useLiveSession(id: string) {
  const client = useApolloClient();
  const { data, error, refetch } = useCrewSessionQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const session = data?.crewSession;
  const isRunning = session !== undefined && session.endedAt === null;
  const lookAgain = useEffectEvent(() => {
    // The page shows its failure.
    refetch().catch(() => {});
    void refreshAfterActivity(client);
  });
  useEffect(() => {
    if (!isRunning) return;
    const live = reconnecting(() => subscribe(client, id), isGone).subscribe({
      next(change) {
        apply(client, id, change);
        // One's own hours and activity are not in the events.
        if (change.endedAt || isOutside(client, id, change)) lookAgain();
      },
      error: lookAgain,
    });
    return () => live.unsubscribe();
  }, [client, id, isRunning]);
  return { session, error: session ? undefined : error, refetch };
}

/** Removed, or deleted: there is nothing to reconnect to. */
const isGone = (error: unknown): boolean => codeOf(error) === 'NOT_FOUND';

function subscribe(client: ApolloClient, id: string): Observable<Change> {
  const answers = client.subscribe<
    CrewSessionChangedSubscription,
    CrewSessionChangedSubscriptionVariables
  >({ query: CrewSessionChangedDocument, variables: { id }, fetchPolicy: 'no-cache' });
  return answers.pipe(
    map(({ data, error }) => {
      if (!data) throw error ?? new Error('The answer is empty.');
      return data.crewSessionChanged;
    }),
  );
}

function apply(client: ApolloClient, id: string, change: Change): void {
  client.cache.updateQuery<CrewSessionQuery>(
    { query: CrewSessionDocument, variables: { id } },
    (kept) => {
      if (!kept) return kept;
      const { crewSession: session } = kept;
      const known = change.isWhole ? [] : session.members;
      const members = mergeMembers(known, change.members, session.isHost);
      const { hereCount, memberCount } = change;
      return { crewSession: { ...session, members, hereCount, memberCount } };
    },
  );
}

/** True if the change says that the host removed this user. */
function isOutside(client: ApolloClient, id: string, { members }: Change): boolean {
  const kept = client.cache.readQuery<CrewSessionQuery>({
    query: CrewSessionDocument,
    variables: { id },
  });
  const own = members.find((each) => each.id === kept?.crewSession.memberId);
  return own?.isRemoved === true;
}
