import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useAsOf } from '#client/lib/as-of.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import { Bar } from '#client/records/outbox/OutboxBar.tsx';
import { asOfText, offlineMessages } from '#domain/offline';
import { retryAfterMs } from '#domain/outbox';

const refetch = (client: ApolloClient) => void client.refetchQueries({ include: 'active' });

/** Says how old the screen is while the server cannot be reached, and asks again from time to time. */
export function OfflineBar() {
  const client = useApolloClient();
  const { user } = useCurrentUser();
  const asOf = useAsOf();
  const isShown = asOf !== null && user !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible' && navigator.onLine) refetch(client);
      tries += 1;
      timer = setTimeout(look, retryAfterMs(tries));
    };
    const startAgain = () => {
      tries = 0;
      look();
    };
    look();
    window.addEventListener('online', startAgain);
    document.addEventListener('visibilitychange', startAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', startAgain);
      document.removeEventListener('visibilitychange', startAgain);
    };
  }, [isShown, client]);
  if (!isShown) return null;
  return (
    <Bar
      action={
        <Button
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={() => refetch(client)}
        >
          {offlineMessages.retry}
        </Button>
      }
    >
      {asOfText(asOf, now(), user.timeZone)}
    </Bar>
  );
}
