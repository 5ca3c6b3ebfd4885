import Box from '@mui/material/Box';
import type { PaceLines } from '#domain/standing/pace-lines';
import { strokes, type Stroke } from './strokes.ts';

/** Explains the lines that are drawn. */
export function PaceLegend({ lines }: { lines: PaceLines }) {
  const { total, plan } = lines;
  const entries: [Stroke, string, boolean][] = [
    ['total', 'All hours', true],
    ['interactive', 'With others', true],
    ['required', 'Required', true],
    ['plan', 'Planned', plan.length > 0],
    ['range', 'Projected, with its range', total.range.length > 0],
    ['enough', 'What would be enough', total.enough.length > 0],
  ];
  return (
    <Box component="ul" aria-label="Lines" sx={list}>
      {entries
        .filter(([, , isDrawn]) => isDrawn)
        .map(([stroke, label]) => (
          <Box component="li" key={stroke} sx={item}>
            <Box component="svg" aria-hidden viewBox="0 0 32 12" sx={sample}>
              {stroke === 'range' && (
                <Box component="path" d="M0 10 L32 0 V12 Z" sx={strokes.band} />
              )}
              <Box component="path" d="M0 6 H32" sx={strokes[stroke]} />
            </Box>
            {label}
          </Box>
        ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
} as const;

const item = { display: 'flex', alignItems: 'center', gap: 1 } as const;
const sample = { width: 32, height: 12, flexShrink: 0 } as const;
