import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotebookPen } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import type { CrewSessionPartsFragment } from '#client/graphql/generated.ts';
import { crewTexts as texts } from '#domain/proof/crew-texts';
import { dayTimeLabel } from '#domain/dates';
import { recordLinks } from '#domain/records/record-links';

const CrewBadge = lazyPart(async () => (await import('./CrewBadge.tsx')).CrewBadge);

/** Shows a member the outcome of a session. */
export function Ended({
  session,
  timeZone,
}: {
  session: CrewSessionPartsFragment;
  timeZone: string;
}) {
  const { id, endedAt, endedBy, hours, activityId, members, memberId, countedElsewhere } = session;
  const own = members.find((each) => each.id === memberId);
  const isConfirmed = (own?.confirmations ?? 0) > 0;
  const noActivity =
    (hours ?? 0) > 0 ? texts.alone : countedElsewhere.length > 0 ? texts.noneLeft : texts.noHours;
  const result = activityId ? texts.yourHours(hours ?? 0) : noActivity;
  const at = dayTimeLabel(new Date(endedAt!), timeZone);
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={activityId ? 'success' : 'info'}>
        {endedBy === 'closed' ? texts.closed(at) : texts.ended(at)} {result}{' '}
        {countedElsewhere.length > 0 && texts.countedElsewhere(countedElsewhere)}
      </Alert>
      {activityId && (
        <div>
          <Button
            component={RouterLink}
            to={recordLinks.activity(activityId)}
            variant="contained"
            startIcon={<NotebookPen />}
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            {texts.reflect}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {texts.reflectHint}
          </Typography>
        </div>
      )}
      {activityId && isConfirmed && (
        <CrewBadge {...{ id, endedAt: new Date(endedAt!), timeZone }} />
      )}
    </Stack>
  );
}
