import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '#client/components/Panel.tsx';
import type { SessionListPartsFragment } from '#client/graphql/generated.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { deviceTexts } from '#domain/account/security';
import { SessionRow } from './SessionRow.tsx';
import { useEndSessions } from './useEndSessions.ts';

/** The user's sessions, each with a button that ends it. */
export function SessionsPanel({ user }: { user: SessionListPartsFragment | undefined }) {
  return (
    <Panel title="Signed-in Devices" busy={!user}>
      {user ? (
        <Sessions user={user} />
      ) : (
        <Stack sx={{ gap: 1.5 }} aria-hidden>
          <Skeleton variant="rounded" height={56} />
          <Skeleton variant="rounded" height={56} />
        </Stack>
      )}
    </Panel>
  );
}

/** Devices that are shown at first; the list says how many more there are. */
const SHOWN = 5;

function Sessions({ user: { sessions, timeZone } }: { user: SessionListPartsFragment }) {
  const { endSession, endOthers } = useEndSessions();
  const { list, area } = useListFocus();
  const [isWhole, setWhole] = useState(false);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Stack {...area} sx={{ gap: 2 }}>
      <Stack component="ul" ref={list} sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {(isWhole ? sessions : sessions.slice(0, SHOWN)).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            timeZone={timeZone}
            onEnd={() => void endSession(session)}
          />
        ))}
      </Stack>
      {sessions.length > SHOWN && (
        <Button
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {isWhole ? deviceTexts.fewer : deviceTexts.all(sessions.length)}
        </Button>
      )}
      {others.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          You are not signed in anywhere else.
        </Typography>
      ) : (
        <Button
          variant="outlined"
          onClick={() => void endOthers()}
          sx={{ alignSelf: 'flex-start' }}
        >
          Sign out everywhere else
        </Button>
      )}
    </Stack>
  );
}
