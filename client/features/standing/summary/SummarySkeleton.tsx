import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ringSize } from './ring-size.ts';

/** The summary while it loads. */
export function SummarySkeleton() {
  return (
    <Stack sx={{ gap: { xs: 2, sm: 3 } }} aria-hidden>
      <Skeleton variant="text" width="75%" />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'center',
          gap: 3,
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: 2, sm: 3 } }}>
          <RingSkeleton />
          <RingSkeleton />
        </Box>
        <Lines count={4} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 4,
          rowGap: 3,
        }}
      >
        <Lines count={3} />
        <Lines count={6} />
      </Box>
      <Skeleton variant="text" width="60%" />
    </Stack>
  );
}

function RingSkeleton() {
  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Box sx={{ width: '100%', maxWidth: ringSize, aspectRatio: '1' }}>
        <Skeleton variant="circular" width="100%" height="100%" />
      </Box>
      <Skeleton variant="text" width="50%" />
    </Stack>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <Stack sx={{ gap: 0.75 }}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="text" width={index % 2 ? '100%' : '70%'} />
      ))}
    </Stack>
  );
}
