import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /** Gives each fact its own background. */
  tiles?: boolean;
}

/** Names and values, side by side if there is room. */
export function FactList({ facts, tiles = false }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: (theme) =>
          `repeat(auto-fit, minmax(min(100%, ${theme.spacing(24)}), 1fr))`,
        gap: 2,
        width: '100%',
        m: 0,
      }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ minWidth: 0, ...(tiles && tile) }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const tile = { p: 1.5, borderRadius: 1, bgcolor: 'background.default' } as const;
