import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** As high as the first rows. */
export const EventsSkeleton = () => (
  <Stack sx={{ gap: 1 }} aria-hidden>
    <Skeleton variant="rounded" height={64} />
    <Skeleton variant="rounded" height={64} />
    <Skeleton variant="rounded" height={64} />
  </Stack>
);
