import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { ExternalLink } from 'lucide-react';
import { PeerReviewedChip } from '#client/components/PeerReviewedChip.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { RecommendationPartsFragment } from '#client/graphql/generated.ts';
import {
  DASHBOARD_RECOMMENDATIONS,
  resourceHoursLabel,
  resourceTypeLabel,
  TAGS_SHOWN,
} from '#domain/learning/resources';

/** One recommended resource; its title is the link. */
export function Recommendation({ resource }: { resource: RecommendationPartsFragment }) {
  const { title, provider, type, cpdHours } = resource;
  return (
    <li>
      <Link href={resource.url} target="_blank" rel="noopener noreferrer" sx={link}>
        <span>
          {title}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </span>
        <ExternalLink aria-hidden />
      </Link>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {provider} · {resourceTypeLabel(type)} · {resourceHoursLabel(cpdHours)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mt: 0.75, '& svg': { ml: 0.75 } }}>
        <PeerReviewedChip resource={resource} />
        {resource.tags.slice(0, TAGS_SHOWN).map((tag) => (
          <Chip key={tag} size="small" label={tag} sx={{ maxWidth: '100%' }} />
        ))}
      </Stack>
    </li>
  );
}

/** The recommendations while they load. */
export function RecommendationSkeleton() {
  return (
    <Box sx={recommendations} aria-hidden>
      {Array.from({ length: DASHBOARD_RECOMMENDATIONS }, (_, index) => (
        <Stack key={index}>
          <Skeleton variant="text" width="85%" />
          <Skeleton variant="text" width="60%" />
          <Skeleton variant="rounded" width="45%" height={24} />
        </Stack>
      ))}
    </Box>
  );
}

/** Side by side if there is room. */
export const recommendations = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const link = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 1,
  fontWeight: 'fontWeightMedium',
  overflowWrap: 'anywhere',
  minHeight: (theme: Theme) => theme.layout.touch,
} as const;
