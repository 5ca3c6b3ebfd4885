import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The two parts of a session's screen, side by side if there is room. */
export function SessionColumns({ children }: { children: ReactNode }) {
  return <Box sx={columns}>{children}</Box>;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
  alignItems: 'start',
} as const;
