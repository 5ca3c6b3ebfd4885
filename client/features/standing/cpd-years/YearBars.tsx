import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Fold } from '#client/components/Fold.tsx';
import { NumbersTable } from '#client/components/NumbersTable.tsx';
import { fills } from './fills.ts';
import { Key } from './Key.tsx';

export interface YearBar {
  year: number;
  /** The figure in words, beside the bar. */
  text: string;
  parts: readonly number[];
  /** Required hours, as a mark; 0 for none. */
  mark?: number;
}

interface Props {
  /** Names the chart's table. */
  label: string;
  parts: readonly string[];
  bars: readonly YearBar[];
  /** The unit of the numbers, such as 'h'. */
  unit: string;
  /** True if each bar is whole, so that shares compare. */
  isShare?: boolean;
}

/** A stacked bar for each year, with the numbers as a table below. */
export function YearBars({ label, parts, bars, unit, isShare = false }: Props) {
  const sums = bars.map(({ parts: own }) => own.reduce((sum, each) => sum + each, 0));
  const most = Math.max(...sums, ...bars.map(({ mark = 0 }) => mark), 1);
  return (
    <div>
      <Box component="ul" aria-hidden sx={list}>
        {bars.map(({ year, text, parts: own, mark = 0 }, index) => {
          const whole = isShare ? sums[index]! || 1 : most;
          return (
            <Box component="li" key={year} sx={row}>
              <span>{year}</span>
              <Box sx={track}>
                {own.map((part, kind) => (
                  <Box
                    key={parts[kind]}
                    sx={{ ...fills[kind % fills.length], width: `${(part / whole) * 100}%` }}
                  />
                ))}
                {mark > 0 && <Box sx={{ ...marker, left: `${(mark / whole) * 100}%` }} />}
              </Box>
              <span>{text}</span>
            </Box>
          );
        })}
      </Box>
      <Key
        entries={[
          ...parts.map((part, kind) => ({ label: part, sx: fills[kind % fills.length]! })),
          ...(bars.some(({ mark }) => mark) ? [{ label: 'Required', sx: markKey }] : []),
        ]}
      />
      <Fold
        summary={
          <Typography variant="subtitle2" component="span">
            {label} as a table
          </Typography>
        }
      >
        <NumbersTable
          label={label}
          head={['Year', ...parts.map((part) => `${part} (${unit})`), 'In all']}
          rows={bars.map(({ year, text, parts: own }) => ({
            key: `${year}`,
            cells: [year, ...own, text],
          }))}
        />
      </Fold>
    </div>
  );
}

const list = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '40px 1fr', sm: '44px 1fr 190px' },
  columnGap: 1,
  alignItems: 'center',
  '& > span:first-of-type': {
    fontWeight: (theme: Theme) => theme.typography.fontWeightMedium,
  },
  '& > span:last-of-type': { gridColumn: { xs: '2', sm: 'auto' } },
} as const;

const track = {
  position: 'relative',
  display: 'flex',
  gap: '1px',
  height: 20,
  borderRadius: '4px',
  bgcolor: 'background.default',
  '& > div': { minWidth: 0 },
} as const;

const marker = {
  position: 'absolute',
  top: -3,
  bottom: -3,
  width: 2,
  ml: '-1px',
  bgcolor: 'text.primary',
  printColorAdjust: 'exact',
} as const;

const markKey = { width: 2, bgcolor: 'text.primary', printColorAdjust: 'exact' } as const;
