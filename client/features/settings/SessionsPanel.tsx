import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel } from '#client/components/Panel.tsx';
import type { SessionListPartsFragment } from '#client/graphql/generated.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
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

function Sessions({ user: { sessions, timeZone } }: { user: SessionListPartsFragment }) {
  const { endSession, endOthers } = useEndSessions();
  const { list, area } = useListFocus();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Stack {...area} sx={{ gap: 2 }}>
      <Stack component="ul" ref={list} sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            timeZone={timeZone}
            onEnd={() => void endSession(session)}
          />
        ))}
      </Stack>
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
