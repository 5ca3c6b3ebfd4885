import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { TeamsQuery } from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { memberTexts as texts } from '#domain/proof/team-texts';
import { membersLabel, teamKindLabels, teamPath, teamRoleLabels } from '#domain/proof/teams';
import { StandingChip } from './chips.tsx';

/** One of the user's teams: their role, and what they share until when. */
export function TeamCard({ team }: { team: TeamsQuery['teams']['nodes'][number] }) {
  const { id, name, kind, memberCount, endsOn, membership } = team;
  const { role, sharedUntil, askedSince, receipt } = membership;
  const facts = [teamKindLabels[kind], membersLabel(memberCount)];
  return (
    <Card component="li" tabIndex={-1} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          <Link component={RouterLink} to={teamPath(id)}>
            {name}
          </Link>
        </Typography>
        {role === 'coordinator' && <Chip size="small" label={teamRoleLabels[role]} />}
        {sharedUntil && <StandingChip standing={receipt?.standing ?? null} />}
      </Stack>
      <Typography color="textSecondary">{facts.join(', ')}</Typography>
      <Typography variant="body2">
        {sharedUntil ? texts.shared(dayFromWire(sharedUntil)) : texts.sharesNothingShort}
      </Typography>
      {sharedUntil && askedSince.length > 0 && (
        <Typography variant="body2" color="warning">
          {texts.askedSince}.
        </Typography>
      )}
      {endsOn && (
        <Typography variant="body2" color="warning">
          {texts.orphaned(dayFromWire(endsOn))}
        </Typography>
      )}
    </Card>
  );
}
