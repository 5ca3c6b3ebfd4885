import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { formatDay } from '#client/lib/dates.ts';
import type { Source } from '#domain/standard';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The source of a regulator's number and its date, with a note if it was not verified at the source. */
export function SourceLine({ source, note }: { source: Source; note?: string | undefined }) {
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ '& svg.lucide': { width: '1em', height: '1em', verticalAlign: '-0.125em' } }}
    >
      Source:{' '}
      <Link href={source.url} target="_blank" rel="noopener noreferrer" color="inherit">
        {source.title} <ExternalLink aria-hidden />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Link>
      , {source.publisher}, in effect from {formatDay(source.effective)}.{note && ` ${note}.`}
    </Typography>
  );
}
