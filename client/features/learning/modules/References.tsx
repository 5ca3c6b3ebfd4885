import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import type { PlayerModule } from './player.ts';

interface Props {
  module: PlayerModule;
  references: PlayerModule['content']['references'];
}

/** The sources of the text, and when it was last reviewed. */
export function References({ module, references }: Props) {
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" component="h3">
        References
      </Typography>
      <Box component="ol" sx={{ mt: 1.5, mb: 0, pl: 3 }}>
        {references.map(({ title, publisher, year, url }) => (
          <Typography
            key={`${title} ${year}`}
            variant="body2"
            component="li"
            sx={{ mb: 0.75, overflowWrap: 'anywhere' }}
          >
            {url ? (
              <Link href={url} target="_blank" rel="noopener noreferrer">
                {title}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </Link>
            ) : (
              title
            )}
            . {publisher}, {year}.
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {module.madeBy} Last revised {formatDay(dayFromWire(module.lastReviewed))}, version{' '}
        {module.version}.
      </Typography>
    </Box>
  );
}
