import { ApolloProvider } from '@apollo/client/react';
import { use, useDeferredValue, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { useSession } from '#client/lib/session.ts';
import { Spinner } from './FullPage.tsx';
import { NoConnection } from './NoConnection.tsx';

/** Everything only signed-in users see, with their Apollo Client. */
export function UserArea() {
  const client = use(useSession().client());
  return (
    <ApolloProvider client={client}>
      <CurrentUserGate />
    </ApolloProvider>
  );
}

function CurrentUserGate() {
  const { found } = useSession();
  const { user, loading, error, retry } = useCurrentUser();
  // The user's arrival renders nothing by itself: Apollo delivers it in a task that cannot be interrupted.
  const isShown = useDeferredValue(Boolean(user));
  const isNobody = !user && !loading && !error;
  useEffect(() => {
    if (user) {
      keepFor(user.id);
      found('user');
    }
    if (isNobody) found('guest');
  }, [user, isNobody, found]);
  if (user && isShown) return <Outlet />;
  return error ? <NoConnection onRetry={retry} /> : <Spinner />;
}

/** Runs after the screen has loaded; another user's data is deleted before anything is stored for this one. */
function keepFor(userId: string): void {
  import('#client/lib/device.ts').then(
    ({ setDeviceOwner: keepFor }) => keepFor(userId),
    () => {},
  );
}
