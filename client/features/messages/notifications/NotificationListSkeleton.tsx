import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';

/** The list of notifications while it loads. */
export function NotificationListSkeleton() {
  return (
    <Stack sx={{ gap: 1.5 }} aria-busy>
      <VisuallyHidden>Loading notifications</VisuallyHidden>
      <Skeleton variant="text" width="20%" sx={{ typography: 'h2' }} />
      <Card sx={{ px: 3, py: 1 }}>
        {[1, 2, 3, 4].map((row) => (
          <Stack key={row} sx={{ py: 1.25 }}>
            <Skeleton variant="text" width="45%" />
            <Skeleton variant="text" width="90%" />
            <Skeleton variant="text" width="15%" />
          </Stack>
        ))}
      </Card>
    </Stack>
  );
}
