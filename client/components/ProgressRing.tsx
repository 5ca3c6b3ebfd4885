import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** From 0 to 100. */
  percent: number;
  color: 'primary' | 'warning' | 'success';
  /** The large figure inside the ring. */
  figure: string;
  /** The line below the figure. */
  caption: string;
  /** The whole ring in words, for screen readers. */
  label: string;
}

const SIZE = 120;
const STROKE = 10;
const RADIUS = (SIZE - STROKE) / 2;
const LENGTH = 2 * Math.PI * RADIUS;
const circle = {
  component: 'circle',
  cx: SIZE / 2,
  cy: SIZE / 2,
  r: RADIUS,
  fill: 'none',
  strokeWidth: STROKE,
} as const;

/** A ring that fills clockwise from the top. The chart library's gauge draws the same for 60 kB more. */
export function ProgressRing({ percent, color, figure, caption, label }: Props) {
  return (
    <Box sx={{ position: 'relative', aspectRatio: '1', containerType: 'inline-size' }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width="100%" height="100%" aria-hidden focusable="false">
        <Box {...circle} sx={{ stroke: (theme) => theme.vars.palette.divider }} />
        <Box
          {...circle}
          strokeDasharray={LENGTH}
          strokeLinecap="round"
          transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
          sx={{
            stroke: (theme) => theme.vars.palette[color].main,
            strokeDashoffset: LENGTH * (1 - percent / 100),
            visibility: percent > 0 ? 'visible' : 'hidden',
            transition: (theme) => theme.transitions.create('stroke-dashoffset'),
          }}
        />
      </svg>
      <Stack
        aria-hidden
        sx={{ position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' }}
      >
        <Typography
          component="span"
          sx={{
            fontSize: '27cqi',
            fontWeight: 700,
            lineHeight: 1,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {figure}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {caption}
        </Typography>
      </Stack>
    </Box>
  );
}
