import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useDemoSignIn } from '#client/features/auth/useDemoSignIn.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { Spinner } from './FullPage.tsx';
import { NoConnection } from './NoConnection.tsx';
import { paths } from './paths.ts';
import type { AuthState } from './RequireUser.tsx';

/** The sign-in screen is for those who are not signed in; the others go on to where they wanted to be. */
export function GuestsOnly() {
  const { user, loading, error, retry } = useCurrentUser();
  const signingIn = useDemoSignIn(!loading && !error && !user);
  const state = useLocation().state as AuthState | null;
  if (user) return <Navigate to={state?.from ?? paths.dashboard} replace />;
  if (loading || signingIn) return <Spinner />;
  if (error) return <NoConnection onRetry={retry} />;
  return <Outlet />;
}
