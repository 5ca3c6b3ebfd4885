import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { RegisterCrewKeyDocument, SendCrewSessionDocument } from '#client/graphql/generated.ts';
import { useAsOf } from '#client/lib/as-of.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { refreshScreen } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { crewClosesAt, forgottenEnd } from '#domain/proof/crew-presence';
import { crewOfflineTexts as texts } from '#domain/proof/crew-texts';
import { crewTicketMessages } from '#domain/proof/crew-tickets';
import { timeLabel } from '#domain/dates';
import { sessionInput } from '../session-input.ts';
import {
  base64,
  beginSession,
  forgetSession,
  isPrepared,
  ownSession,
  preparePhone,
  serverTime,
  type OwnSession,
} from './phone.ts';
import { setBegin, setRunning, useRunning } from './running.ts';
import { TicketCode } from './TicketCode.tsx';

interface Props {
  userId: string;
  timeZone: string;
}

/** Prepares the user's own phone while it is online, and runs a session on it while it is not. */
export function OfflineHost({ userId, timeZone }: Props) {
  const client = useApolloClient();
  const isAway = useAsOf() !== null;
  const running = useRunning();
  const [isReady, setReady] = useState<boolean | null>(null);

  useEffect(() => {
    let isHere = true;
    // Without storage, this phone cannot run a session.
    ownSession(userId).then(
      (own) => isHere && setRunning(own),
      () => {},
    );
    setBegin((values) => beginSession(userId, values));
    return () => {
      isHere = false;
      setBegin(null);
      // A session runs only for this user, on a device of their own.
      setRunning(null);
    };
  }, [userId]);

  useEffect(() => {
    async function prepare(): Promise<void> {
      if (!isAway) {
        await preparePhone(userId, async (publicKey) => {
          const { data } = await client.mutate({
            mutation: RegisterCrewKeyDocument,
            variables: { publicKey },
          });
          return data!.registerCrewKey!;
        });
      }
      setReady(await isPrepared(userId));
    }
    prepare().catch(() => isPrepared(userId).then(setReady, () => setReady(false)));
  }, [client, userId, isAway]);

  if (running) return <Running key={running.session} {...{ running, userId, timeZone }} />;
  if (isReady === null || (isReady && !isAway)) return null;
  return (
    <Alert severity={isReady ? 'info' : 'warning'}>
      {isReady ? texts.ready : crewTicketMessages.noKey}
    </Alert>
  );
}

interface RunningProps extends Props {
  running: OwnSession;
}

function Running({ running, userId, timeZone }: RunningProps) {
  const client = useApolloClient();
  const [isAsking, setAsking] = useState(false);
  const { values, startedAt, keyId, session, seed } = running;

  async function end(): Promise<void> {
    try {
      const now = await serverTime(userId);
      const plannedMinutes = Number(values.plannedMinutes);
      const isForgotten = now > crewClosesAt(startedAt);
      const endedAt = isForgotten ? forgottenEnd({ startedAt, plannedMinutes }, []) : now;
      const input = {
        ...sessionInput(values),
        keyId,
        session,
        seed: base64(seed),
        startedAt: startedAt.toISOString(),
        endedAt: endedAt.toISOString(),
      };
      await client.mutate({ mutation: SendCrewSessionDocument, variables: { input } });
      await forgetSession(userId);
      setRunning(null);
      showToast(savedToast({ title: texts.ended }));
      void refreshScreen(client);
    } catch (error) {
      tellFailure(texts.endFailed, error);
    }
  }

  return (
    <Panel title={values.title}>
      <Stack sx={{ gap: 2, alignItems: 'center', textAlign: 'center' }}>
        <Typography color="textSecondary">{texts.since(timeLabel(startedAt, timeZone))}</Typography>
        <TicketCode {...{ userId, running }} />
        <Button
          variant="contained"
          onClick={() => setAsking(true)}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          {texts.end}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={texts.endTitle}
        text={texts.endText}
        confirmLabel={texts.end}
        onClose={() => setAsking(false)}
        onConfirm={() => void end()}
      />
    </Panel>
  );
}
