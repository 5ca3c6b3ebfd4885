import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ProgressRing } from '#client/components/ProgressRing.tsx';
import type { SummaryPartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/activities';
import { paceText, standingText, toGoText } from './words.ts';

/** The two rings and their meaning in words. */
export function SummaryFigures({ summary }: { summary: SummaryPartsFragment }) {
  const { required } = summary;
  const advice = [standingText(summary), paceText(summary)].filter(Boolean).join(' ');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'center',
        gap: 3,
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: 2, sm: 3 } }}>
        <Ring
          title="All CPD"
          hours={summary.totalHours}
          required={required.total}
          percent={summary.totalPercent}
          color={summary.totalPercent >= 100 ? 'success' : 'primary'}
        />
        <Ring
          title="Interactive"
          hours={summary.interactiveHours}
          required={required.interactive}
          percent={summary.interactivePercent}
          color={summary.interactivePercent >= 100 ? 'success' : 'warning'}
        />
      </Box>
      <Stack sx={{ gap: 1 }}>
        <Typography variant="h3" component="p">
          {toGoText(summary) ??
            (required.basis === 'does-not-apply'
              ? 'No hours required.'
              : 'All required hours done.')}
        </Typography>
        <Typography color="textSecondary">{advice}</Typography>
      </Stack>
    </Box>
  );
}

interface RingProps {
  title: string;
  hours: number;
  required: number;
  percent: number;
  color: 'primary' | 'warning' | 'success';
}

function Ring({ title, hours, required, percent, color }: RingProps) {
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box sx={{ width: '100%', maxWidth: (theme) => theme.spacing(22) }}>
        <ProgressRing
          percent={percent}
          color={color}
          figure={String(hours)}
          caption={`of ${hoursLabel(required)}`}
          label={`${title}: ${hours} of ${hoursLabel(required)}`}
        />
      </Box>
      <Typography aria-hidden sx={{ fontWeight: 'fontWeightBold' }}>
        {title}
      </Typography>
    </Stack>
  );
}
