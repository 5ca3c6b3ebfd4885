import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  CurrentUserDocument,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  type CurrentUserQuery,
  type SessionPartsFragment,
} from '#client/graphql/generated.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { settingsMessages } from '#domain/account/settings';

/** Ends other sessions, one or all, optimistically; a failure restores them and shows a message. */
export function useEndSessions() {
  const { cache } = useApolloClient();
  const [endOne] = useEndSessionMutation();
  const [endAll] = useEndOtherSessionsMutation({
    optimisticResponse: { endOtherSessions: 0 },
    update: keepCurrent,
  });

  async function endSession(session: SessionPartsFragment): Promise<void> {
    const leave = (kept: ApolloCache) => void kept.evict({ id: kept.identify({ ...session }) });
    await told(async () => {
      await endOne({
        variables: { id: session.id },
        optimisticResponse: { endSession: session },
        update: leave,
      }).catch(orGone);
      leave(cache);
      showToast(settingsMessages.sessionEnded(session.device));
    });
  }

  async function endOthers(): Promise<void> {
    await told(async () => {
      const { data } = await endAll();
      if (data) showToast(settingsMessages.otherSessionsEnded(data.endOtherSessions));
    });
  }

  return { endSession, endOthers };
}

/** A session that has already ended counts as success. */
function orGone(error: unknown): void {
  if (codeOf(error) !== 'NOT_FOUND') throw error;
}

function keepCurrent(cache: ApolloCache): void {
  const me = cache.readQuery<CurrentUserQuery>({ query: CurrentUserDocument })?.me;
  if (!me) return;
  cache.modify({
    id: cache.identify(me),
    fields: {
      sessions: (sessions, { readField }) =>
        (sessions as readonly { __ref: string }[]).filter((each) => readField('isCurrent', each)),
    },
  });
}

async function told(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    tellFailure(settingsMessages.updateFailed, error);
  }
}
