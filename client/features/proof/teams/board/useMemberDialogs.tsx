import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { useDialog } from '#client/records/useDialog.ts';
import { boardTexts as texts } from '#domain/proof/team-texts';
import { teamLimits, teamTexts } from '#domain/proof/teams';
import { useTeamActions } from '../useTeamActions.ts';
import type { Member } from './MemberRow.tsx';

const MemberDialog = lazyDialog(async () => (await import('./MemberDialog.tsx')).MemberDialog);

interface Options {
  team: { id: string };
  timeZone: string;
  onNudged: () => void;
}

/** The dialogs about members of a board, and the functions that open them. */
export function useMemberDialogs({ team, timeZone, onNudged }: Options) {
  const viewing = useDialog<Member>();
  const nudging = useDialog<readonly Member[]>();
  const changing = useDialog<Member>();
  const removing = useDialog<Member>();
  const { nudge, setRole, removeMember } = useTeamActions();
  const changed = changing.props.row;
  const isCoordinator = changed?.role === 'coordinator';
  const nudged = nudging.props.row ?? [];
  const sendNudges = async () => {
    if (
      await nudge(
        team.id,
        nudged.map(({ id }) => id),
      )
    )
      onNudged();
  };
  const actions = {
    onView: viewing.show,
    onNudge: (member: Member) => nudging.show([member]),
    onNudgeAll: (members: readonly Member[]) => nudging.show(members.slice(0, teamLimits.nudges)),
    onRole: changing.show,
    onRemove: removing.show,
  };
  const dialogs = (
    <>
      <MemberDialog {...viewing.props} timeZone={timeZone} />
      <ConfirmDialog
        open={nudging.props.open}
        title={texts.nudgeTitle(nudged.length)}
        text={texts.nudgeText}
        confirmLabel={texts.nudge}
        onConfirm={() => void sendNudges()}
        onClose={nudging.props.onClose}
      />
      <ConfirmDialog
        open={changing.props.open}
        {...roleQuestion(changed?.shownName ?? '', isCoordinator)}
        onConfirm={() => changed && void setRole(changed, !isCoordinator)}
        onClose={changing.props.onClose}
      />
      <ConfirmDialog
        {...teamTexts.removeConfirm(removing.props.row?.shownName ?? '')}
        open={removing.props.open}
        confirmLabel={teamTexts.remove}
        destructive
        onConfirm={() => removing.props.row && void removeMember(removing.props.row)}
        onClose={removing.props.onClose}
      />
    </>
  );
  return { actions, dialogs };
}

const roleQuestion = (name: string, isCoordinator: boolean) =>
  isCoordinator
    ? {
        title: texts.makeMemberTitle(name),
        text: texts.makeMemberText,
        confirmLabel: texts.makeMember,
      }
    : {
        title: texts.makeCoordinatorTitle(name),
        text: texts.makeCoordinatorText,
        confirmLabel: texts.makeCoordinator,
      };
