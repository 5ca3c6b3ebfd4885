import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Clock, ExternalLink, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClampedText } from '#client/components/ClampedText.tsx';
import { PeerReviewedChip } from '#client/components/PeerReviewedChip.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import { WaitingChip } from '#client/records/outbox/WaitingPlace.tsx';
import {
  ratingLabel,
  resourceHoursLabel,
  resourceTypeLabel,
  TAGS_SHOWN,
} from '#domain/learning/resources';

interface Props {
  resource: ResourcePartsFragment;
  /** In the upper corner of the card. */
  corner?: ReactNode;
  /** Beside the actions that every card has. */
  action?: ReactNode;
  onReviews: () => void;
}

/** One resource: content, provider, CPD value, ratings and link. */
export function ResourceCard({ resource, corner, action, onReviews }: Props) {
  return (
    <Card component="li" tabIndex={-1} sx={{ display: 'flex', p: { xs: 2, sm: 2.5 } }}>
      <Stack sx={{ flexGrow: 1, gap: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
          <Badges resource={resource} />
          {corner}
        </Stack>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {resource.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {resource.provider}
        </Typography>
        <ClampedText text={resource.description} lines={3} label={resource.title} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          <Typography variant="body2" sx={fact}>
            <Clock aria-hidden /> {resourceHoursLabel(resource.cpdHours)}
          </Typography>
          <Typography variant="body2" sx={fact}>
            {resource.cpdCategory}
          </Typography>
        </Stack>
        <Tags tags={resource.tags} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 'auto' }}>
          <ViewLink resource={resource} />
          <ReviewsButton resource={resource} onClick={onReviews} />
          {action}
        </Stack>
      </Stack>
    </Card>
  );
}

function Badges({ resource }: { resource: ResourcePartsFragment }) {
  return (
    <Stack
      direction="row"
      sx={{ flexGrow: 1, flexWrap: 'wrap', gap: 1, py: 1.25, '& svg': { ml: 0.75 } }}
    >
      <Chip size="small" variant="outlined" label={resourceTypeLabel(resource.type)} />
      <PeerReviewedChip resource={resource} />
      <WaitingChip noun="bookmark" id={resource.id} />
    </Stack>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <VisuallyHidden>Tags:</VisuallyHidden>
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Chip key={tag} size="small" label={tag} sx={{ maxWidth: '100%' }} />
      ))}
    </Stack>
  );
}

function ViewLink({ resource }: { resource: ResourcePartsFragment }) {
  return (
    <Button
      variant="outlined"
      href={resource.url}
      target="_blank"
      rel="noopener noreferrer"
      endIcon={<ExternalLink aria-hidden />}
    >
      View Resource
      <VisuallyHidden>: {resource.title} (opens in a new tab)</VisuallyHidden>
    </Button>
  );
}

function ReviewsButton({ resource, onClick }: Pick<Props, 'resource'> & { onClick: () => void }) {
  const { averageRating, reviewCount, title } = resource;
  return (
    <Button
      startIcon={<Star aria-hidden fill={averageRating == null ? 'none' : 'currentColor'} />}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {averageRating == null ? 'Review' : `${averageRating} (${reviewCount})`}
      <VisuallyHidden>
        , reviews of {title}: {ratingLabel(averageRating, reviewCount)}
      </VisuallyHidden>
    </Button>
  );
}

const fact = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontWeight: 'fontWeightMedium',
} as const;
