import { startTransition, useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { noteSignedIn } from '#client/prefetch/taken.ts';
import { hearOtherTabs, notifyOtherTabs } from '#client/lib/other-tabs.ts';
import { SessionContext, keepsData, rememberSignedOut, type Visitor } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { userMessages } from '#domain/account/users';
import { lazyConnection } from './connection.ts';

/**
 * Gives each session its own connection and cache, so that no data outlives its user.
 * The browser's other tabs share the cookie, so they receive and apply the change.
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
        if (found === 'guest') settleDevice();
        startTransition(() => setVisitor(found));
      },
      started: () => {
        rememberSignedOut(false);
        notifyOtherTabs('started');
        setVisitor('user');
      },
      end: async (request: () => Promise<unknown>) => {
        await connection.ending(request);
        noteSignedIn(false);
        rememberSignedOut(true);
        forgetUser();
        notifyOtherTabs('ended');
        renew('guest');
      },
    };
  }, [connection]);

  useEffect(
    () =>
      connection.whenExpired(() => {
        noteSignedIn(false);
        actions.renew('guest');
        settleDevice();
        // After the toast of the refused request: this one gives the reason.
        setTimeout(() => showToast(userMessages.sessionEnded));
      }),
    [connection, actions],
  );
  useEffect(
    () =>
      hearOtherTabs((change) => {
        rememberSignedOut(change === 'ended');
        if (change === 'ended') forgetUser();
        actions.renew(change === 'ended' ? 'guest' : 'unknown');
      }),
    [actions],
  );
  const session = useMemo(() => ({ ...actions, visitor }), [actions, visitor]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Already loaded if a user was signed in on this page (UserArea.tsx); the sign-in screen does not need it. */
const device = () => import('#client/lib/device.ts');

/** Deletes what this browser keeps for the user who has signed out. */
function forgetUser(): void {
  device().then(
    ({ forgetUser }) => forgetUser(),
    () => {},
  );
}

/** Cleans up data of a user who is no longer signed in; a failure is retried at the next start. */
function settleDevice(): void {
  if (!keepsData()) return;
  device().then(
    ({ settleDevice }) => settleDevice(),
    () => {},
  );
}
