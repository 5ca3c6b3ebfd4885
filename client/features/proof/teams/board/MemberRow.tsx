import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { BellRing, Eye, ShieldMinus, ShieldPlus, UserMinus } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import type { TeamMemberPartsFragment } from '#client/graphql/generated.ts';
import { dayTimeLabel } from '#domain/dates';
import { boardTexts as texts } from '#domain/proof/team-texts';
import { teamRoleLabels, teamTexts } from '#domain/proof/teams';
import { StandingChip } from '../chips.tsx';
import { credentialLines, hoursLines } from './member-words.ts';

export type Member = TeamMemberPartsFragment;

interface Props {
  member: Member;
  timeZone: string;
  isSelected: boolean;
  onSelect: (member: Member, isSelected: boolean) => void;
  onView: (member: Member) => void;
  onNudge: (member: Member) => void;
  onRole: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** A member in the table of the board. */
export function MemberRow(props: Props) {
  const { member } = props;
  return (
    <TableRow tabIndex={-1} hover selected={props.isSelected} sx={{ '& td': top }}>
      <TableCell padding="checkbox">
        <Select {...props} />
      </TableCell>
      <TableCell sx={{ minWidth: 150, overflowWrap: 'anywhere', pt: 2 }}>
        <Name {...props} />
      </TableCell>
      <TableCell sx={{ minWidth: 180 }}>
        <Standing {...props} />
      </TableCell>
      <TableCell sx={{ minWidth: 140 }}>
        <Lines lines={hoursLines(member)} />
      </TableCell>
      <TableCell sx={{ minWidth: 150 }}>
        <Credentials member={member} />
      </TableCell>
      <TableCell sx={{ py: 0.5 }}>
        <Actions {...props} />
      </TableCell>
    </TableRow>
  );
}

/** A member on a phone. */
export function MemberCard(props: Props) {
  const { member } = props;
  return (
    <Card component="li" tabIndex={-1} sx={{ p: 1, pl: 0.5, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
        <Select {...props} />
        <Stack sx={{ flexGrow: 1, minWidth: 0, gap: 0.5, pt: 1 }}>
          <Name {...props} />
          <Standing {...props} />
          <Lines lines={hoursLines(member)} />
          <Credentials member={member} />
        </Stack>
        <Actions {...props} />
      </Stack>
    </Card>
  );
}

function Select({ member, isSelected, onSelect }: Props) {
  return (
    <Checkbox
      checked={isSelected}
      disabled={!canNudge(member)}
      onChange={(_, isChosen) => onSelect(member, isChosen)}
      slotProps={{ input: { 'aria-label': texts.select(member.shownName) } }}
    />
  );
}

function Name({ member, onView }: Props) {
  const { shownName, role, isYou, standing } = member;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {standing ? (
        <Link component="button" type="button" onClick={() => onView(member)} sx={nameLink}>
          {shownName}
        </Link>
      ) : (
        <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {shownName}
        </Typography>
      )}
      {isYou && <Chip size="small" label={texts.you} />}
      {role === 'coordinator' && <Chip size="small" label={teamRoleLabels[role]} />}
    </Box>
  );
}

function Standing({ member, timeZone }: Props) {
  const { standing, reason, nudgeFrom } = member;
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <StandingChip standing={standing} />
      <Typography variant="body2">{reason}</Typography>
      {nudgeFrom && (
        <Typography variant="body2" color="textSecondary">
          {texts.nextNudge(dayTimeLabel(new Date(nudgeFrom), timeZone))}
        </Typography>
      )}
    </Stack>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <Typography key={line} variant="body2">
      {line}
    </Typography>
  ));

const Credentials = ({ member }: { member: Member }) =>
  credentialLines(member).map(({ text, colour }) => (
    <Typography key={text} variant="body2" color={colour}>
      {text}
    </Typography>
  ));

/** Reminders go to others, and once in a week. */
export const canNudge = ({ isYou, nudgeFrom }: Member): boolean => !isYou && nudgeFrom === null;

function Actions({ member, onView, onNudge, onRole, onRemove }: Props) {
  const { shownName, standing, isYou, role } = member;
  const isCoordinator = role === 'coordinator';
  const actions = [
    ...(standing ? [{ label: texts.view, Icon: Eye, onChoose: () => onView(member) }] : []),
    ...(canNudge(member)
      ? [{ label: texts.nudge, Icon: BellRing, onChoose: () => onNudge(member) }]
      : []),
    ...(isYou
      ? []
      : [
          {
            label: isCoordinator ? texts.makeMember : texts.makeCoordinator,
            Icon: isCoordinator ? ShieldMinus : ShieldPlus,
            onChoose: () => onRole(member),
          },
          {
            label: teamTexts.remove,
            Icon: UserMinus,
            destructive: true,
            onChoose: () => onRemove(member),
          },
        ]),
  ];
  return actions.length > 0 && <ActionMenu label={`Actions for ${shownName}`} actions={actions} />;
}

/** A press just above or below the name is one on it. */
const nameLink = {
  position: 'relative',
  font: 'inherit',
  fontWeight: 'fontWeightMedium',
  textAlign: 'left',
  '&::after': { content: '""', position: 'absolute', inset: '-12px 0' },
} as const;

const top = { verticalAlign: 'top' } as const;
