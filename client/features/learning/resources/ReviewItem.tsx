import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReviewPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { formatDay } from '#client/lib/dates.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';

/** One review: stars, who, when, and why. */
export function ReviewItem({ review }: { review: ReviewPartsFragment }) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Rating value={review.rating} readOnly size="small" sx={{ color: 'warning.main' }} />
        <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
          {review.isMine ? 'You' : review.authorName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDay(review.updatedAt, timeZone)}
        </Typography>
      </Stack>
      {review.comment && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {review.comment}
        </Typography>
      )}
    </>
  );
}
