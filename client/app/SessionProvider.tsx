import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { SessionContext, rememberSignedOut } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { userMessages } from '#domain/users';
import { connect } from './apollo.ts';

/**
 * Gives each session a connection and a cache of its own, so that nothing read for one user outlives it.
 * The browser's other tabs share the cookie, so they hear of a change and follow.
 */
export function SessionProvider({ children }: PropsWithChildren) {
  const [connection, setConnection] = useState(() => connect());
  const session = useMemo(() => {
    const renew = (next: Parameters<typeof connect>[0]) => {
      setConnection(connect(next));
      connection.close();
    };
    return {
      renew,
      started() {
        rememberSignedOut(false);
        tellOtherTabs('started');
      },
      ended() {
        rememberSignedOut(true);
        tellOtherTabs('ended');
        renew({ signedOut: true });
      },
    };
  }, [connection]);

  useEffect(
    () =>
      connection.whenExpired(() => {
        session.renew({ signedOut: true });
        showToast(userMessages.sessionEnded);
      }),
    [connection, session],
  );
  useEffect(
    () =>
      hearOtherTabs((change) => {
        rememberSignedOut(change === 'ended');
        session.renew({ signedOut: change === 'ended' });
      }),
    [session],
  );

  return (
    <SessionContext value={session}>
      <ApolloProvider client={connection.client}>{children}</ApolloProvider>
    </SessionContext>
  );
}

type Change = 'started' | 'ended';

const CHANNEL = 'session';

/** One channel both to speak and to hear, since a channel does not hear itself. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

function tellOtherTabs(change: Change): void {
  // A channel, unlike a window, has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(change);
}

function hearOtherTabs(listener: (change: Change) => void): () => void {
  const hear = ({ data }: MessageEvent<Change>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
