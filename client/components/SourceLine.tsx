import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { sourceDetails, type Source } from '#domain/sources';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Source of a claim, with the date and manner of reading it. */
export function SourceLine({ source }: { source: Omit<Source, 'confidence'> }) {
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
      {sourceDetails(source)}
    </Typography>
  );
}
