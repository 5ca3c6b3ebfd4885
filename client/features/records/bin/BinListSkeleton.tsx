import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';

/** The bin while it loads. */
export function BinListSkeleton() {
  return (
    <Stack sx={{ gap: 1.5 }} aria-busy>
      <VisuallyHidden>Loading the bin</VisuallyHidden>
      <Skeleton variant="text" width="30%" sx={{ typography: 'h2' }} />
      {[1, 2, 3].map((row) => (
        <Card key={row} sx={{ p: 2 }}>
          <Skeleton variant="text" width="50%" sx={{ typography: 'h3' }} />
          <Skeleton variant="text" width="70%" />
          <Skeleton variant="text" width="40%" />
        </Card>
      ))}
    </Stack>
  );
}
