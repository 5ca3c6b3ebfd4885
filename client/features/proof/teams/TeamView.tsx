import Alert from '@mui/material/Alert';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import type { TeamPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { boardTexts, memberTexts as texts } from '#domain/proof/team-texts';
import { membersLabel, teamKindLabels } from '#domain/proof/teams';
import Skeleton from '@mui/material/Skeleton';
import { MemberView } from './MemberView.tsx';

const waiting = <Skeleton variant="rounded" height={320} />;
const Board = lazyPart(async () => (await import('./board/Board.tsx')).Board, waiting);
const Management = lazyPart(async () => (await import('./Management.tsx')).Management, waiting);

interface Props {
  team: TeamPartsFragment;
  timeZone: string;
}

const tabs = [
  { value: 'board', label: boardTexts.board },
  { value: 'team', label: boardTexts.manage },
  { value: 'receipt', label: boardTexts.own },
] as const;

/** One team: coordinators have the board and the team beside what every member has. */
export function TeamView({ team, timeZone }: Props) {
  const [tab, setTab] = useUrlChoice('tab', tabs);
  const { name, kind, memberCount, endsOn, membership } = team;
  return (
    <>
      <PageHeader
        title={name}
        description={`${teamKindLabels[kind]}, ${membersLabel(memberCount)}`}
      />
      {endsOn && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.orphaned(dayFromWire(endsOn))}
        </Alert>
      )}
      {membership.role === 'coordinator' ? (
        <TabbedArea label={name} tabs={tabs} value={tab} onChange={setTab}>
          {tab === 'board' && <Board {...{ team, timeZone }} />}
          {tab === 'team' && <Management {...{ team, timeZone }} />}
          {tab === 'receipt' && <MemberView {...{ team, timeZone }} />}
        </TabbedArea>
      ) : (
        <MemberView {...{ team, timeZone }} />
      )}
    </>
  );
}
