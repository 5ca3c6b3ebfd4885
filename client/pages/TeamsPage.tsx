import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { KeyRound, Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { EndedSharings } from '#client/features/proof/teams/EndedSharings.tsx';
import { Readings } from '#client/features/proof/teams/Readings.tsx';
import { TeamCard } from '#client/features/proof/teams/TeamCard.tsx';
import { useTeamsQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { paths } from '#client/lib/paths.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import { joinTeamTexts } from '#domain/proof/team-texts';
import { teamTexts as texts } from '#domain/proof/teams';

const TeamDialog = lazyDialog(
  async () => (await import('#client/features/proof/teams/TeamDialog.tsx')).TeamDialog,
);

/** The user's teams, with what is shared with whom, who read it, and what has ended. */
export function TeamsPage() {
  const [isCreating, setCreating] = useState(false);
  const { data, error, refetch, fetchMore } = useTeamsQuery({
    variables: { first: PAGE_DEFAULT },
    fetchPolicy: 'cache-and-network',
  });
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const buttons = (
    <>
      <Button
        component={RouterLink}
        to={paths.joinTeam}
        variant="outlined"
        startIcon={<KeyRound />}
      >
        {joinTeamTexts.enterCode}
      </Button>
      <Button variant="contained" startIcon={<Plus />} onClick={() => setCreating(true)}>
        {texts.create}
      </Button>
    </>
  );
  const teams = data?.teams.nodes;
  const endings = data?.sharingEndings;
  return (
    <>
      <PageHeader
        title={texts.title}
        // Said once: the empty state explains the same.
        description={teams?.length === 0 ? undefined : texts.intro}
        actions={buttons}
      />
      <Stack sx={{ gap: 3 }}>
        {error && !data && (
          <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
        )}
        {!data && !error && <Skeleton variant="rounded" height={160} aria-label="Loading" />}
        {teams?.length === 0 && (
          <EmptyState icon={<UsersRound />} title={texts.empty} text={joinTeamTexts.sees} />
        )}
        {teams && teams.length > 0 && (
          <Stack
            component="ul"
            aria-label={texts.title}
            sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}
          >
            {teams.map((team) => (
              <TeamCard key={team.id} team={team} />
            ))}
          </Stack>
        )}
        {teams && (teams.length > 0 || endings!.totalCount > 0) && <Readings timeZone={timeZone} />}
        {endings && endings.totalCount > 0 && (
          <EndedSharings
            endings={endings}
            timeZone={timeZone}
            onMore={() => fetchMore({ variables: { after: endings.pageInfo.endCursor } })}
          />
        )}
      </Stack>
      <TeamDialog open={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}
