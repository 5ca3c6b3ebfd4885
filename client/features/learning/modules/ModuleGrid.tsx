import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { ModuleCard, type CardModule } from './ModuleCard.tsx';

/** Columns on a wide screen. */
type Columns = 2 | 3;

interface Props {
  modules: readonly CardModule[];
  heading: 'h2' | 'h3';
  columns?: Columns;
}

/** Module cards in a grid. */
export function ModuleGrid({ modules, heading, columns = 3 }: Props) {
  return (
    <Box component="ul" sx={grid(columns)}>
      {modules.map((module) => (
        <ModuleCard key={module.id} module={module} heading={heading} />
      ))}
    </Box>
  );
}

/** The grid while it loads. */
export function ModuleGridSkeleton({ count, columns = 3 }: { count: number; columns?: Columns }) {
  return (
    <>
      <VisuallyHidden>Loading modules</VisuallyHidden>
      <Box aria-hidden sx={grid(columns)}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} sx={{ p: { xs: 2, sm: 2.5 } }}>
            <Skeleton variant="rounded" width="45%" height={24} />
            <Skeleton variant="text" width="90%" sx={{ typography: 'h3', mt: 1 }} />
            <Skeleton variant="text" width="40%" />
            <Skeleton variant="text" />
            <Skeleton variant="text" />
            <Skeleton variant="text" width="70%" />
            <Skeleton variant="rounded" width="45%" height={44} sx={{ mt: 1 }} />
          </Card>
        ))}
      </Box>
    </>
  );
}

const grid = (columns: Columns) =>
  ({
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      ...(columns === 3 && { lg: 'repeat(3, minmax(0, 1fr))' }),
    },
    gap: 2,
    m: 0,
    p: 0,
    listStyle: 'none',
  }) as const;
