import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { TeamView } from '#client/features/proof/teams/TeamView.tsx';
import { useLiveTeam } from '#client/features/proof/teams/useLiveTeam.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { codeOf, messageOf } from '#client/lib/form-errors.ts';
import { paths } from '#client/lib/paths.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { joinTeamTexts, memberTexts as texts } from '#domain/proof/team-texts';
import { teamTexts } from '#domain/proof/teams';

/** One team, which stays as it is on the server. */
export function TeamPage() {
  const { id = '' } = useParams();
  const { team, error, refetch } = useLiveTeam(id);
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const isOut = codeOf(error) === 'NOT_FOUND';
  if (error && (isOut || !team)) {
    return (
      <>
        <PageHeader title={teamTexts.title} />
        <ErrorAlert
          message={isOut ? texts.notIn : messageOf(error)}
          {...(!isOut && { onRetry: () => void refetch().catch(() => {}) })}
        />
        <Button component={RouterLink} to={paths.teams} sx={{ mt: 2 }}>
          {joinTeamTexts.toTeams}
        </Button>
      </>
    );
  }
  if (!team) {
    return (
      <>
        <PageHeader title={teamTexts.title} />
        <Skeleton variant="rounded" height={320} aria-label="Loading" />
      </>
    );
  }
  return <TeamView key={id} team={team} timeZone={timeZone} />;
}
