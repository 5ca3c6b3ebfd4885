import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';

/** The list of documents while it loads. */
export function DocumentListSkeleton() {
  return (
    <Stack sx={{ gap: 1.5 }} aria-busy>
      <VisuallyHidden>Loading documents</VisuallyHidden>
      <Skeleton variant="text" width="30%" sx={{ typography: 'h2' }} />
      <Card>
        {[1, 2, 3, 4].map((row) => (
          <Stack
            key={row}
            direction="row"
            sx={{ alignItems: 'center', gap: 2, p: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Skeleton variant="rounded" width="15%" height={24} />
            <Stack sx={{ flexGrow: 1 }}>
              <Skeleton variant="text" width="60%" />
              <Skeleton variant="text" width="85%" />
            </Stack>
          </Stack>
        ))}
      </Card>
    </Stack>
  );
}
