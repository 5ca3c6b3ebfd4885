import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert, CloudOff } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { setConnected, useAsOf, useHasStandIn } from '#client/lib/as-of.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import { outbox, useWaiting } from '#client/lib/outbox.ts';
import { refreshScreen } from '#client/lib/refresh.ts';
import { useSteady } from '#client/lib/steady.ts';
import { asOfText, offlineMessages } from '#domain/records/offline';
import { outboxMessages as messages, retryAfterMs } from '#domain/records/outbox';

/**
 * The one place above every page that reports the connection: that there is none and how old the screen is, how much
 * waits on this device and if it needs the user.
 */
export function ConnectionBar({ onShow }: { onShow: () => void }) {
  const client = useApolloClient();
  const { user } = useCurrentUser();
  const asOf = useSteady(useAsOf());
  const waiting = useSteady(useWaiting());
  useConnectionEvents();
  useRefetching(client);
  const refused = waiting.filter(({ state }) => state !== 'waiting').length;
  const isOffline = asOf !== null && user !== null;
  if (!isOffline && waiting.length === 0) return null;
  const tryAgain = () => {
    void refreshScreen(client);
    void outbox()?.flush();
  };
  return (
    // Not atomic: a screen reader announces the line that changed, not all of them.
    <Box component="output" aria-atomic={false} sx={{ display: 'block', mb: 2 }}>
      <Alert
        role="note"
        severity={refused > 0 ? 'warning' : 'info'}
        icon={refused > 0 ? <CircleAlert /> : <CloudOff />}
        sx={{
          py: 0,
          alignItems: 'flex-start',
          // Beside the first line, which is as high as its button.
          '& .MuiAlert-icon': { alignItems: 'center', minHeight: LINE_HEIGHT, p: 0, mt: 1 },
          '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 },
        }}
      >
        {isOffline && (
          <Line label={offlineMessages.retry} onAct={tryAgain}>
            {asOfText(asOf, now(), user.timeZone)}
          </Line>
        )}
        {waiting.length > 0 && (
          <Line label={messages.show} onAct={onShow}>
            {refused > 0 ? messages.problems(refused) : messages.count(waiting.length)}
          </Line>
        )}
      </Alert>
    </Box>
  );
}

/** Notices that the browser lost the connection. It counts as back once the server responds. */
function useConnectionEvents(): void {
  useEffect(() => {
    const goAway = () => setConnected(false);
    const comeBack = () => {
      // Without https there is no outbox, which would ask the server.
      if (!outbox()) setConnected(true);
    };
    if (!navigator.onLine) goAway();
    window.addEventListener('offline', goAway);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', goAway);
      window.removeEventListener('online', comeBack);
    };
  }, []);
}

/** Retries the server from time to time while kept responses are on the screen. */
function useRefetching(client: ApolloClient): void {
  const hasStandIn = useHasStandIn();
  useEffect(() => {
    if (!hasStandIn) return undefined;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible' && navigator.onLine) void refreshScreen(client);
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
  }, [hasStandIn, client]);
}

const LINE_HEIGHT = 44;

interface LineProps {
  /** Names its button. */
  label: string;
  onAct: () => void;
  children: ReactNode;
}

function Line({ label, onAct, children }: LineProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: LINE_HEIGHT }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
      <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={onAct}>
        {label}
      </Button>
    </Box>
  );
}
