import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useDemoSignIn } from '#client/features/account/auth/useDemoSignIn.ts';
import { hasSignedOut, useSession } from '#client/lib/session.ts';
import { Spinner } from './FullPage.tsx';
import { paths } from '#client/lib/paths.ts';
import { UserArea } from './screens.ts';

/** The page requested before signing in. */
export interface AuthState {
  from?: string;
}

/** Shows pages to signed-in users and sends others to sign in. */
export function RequireUser() {
  const { visitor } = useSession();
  const signingIn = useDemoSignIn(visitor === 'guest');
  const { pathname, search, hash } = useLocation();
  if (signingIn) return <Spinner />;
  if (visitor === 'guest') {
    // A sign-out hides where the last user was, but not what another app has shared since.
    const isHidden = hasSignedOut() && !search.startsWith('?share');
    const state: AuthState = isHidden ? {} : { from: pathname + search + hash };
    return <Navigate to={paths.auth} state={state} replace />;
  }
  return (
    <Suspense fallback={<Spinner />}>
      <UserArea />
    </Suspense>
  );
}
