import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { PlayerModule } from './player.ts';

/** Works for those who want more than the module, with the time that each takes. */
export function FurtherReading({ works }: { works: PlayerModule['furtherReading'] }) {
  if (works.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" component="h3">
        Further reading
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        Not part of this module’s hours. Log what you read as an activity of its own.
      </Typography>
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 3 }}>
        {works.map(({ title, publisher, year, url, minutes }) => (
          <Typography
            key={url}
            variant="body2"
            component="li"
            sx={{ mb: 0.75, overflowWrap: 'anywhere' }}
          >
            <Link href={url} target="_blank" rel="noopener noreferrer">
              {title}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Link>
            . {publisher}, {year}. About {minutes} minutes.
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
