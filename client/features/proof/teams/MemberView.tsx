import Stack from '@mui/material/Stack';
import { FactList } from '#client/components/FactList.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { TeamPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { credentialTypeLabel } from '#domain/records/credential-types';
import { memberTexts as texts } from '#domain/proof/team-texts';
import { membersLabel, teamKindLabels } from '#domain/proof/teams';
import { Leaving } from './Leaving.tsx';
import { OwnReceipt } from './OwnReceipt.tsx';
import { Readings } from './Readings.tsx';

interface Props {
  team: TeamPartsFragment;
  timeZone: string;
}

/** A team as each of its members sees it: their own receipt, who read it, and the way out. */
export function MemberView({ team, timeZone }: Props) {
  const { kind, memberCount, coordinators, askedCredentials, membership } = team;
  const facts = [
    { label: 'Kind', value: teamKindLabels[kind] },
    { label: 'Members', value: membersLabel(memberCount) },
    { label: 'Coordinators', value: coordinators.join(', ') || 'None' },
    {
      label: texts.asks,
      value: askedCredentials.map(credentialTypeLabel).join(', ') || texts.asksNothing,
    },
    { label: texts.seesYou, value: membership.shownName },
    { label: texts.since, value: formatDay(membership.joinedAt, timeZone) },
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <OwnReceipt team={team} timeZone={timeZone} />
      <Leaving team={team} />
      <Readings teamId={team.id} timeZone={timeZone} />
      <Panel title={texts.about}>
        <FactList facts={facts} />
      </Panel>
    </Stack>
  );
}
