import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LogOut, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { TeamPartsFragment } from '#client/graphql/generated.ts';
import { paths } from '#client/lib/paths.ts';
import { memberTexts as texts } from '#domain/proof/team-texts';
import { teamTexts } from '#domain/proof/teams';
import { useTeamActions } from './useTeamActions.ts';

/** Ends the sharing, or all of it: one press and a question that says what happens. */
export function Leaving({ team }: { team: TeamPartsFragment }) {
  const [asked, setAsked] = useState<'stop' | 'leave' | null>(null);
  const [isEnding, setEnding] = useState(false);
  const { stop, leave } = useTeamActions();
  const navigate = useNavigate();
  const { sharedUntil } = team.membership;
  const end = async (act: () => Promise<boolean>, next?: () => unknown) => {
    setEnding(true);
    if (await act()) await next?.();
    setEnding(false);
  };
  return (
    <Panel title={texts.sharing}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
        {sharedUntil && (
          <Button
            variant="outlined"
            startIcon={<ShieldOff />}
            disabled={isEnding}
            onClick={() => setAsked('stop')}
          >
            {teamTexts.stop}
          </Button>
        )}
        <Button
          variant="outlined"
          color="error"
          startIcon={<LogOut />}
          disabled={isEnding}
          onClick={() => setAsked('leave')}
        >
          {sharedUntil ? texts.stopAndLeave : teamTexts.leave}
        </Button>
      </Stack>
      <ConfirmDialog
        {...teamTexts.stopConfirm(team.name)}
        open={asked === 'stop'}
        confirmLabel={teamTexts.stop}
        destructive
        onConfirm={() => void end(() => stop(team))}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        {...teamTexts.leaveConfirm(team.name)}
        open={asked === 'leave'}
        confirmLabel={sharedUntil ? texts.stopAndLeave : teamTexts.leave}
        destructive
        onConfirm={() =>
          void end(
            () => leave(team),
            () => navigate(paths.teams, { replace: true }),
          )
        }
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}
