import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { historyMessages } from '#domain/records/history';
import type { HistoryOwner } from './HistoryList.tsx';

const HistoryList = lazyPart(
  async () => (await import('./HistoryList.tsx')).HistoryList,
  <Skeleton variant="rounded" height={64} />,
);

/** The history of a record, behind a line that opens and loads it. */
export function RecordHistory(owner: HistoryOwner) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      data-screen-only
      sx={{ mt: 2 }}
      onToggle={({ currentTarget }) => setOpen((currentTarget as HTMLDetailsElement).open)}
    >
      <Typography
        component="summary"
        variant="subtitle2"
        sx={{ cursor: 'pointer', py: 1.5, fontWeight: 'fontWeightMedium' }}
      >
        {historyMessages.title}
      </Typography>
      {isOpen && <HistoryList {...owner} />}
    </Box>
  );
}
