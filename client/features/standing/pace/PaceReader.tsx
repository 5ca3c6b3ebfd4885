import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay } from '#client/lib/dates.ts';
import { hoursLabel } from '#domain/records/activities';
import type { Moment } from './moments.ts';

interface Props {
  moments: readonly Moment[];
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** Reads the chart day by day: by mouse, finger or arrow keys. */
export function PaceReader({ moments, chosen, onChoose }: Props) {
  if (moments.length < 2) return null;
  // Starts with what is on record today.
  const latest = moments.findLastIndex(({ interactive }) => interactive !== null);
  const index = Math.min(chosen ?? latest, moments.length - 1);
  const moment = moments[index]!;
  return (
    <Box component="label" data-screen-only sx={{ display: 'block' }}>
      <Typography variant="body2" component="span" sx={{ display: 'block' }}>
        Read the chart: <strong>{textOf(moment)}</strong>
      </Typography>
      <Box
        component="input"
        type="range"
        min={0}
        max={moments.length - 1}
        value={index}
        aria-label="Read the chart"
        aria-valuetext={textOf(moment)}
        onChange={(event) => onChoose(Number(event.target.value))}
        sx={slider}
      />
    </Box>
  );
}

const textOf = ({ day, what, total, interactive }: Moment): string =>
  `${formatDay(day)}, ${what.toLowerCase().startsWith('planned') ? what : what.toLowerCase()}: ${hoursLabel(total)}${interactive === null ? '' : `, ${interactive} with others`}`;

const slider = {
  width: '100%',
  minHeight: 44,
  m: 0,
  cursor: 'pointer',
  accentColor: 'var(--mui-palette-primary-main)',
} as const;
