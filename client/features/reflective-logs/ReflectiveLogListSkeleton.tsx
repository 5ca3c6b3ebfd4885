import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';

/** The list of reflective logs while it loads. */
export function ReflectiveLogListSkeleton() {
  return (
    <Stack sx={{ gap: 1.5 }} aria-busy>
      <VisuallyHidden>Loading reflective logs</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Card key={row} sx={{ p: { xs: 2, sm: 2.5 } }}>
          <Skeleton variant="text" width="40%" sx={{ typography: 'h3' }} />
          <Skeleton variant="text" width="20%" sx={{ mt: 1 }} />
          <Skeleton variant="text" width="95%" />
          <Skeleton variant="text" width="70%" />
        </Card>
      ))}
    </Stack>
  );
}
