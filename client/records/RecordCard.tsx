import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface Props {
  /** The menu of the record, in the upper right corner. */
  actions: ReactNode;
  children: ReactNode;
}

/** A record in the list of a narrow screen. */
export const RecordCard = ({ actions, children }: Props) => (
  <Card
    component="li"
    tabIndex={-1}
    sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, p: 2, pr: 1 }}
  >
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    <Box>{actions}</Box>
  </Card>
);
