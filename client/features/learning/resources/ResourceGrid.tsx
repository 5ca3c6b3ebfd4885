import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';

interface Props {
  ref: RefObject<HTMLUListElement | null>;
  children: ReactNode;
}

/** Resources in as many columns as fit. */
export function ResourceGrid({ ref, children }: Props) {
  return (
    <Box component="ul" ref={ref} sx={grid}>
      {children}
    </Box>
  );
}

/** The grid while it loads. */
export function ResourceGridSkeleton() {
  return (
    <>
      <VisuallyHidden>Loading resources</VisuallyHidden>
      <Skeleton variant="text" width="25%" sx={{ typography: 'h2' }} />
      <Box aria-hidden sx={grid}>
        {[1, 2, 3, 4].map((card) => (
          <Card key={card} sx={{ p: { xs: 2, sm: 2.5 } }}>
            <Skeleton variant="rounded" width="30%" height={24} />
            <Skeleton variant="text" width="85%" sx={{ typography: 'h3', mt: 1.5 }} />
            <Skeleton variant="text" width="45%" />
            <Skeleton variant="text" />
            <Skeleton variant="text" />
            <Skeleton variant="text" width="70%" />
            <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
              <Skeleton variant="rounded" width="45%" height={44} />
              <Skeleton variant="rounded" width="25%" height={44} />
            </Stack>
          </Card>
        ))}
      </Box>
    </>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: (theme: Theme) =>
    `repeat(auto-fill, minmax(min(100%, ${theme.spacing(36)}), 1fr))`,
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
