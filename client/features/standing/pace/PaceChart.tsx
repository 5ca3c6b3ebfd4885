import Box from '@mui/material/Box';
import { useIsPhone } from '#client/components/Fold.tsx';
import type { PacePartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import type { PaceLines, Point } from '#domain/standing/pace-lines';
import type { Moment } from './moments.ts';
import { strokes } from './strokes.ts';

const wide = { width: 760, height: 320 };
const narrow = { width: 360, height: 300 };
const edge = { left: 30, right: 14, top: 16, bottom: 26 };

interface Props {
  pace: PacePartsFragment;
  lines: PaceLines;
  /** The day that is read, marked by a line. */
  moment: Moment | null;
}

/** Two lines over the CPD year; the text, the reader and the table beside it say the same in words. */
export function PaceChart({ pace, lines, moment }: Props) {
  const isPhone = useIsPhone();
  const { width, height } = isPhone ? narrow : wide;
  const x = (share: number) => edge.left + share * (width - edge.left - edge.right);
  const y = (hours: number) =>
    height - edge.bottom - (hours / lines.top) * (height - edge.top - edge.bottom);
  const path = (points: readonly Point[]) =>
    points
      .map(
        (point, index) => `${index ? 'L' : 'M'}${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`,
      )
      .join(' ');
  const { total, interactive, plan, today } = lines;
  const months = isPhone ? lines.months.filter((_, index) => index % 2 === 0) : lines.months;
  const levels = [
    { hours: pace.required.total, label: 'required' },
    { hours: pace.required.interactive, label: 'required with others' },
  ].filter(({ hours }) => hours > 0);
  return (
    <Box
      component="svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing cannot be an img tag
      role="img"
      aria-label={`Hours from ${formatDay(pace.start)} to ${formatDay(pace.end)}. ${pace.text}`}
      viewBox={`0 0 ${width} ${height}`}
      sx={drawing}
    >
      {lines.ticks.map((hours) => (
        <g key={hours}>
          <Box component="path" d={`M${x(0)} ${y(hours)} H${x(1)}`} sx={strokes.grid} />
          <text x={edge.left - 6} y={y(hours) + 4} textAnchor="end">
            {hours}
          </text>
        </g>
      ))}
      {months.map(({ x: share, label }) => (
        <text key={share} x={x(share)} y={height - 8} textAnchor="start">
          {label}
        </text>
      ))}
      <Box component="path" d={path(total.range)} sx={strokes.band} />
      <Box component="path" d={path(interactive.range)} sx={strokes.otherBand} />
      {levels.map(({ hours, label }) => (
        <g key={label}>
          <Box component="path" d={`M${x(0)} ${y(hours)} H${x(1)}`} sx={strokes.required} />
          <text x={x(0) + 6} y={y(hours) - 5}>
            {hours} h {label}
          </text>
        </g>
      ))}
      <Box component="path" d={path(total.enough)} sx={strokes.enough} />
      <Box component="path" d={path(interactive.enough)} sx={strokes.enough} />
      <Box component="path" d={path(total.likely)} sx={strokes.range} />
      <Box component="path" d={path(interactive.likely)} sx={strokes.range} />
      <Box component="path" d={path(plan)} sx={strokes.plan} />
      <Box component="path" d={path(interactive.done)} sx={strokes.interactive} />
      <Box component="path" d={path(total.done)} sx={strokes.total} />
      {today !== null && (
        <g>
          <Box component="path" d={`M${x(today)} ${edge.top} V${y(0)}`} sx={strokes.today} />
          <text
            x={x(today) + (today > 0.5 ? -5 : 5)}
            y={edge.top - 4}
            textAnchor={today > 0.5 ? 'end' : 'start'}
          >
            Today
          </text>
        </g>
      )}
      {moment && (
        <g>
          <Box component="path" d={`M${x(moment.x)} ${edge.top} V${y(0)}`} sx={strokes.required} />
          <circle cx={x(moment.x)} cy={y(moment.total)} r={6} className="mark" />
          {moment.interactive !== null && (
            <rect
              x={x(moment.x) - 5}
              y={y(moment.interactive) - 5}
              width={10}
              height={10}
              className="mark"
            />
          )}
        </g>
      )}
    </Box>
  );
}

const drawing = {
  display: 'block',
  width: '100%',
  height: 'auto',
  '& text': { fontSize: 13, fill: 'var(--mui-palette-text-secondary)', fontFamily: 'inherit' },
  '& .mark': {
    fill: 'var(--mui-palette-background-paper)',
    stroke: 'var(--mui-palette-text-primary)',
    strokeWidth: 2,
  },
} as const;
