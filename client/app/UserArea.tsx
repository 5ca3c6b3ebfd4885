import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import { useSession } from '#client/lib/session.ts';
import { Spinner } from './FullPage.tsx';
import { NoConnection } from './NoConnection.tsx';

/** Everything only signed-in users see, with their Apollo Client. */
export function UserArea() {
  const client = useClient();
  if (!client) return <Spinner />;
  return (
    <ApolloProvider client={client}>
      <CurrentUserGate />
    </ApolloProvider>
  );
}

/** The client of the session once its code has loaded; throws if it cannot load. */
function useClient(): ApolloClient | undefined {
  const { client: load } = useSession();
  const [opened, setOpened] = useState<{ load: unknown; client?: ApolloClient; error?: unknown }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (result: { client: ApolloClient } | { error: unknown }) =>
      isCurrent && startTransition(() => setOpened({ load, ...result }));
    load().then(
      (client) => settle({ client }),
      (error: unknown) => settle({ error }),
    );
    return () => void (isCurrent = false);
  }, [load]);
  // After a sign-out there is another connection.
  if (opened?.load !== load) return undefined;
  if (!opened.client) throw opened.error;
  return opened.client;
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
  const timeZone = user?.timeZone;
  useEffect(() => {
    if (!timeZone) return;
    // The first date of a time zone takes a phone 40 ms: in a task of its own, while the screen's data is on its way.
    const timer = setTimeout(todayIn, 0, timeZone);
    return () => clearTimeout(timer);
  }, [timeZone]);
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
