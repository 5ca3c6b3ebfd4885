import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { useTeamInvitationQuery } from '#client/graphql/generated.ts';
import { codeOf, messageOf } from '#client/lib/form-errors.ts';
import { paths } from '#client/lib/paths.ts';
import { joinTeamTexts as texts } from '#domain/proof/team-texts';
import { readTeamCode, teamPath, teamTexts } from '#domain/proof/teams';

const waiting = <Skeleton variant="rounded" height={320} aria-label="Loading" />;
const JoinForm = lazyPart(
  async () => (await import('#client/features/proof/teams/JoinForm.tsx')).JoinForm,
  waiting,
);
const CodeForm = lazyPart(
  async () => (await import('#client/features/proof/teams/CodeForm.tsx')).CodeForm,
  <Skeleton variant="rounded" height={88} />,
);

/** Joins a team by its link, whose code is in the fragment, or by a typed code. */
export function JoinTeamPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const open = (code: string) => void navigate(`${paths.joinTeam}#${code}`, { replace: true });
  const code = readTeamCode(hash);
  if (code) return <Invited key={code} code={code} onCode={open} />;
  return (
    <>
      <PageHeader title={texts.title} description={texts.codeIntro} />
      <Stack sx={{ ...column, gap: 2 }}>
        {hash.length > 1 && <Alert severity="warning">{teamTexts.unknownCode}</Alert>}
        <CodeForm onCode={open} />
      </Stack>
    </>
  );
}

interface InvitedProps {
  code: string;
  onCode: (code: string) => void;
}

function Invited({ code, onCode }: InvitedProps) {
  const { data, error, refetch } = useTeamInvitationQuery({
    variables: { code },
    fetchPolicy: 'network-only',
    // Each look-up counts against the limit on guesses.
    nextFetchPolicy: 'cache-only',
  });
  const invitation = data?.teamInvitation;
  if (invitation?.isMember) {
    return (
      <>
        <PageHeader title={texts.title} />
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.already(invitation.name)}
        </Alert>
        <Button component={RouterLink} to={teamPath(invitation.teamId)} variant="contained">
          {texts.open}
        </Button>
      </>
    );
  }
  if (invitation) {
    return (
      <>
        <PageHeader title={texts.invited(invitation.name)} description={teamTexts.intro} />
        <Box sx={column}>
          <JoinForm code={code} invitation={invitation} />
        </Box>
      </>
    );
  }
  const isUnknown = codeOf(error) === 'NOT_FOUND';
  return (
    <>
      <PageHeader title={texts.title} />
      {!error && waiting}
      {error && (
        <Stack sx={{ ...column, gap: 2 }}>
          <ErrorAlert
            message={messageOf(error)}
            {...(!isUnknown && { onRetry: () => void refetch().catch(() => {}) })}
          />
          {isUnknown && (
            <Panel title={texts.otherCode}>
              <CodeForm onCode={onCode} />
            </Panel>
          )}
        </Stack>
      )}
    </>
  );
}

const column = { maxWidth: ({ layout }: Theme) => layout.readingWidth } as const;
