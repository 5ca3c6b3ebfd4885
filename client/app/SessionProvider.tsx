import { startTransition, useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { noteSignedIn } from '#client/early/taken.ts';
import { hearOtherTabs, tellOtherTabs } from '#client/lib/other-tabs.ts';
import { leavePush } from '#client/lib/push-device.ts';
import { SessionContext, rememberSignedOut, type Visitor } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { userMessages } from '#domain/users';
import { lazyConnection } from './connection.ts';

/**
 * Gives each session a connection and a cache of its own, so that nothing read for one user outlives it.
 * The browser's other tabs share the cookie, so they hear of a change and follow.
 */
export function SessionProvider({ children }: PropsWithChildren) {
  const [visitor, setVisitor] = useState<Visitor>('unknown');
  const [connection, setConnection] = useState(lazyConnection);
  const actions = useMemo(() => {
    const renew = (next: Visitor) => {
      connection.close();
      setConnection(lazyConnection());
      setVisitor(next);
    };
    return {
      renew,
      client: connection.client,
      found: (found: Visitor) => {
        noteSignedIn(found === 'user');
        startTransition(() => setVisitor(found));
      },
      started: () => {
        rememberSignedOut(false);
        tellOtherTabs('started');
        setVisitor('user');
      },
      ended: () => {
        noteSignedIn(false);
        rememberSignedOut(true);
        tellOtherTabs('ended');
        // Nobody else at this computer is shown the messages; the server forgets the device by itself.
        leavePush().catch(() => {});
        renew('guest');
      },
    };
  }, [connection]);

  useEffect(
    () =>
      connection.whenExpired(() => {
        noteSignedIn(false);
        actions.renew('guest');
        // After the toast of whatever was refused: this one says why.
        setTimeout(() => showToast(userMessages.sessionEnded));
      }),
    [connection, actions],
  );
  useEffect(
    () =>
      hearOtherTabs((change) => {
        rememberSignedOut(change === 'ended');
        actions.renew(change === 'ended' ? 'guest' : 'unknown');
      }),
    [actions],
  );
  const session = useMemo(() => ({ ...actions, visitor }), [actions, visitor]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
