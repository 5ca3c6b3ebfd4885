import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';

/** The list of activities while it loads. */
export function ActivityListSkeleton() {
  return (
    <Stack sx={{ gap: 1.5 }} aria-busy>
      <VisuallyHidden>Loading activities</VisuallyHidden>
      <Skeleton variant="text" width="40%" sx={{ typography: 'h2' }} />
      {[1, 2, 3, 4].map((row) => (
        <Card key={row} sx={{ display: 'flex', gap: 1.5, p: 2 }}>
          <Skeleton variant="rounded" width={24} height={24} />
          <Stack sx={{ flexGrow: 1, gap: 0.5 }}>
            <Skeleton variant="text" width="65%" sx={{ typography: 'h3' }} />
            <Skeleton variant="text" width="85%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
