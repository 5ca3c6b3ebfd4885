import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import type { SummaryPartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/activities';
import { HoursBar } from './HoursBar.tsx';

/** Interactive hours against the requirement, and hours per category. */
export function SummaryBars({ summary }: { summary: SummaryPartsFragment }) {
  const { interactiveHours, interactivePercent, interactiveMessage, required } = summary;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 4,
        rowGap: 3,
      }}
    >
      <div>
        <HoursBar
          label="Interactive hours"
          value={`${interactiveHours} of ${hoursLabel(required.interactive)}`}
          percent={interactivePercent}
          color={interactivePercent < 100 ? 'warning' : 'success'}
          strong
        />
        {interactiveMessage && (
          <Stack direction="row" sx={{ gap: 1, mt: 1, color: 'warning.main' }}>
            <Box component={CircleAlert} aria-hidden sx={{ mt: '2px' }} />
            <Typography variant="body2">{interactiveMessage}</Typography>
          </Stack>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Time with other practitioners counts; a self-paced quiz does not.
        </Typography>
      </div>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="subtitle2" component="h3">
          Hours by category
        </Typography>
        {summary.categoryHours.map(({ category, hours, percent }) => (
          <HoursBar key={category} label={category} value={hoursLabel(hours)} percent={percent} />
        ))}
      </Stack>
    </Box>
  );
}
