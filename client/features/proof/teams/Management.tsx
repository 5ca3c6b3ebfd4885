import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Pencil, Trash2, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { FactList } from '#client/components/FactList.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { TeamPartsFragment } from '#client/graphql/generated.ts';
import { paths } from '#client/lib/paths.ts';
import { useDialog } from '#client/records/useDialog.ts';
import { credentialTypeLabel } from '#domain/records/credential-types';
import { boardTexts, memberTexts, teamFormTexts as texts } from '#domain/proof/team-texts';
import { membersLabel, teamKindLabels, teamTexts } from '#domain/proof/teams';
import { Invitation } from './Invitation.tsx';
import { useTeamActions } from './useTeamActions.ts';

const TeamDialog = lazyDialog(async () => (await import('./TeamDialog.tsx')).TeamDialog);

interface Props {
  team: TeamPartsFragment;
  timeZone: string;
}

/** What coordinators decide about a team: who is invited, its name, what it asks for, and its end. */
export function Management({ team, timeZone }: Props) {
  const editing = useDialog<TeamPartsFragment>();
  const { kind, memberCount, coordinators, askedCredentials } = team;
  const facts = [
    { label: 'Kind', value: teamKindLabels[kind] },
    { label: 'Members', value: membersLabel(memberCount) },
    { label: 'Coordinators', value: coordinators.join(', ') },
    {
      label: memberTexts.asks,
      value: askedCredentials.map(credentialTypeLabel).join(', ') || memberTexts.asksNothing,
    },
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Invitation team={team} timeZone={timeZone} />
      <Panel
        title={memberTexts.about}
        action={
          <Button variant="outlined" startIcon={<Pencil />} onClick={() => editing.show(team)}>
            {texts.edit}
          </Button>
        }
      >
        <FactList facts={facts} />
      </Panel>
      <Ending team={team} />
      <TeamDialog {...editing.props} />
    </Stack>
  );
}

/** Handing the team over, or ending it for everyone. */
function Ending({ team }: { team: TeamPartsFragment }) {
  const [asked, setAsked] = useState<'step-down' | 'delete' | null>(null);
  const [isEnding, setEnding] = useState(false);
  const { stepDown, remove } = useTeamActions();
  const navigate = useNavigate();
  const end = async (act: () => Promise<boolean>, next?: () => unknown) => {
    setEnding(true);
    if (await act()) await next?.();
    setEnding(false);
  };
  return (
    <Panel title={texts.danger}>
      <Stack sx={{ gap: 2 }}>
        <Typography color="textSecondary">{boardTexts.transferHint}</Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<UserMinus />}
            disabled={isEnding}
            onClick={() => setAsked('step-down')}
          >
            {boardTexts.stepDown}
          </Button>
          <Button
            variant="outlined"
            color="error"
            startIcon={<Trash2 />}
            disabled={isEnding}
            onClick={() => setAsked('delete')}
          >
            {teamTexts.delete}
          </Button>
        </Stack>
      </Stack>
      <ConfirmDialog
        open={asked === 'step-down'}
        title={boardTexts.stepDownTitle}
        text={boardTexts.stepDownText}
        confirmLabel={boardTexts.stepDown}
        destructive
        onConfirm={() => void end(() => stepDown(team.membership.id))}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        {...teamTexts.deleteConfirm(team.name)}
        open={asked === 'delete'}
        confirmLabel={teamTexts.delete}
        destructive
        onConfirm={() =>
          void end(
            () => remove(team),
            () => navigate(paths.teams, { replace: true }),
          )
        }
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}
