import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useDemoSignIn } from '#client/features/auth/useDemoSignIn.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { hasSignedOut } from '#client/lib/session.ts';
import { NoConnection } from './NoConnection.tsx';
import { Spinner } from './FullPage.tsx';
import { paths } from './paths.ts';

/** Where a visitor wanted to go before being asked to sign in. */
export interface AuthState {
  from?: string;
}

/** Lets signed-in users through to the pages, sends the others to sign in. */
export function RequireUser() {
  const { user, loading, error, retry } = useCurrentUser();
  const signingIn = useDemoSignIn(!loading && !error && !user);
  const { pathname, search, hash } = useLocation();
  if (user) return <Outlet />;
  if (loading || signingIn) return <Spinner />;
  if (error) return <NoConnection onRetry={retry} />;
  const state: AuthState = hasSignedOut() ? {} : { from: pathname + search + hash };
  return <Navigate to={paths.auth} state={state} replace />;
}
