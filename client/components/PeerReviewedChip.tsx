import Chip from '@mui/material/Chip';
import { BadgeCheck } from 'lucide-react';
import { peerReviewedLabel } from '#domain/learning/resources';

interface Props {
  resource: { peerReviewed: boolean; isUserAdded: boolean };
}

/** The badge of a peer-reviewed resource; without the check mark if only the user who added it says so. */
export function PeerReviewedChip({ resource }: Props) {
  if (!resource.peerReviewed) return null;
  const isChecked = !resource.isUserAdded;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isChecked ? 'success' : 'default'}
      {...(isChecked && { icon: <BadgeCheck aria-hidden /> })}
      label={peerReviewedLabel(resource)}
      sx={wrapping}
    />
  );
}

/** A long label takes a second line on a narrow card. */
const wrapping = {
  height: 'auto',
  minHeight: 24,
  maxWidth: '100%',
  '& .MuiChip-label': { whiteSpace: 'normal' },
} as const;
