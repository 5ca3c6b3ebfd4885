import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PointList } from './PointList.tsx';
import type { PlayerModule } from './player.ts';

const Drawing = lazyPart(
  async () => (await import('./figures/Drawing.tsx')).Drawing,
  <Skeleton variant="rounded" height={280} />,
);

/** A drawing with its title, and in words for those who cannot see it. */
export function ModuleFigure({ figure }: { figure: PlayerModule['figures'][number] }) {
  return (
    <Box component="figure" sx={{ m: 0, mt: 3 }}>
      <Typography component="figcaption" variant="subtitle1" sx={{ mb: 1 }}>
        {figure.title}
      </Typography>
      <Drawing name={figure.key} title={figure.title} />
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1.25 }}>
          In words
        </Box>
        <PointList points={figure.words} />
      </Box>
    </Box>
  );
}
