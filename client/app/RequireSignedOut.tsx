import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { wasSignedIn } from '#client/prefetch/taken.ts';
import { demoAccount } from '#client/features/account/auth/demo-account.ts';
import { useDemoSignIn } from '#client/features/account/auth/useDemoSignIn.ts';
import { isSomebodySignedIn } from '#client/lib/who.ts';
import { useSession } from '#client/lib/session.ts';
import { Spinner } from './FullPage.tsx';
import { NoConnection } from './NoConnection.tsx';
import { preload } from './screens.ts';
import { paths } from '#client/lib/paths.ts';
import type { AuthState } from './RequireUser.tsx';

/**
 * Shows the sign-in screen to visitors; signed-in users continue to the requested page. If no user is known to be
 * signed in, it shows at once, before the server responds.
 */
export function RequireSignedOut() {
  const { visitor, found } = useSession();
  const [failed, setFailed] = useState(false);
  const isAsking = visitor === 'unknown' && !failed;
  useEffect(() => {
    if (!isAsking) return;
    let isOver = false;
    isSomebodySignedIn().then(
      (somebody) => isOver || found(somebody ? 'user' : 'guest'),
      () => isOver || setFailed(true),
    );
    return () => void (isOver = true);
  }, [isAsking, found]);
  const signingIn = useDemoSignIn(visitor === 'guest');
  const state = useLocation().state as AuthState | null;
  const target = state?.from ?? paths.dashboard;
  useEffect(() => {
    if (visitor === 'user') void preload(target);
  }, [visitor, target]);
  if (visitor === 'user') return <Navigate to={target} replace />;
  const isProbablyGuest = !wasSignedIn() && demoAccount() === null;
  if (signingIn) return <Spinner />;
  // Keeps the typed text, even if the server is unreachable.
  if (visitor === 'guest' || isProbablyGuest) return <Outlet />;
  return failed ? <NoConnection onRetry={() => setFailed(false)} /> : <Spinner />;
}
