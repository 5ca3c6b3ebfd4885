import { useApolloClient } from '@apollo/client/react';
import { map } from 'rxjs';
import { useEffect, useEffectEvent } from 'react';
import {
  TeamChangedDocument,
  useTeamQuery,
  type TeamChangedSubscription,
  type TeamChangedSubscriptionVariables,
} from '#client/graphql/generated.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { reconnecting } from '#client/lib/reconnecting.ts';
import { refreshFields } from '#client/lib/refresh.ts';
import { teamFields } from './useTeamActions.ts';

/** A team that stays as it is on the server, with what the screen shows of it. */
export function useLiveTeam(id: string) {
  const client = useApolloClient();
  const { data, error, refetch } = useTeamQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const team = data?.team;
  const isIn = team !== undefined && !error;
  // What failed shows its failure.
  const lookAgain = useEffectEvent(() => void refreshFields(client, teamFields));
  useEffect(() => {
    if (!isIn) return;
    const changes = () =>
      client
        .subscribe<TeamChangedSubscription, TeamChangedSubscriptionVariables>({
          query: TeamChangedDocument,
          variables: { id },
          fetchPolicy: 'no-cache',
        })
        .pipe(
          map((response) => {
            if (!response.data) throw response.error ?? new Error('The response is empty.');
            return response.data.teamChanged;
          }),
        );
    const live = reconnecting(changes, isGone).subscribe({ next: lookAgain, error: lookAgain });
    return () => live.unsubscribe();
  }, [client, id, isIn]);
  return { team, error, refetch };
}

/** Removed, or the team has ended: there is nothing to reconnect to. */
const isGone = (error: unknown): boolean => codeOf(error) === 'NOT_FOUND';
