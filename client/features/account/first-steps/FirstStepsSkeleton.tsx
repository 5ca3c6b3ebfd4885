import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Panel } from '#client/components/Panel.tsx';
import { grid } from './grid.ts';

const STEPS = [1, 2, 3];

/** As high as the first steps with one of them done. */
export function FirstStepsSkeleton() {
  return (
    <Panel title="Welcome" busy>
      <Skeleton variant="text" width="80%" sx={{ mt: -1.5, mb: 2 }} aria-hidden />
      <Box sx={grid} aria-hidden>
        {STEPS.map((step) => (
          <Skeleton key={step} variant="rounded" sx={{ height: { xs: 148, md: 152 } }} />
        ))}
      </Box>
    </Panel>
  );
}
