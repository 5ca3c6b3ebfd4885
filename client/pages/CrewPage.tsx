import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UsersRound } from 'lucide-react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { useCrewSessionsQuery, type CrewSessionsQuery } from '#client/graphql/generated.ts';
import { RunningSession } from '#client/features/proof/crew-sessions/RunningSession.tsx';
import { useRunning } from '#client/features/proof/crew-sessions/offline/running.ts';
import { useAsOf } from '#client/lib/as-of.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { formatDay } from '#client/lib/dates.ts';
import { useOwnDevice } from '#client/lib/own-device.ts';
import { WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import { RecordList } from '#client/records/RecordList.tsx';
import { hoursLabel } from '#domain/records/activities';
import { crewTypeLabels, peopleLabel, type CrewType } from '#domain/proof/crew-sessions';
import {
  crewOfflineTexts as offlineTexts,
  crewSessionsLabel,
  crewTexts as texts,
} from '#domain/proof/crew-texts';
import { readTicketFragment } from '#domain/proof/crew-tickets';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';

/** Loaded after the page: it brings the fields of a form. */
const StartForm = lazyPart(
  async () => (await import('#client/features/proof/crew-sessions/StartForm.tsx')).StartForm,
  <Skeleton variant="rounded" height={320} />,
);

const OfflineHost = lazyPart(
  async () =>
    (await import('#client/features/proof/crew-sessions/offline/OfflineHost.tsx')).OfflineHost,
);
const TicketPanel = lazyPart(
  async () =>
    (await import('#client/features/proof/crew-sessions/offline/TicketPanel.tsx')).TicketPanel,
  <Skeleton variant="rounded" height={280} />,
);

type Row = CrewSessionsQuery['crewSessions']['edges'][number]['node'];

/** Shows the form for tickets; also online, since the host may be offline. */
const TICKETS = '#tickets';

/** Starts a session or joins one, and lists the sessions so far. */
export function CrewPage() {
  const { data, error, refetch, fetchMore } = useCrewSessionsQuery({
    variables: { first: PAGE_DEFAULT },
    fetchPolicy: 'cache-and-network',
  });
  const { user } = useCurrentUser();
  const timeZone = user?.timeZone ?? DEFAULT_TIME_ZONE;
  const ownRunning = useRunning();
  const { hash } = useLocation();
  const isAway = useAsOf() !== null;
  const ticket = readTicketFragment(hash);
  const hasTickets = isAway || ticket !== null || hash === TICKETS;
  return (
    <>
      <PageHeader title={texts.listTitle} description={texts.intro} />
      <Stack sx={{ gap: 3 }}>
        <RunningSession />
        {user && <OwnPhone userId={user.id} timeZone={timeZone} />}
        {!ownRunning && (
          <Box sx={columns}>
            <Panel title={texts.startTitle}>
              <StartForm />
            </Panel>
            {hasTickets ? (
              <Panel title={offlineTexts.joinTitle}>
                <Typography sx={{ mb: 2 }}>{offlineTexts.joinHint}</Typography>
                <TicketPanel key={ticket} scanned={ticket} timeZone={timeZone} />
              </Panel>
            ) : (
              <Panel title={texts.joinTitle}>
                <Typography sx={{ mb: 2 }}>{texts.joinHint}</Typography>
                <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
                  <Button component={RouterLink} to={paths.crewJoin} variant="outlined">
                    {texts.typeCode}
                  </Button>
                  <Button component={RouterLink} to={TICKETS}>
                    {offlineTexts.openTickets}
                  </Button>
                </Stack>
              </Panel>
            )}
          </Box>
        )}
        <WaitingPlace nouns={['crew session', 'crew ticket']} />
        <RecordList<Row>
          label={texts.listTitle}
          found={data?.crewSessions}
          isLoading={!data}
          error={error}
          onRetry={() => refetch()}
          onMore={(after) => fetchMore({ variables: { after } })}
          countLabel={crewSessionsLabel}
          empty={<EmptyState icon={<UsersRound />} title={texts.empty} text={texts.emptyHint} />}
          renderCard={(row) => <SessionCard key={row.id} row={row} />}
        >
          {null}
        </RecordList>
      </Stack>
    </>
  );
}

interface PhoneProps {
  userId: string;
  timeZone: string;
}

/** A session without a connection needs a device that keeps changes to send later. */
function OwnPhone(props: PhoneProps) {
  return useOwnDevice(props.userId) === 'yes' ? <OfflineHost {...props} /> : null;
}

function SessionCard({ row }: { row: Row }) {
  const timeZone = useCurrentUser().user?.timeZone;
  const facts = [
    crewTypeLabels[row.type as CrewType],
    formatDay(row.startedAt, timeZone),
    peopleLabel(row.memberCount),
    row.hours !== null && row.hours > 0 && hoursLabel(row.hours),
    row.endedAt === null && 'running',
  ];
  return (
    <Card component="li" tabIndex={-1} sx={{ p: 2 }}>
      <Typography variant="h3">
        <Link component={RouterLink} to={`${paths.crew}/${row.id}`}>
          {row.title}
        </Link>
      </Typography>
      <Typography color="textSecondary">{facts.filter(Boolean).join(', ')}</Typography>
    </Card>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: 2,
  alignItems: 'start',
} as const;
