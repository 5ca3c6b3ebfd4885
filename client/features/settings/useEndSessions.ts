import type { ApolloCache } from '@apollo/client';
import {
  CurrentUserDocument,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  type CurrentUserQuery,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { settingsMessages } from '#domain/settings';

/** Signs other devices out, one or all, and takes them from the list. */
export function useEndSessions() {
  const [endOne, { loading: endingOne }] = useEndSessionMutation({
    update: (cache, { data }) => {
      if (!data) return;
      cache.evict({ id: cache.identify(data.endSession) });
      cache.gc();
    },
  });
  const [endAll, { loading: endingAll }] = useEndOtherSessionsMutation({ update: keepCurrent });

  async function endSession(id: string): Promise<void> {
    await told(async () => {
      const { data } = await endOne({ variables: { id } });
      if (data) showToast(settingsMessages.sessionEnded(data.endSession.device));
    });
  }

  async function endOthers(): Promise<void> {
    await told(async () => {
      const { data } = await endAll();
      if (data) showToast(settingsMessages.otherSessionsEnded(data.endOtherSessions));
    });
  }

  return { endSession, endOthers, pending: endingOne || endingAll };
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
