import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { useResourceReviewsQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { PAGE_DEFAULT } from '#domain/pages';
import { ratingLabel } from '#domain/learning/resources';
import { OwnReview } from './OwnReview.tsx';
import { ReviewItem } from './ReviewItem.tsx';

interface Props {
  resourceId: string;
  onDirty: (dirty: boolean) => void;
}

/** The user's own review first, then the others, newest first. */
export function Reviews({ resourceId, onDirty }: Props) {
  const { data, error, refetch, fetchMore } = useResourceReviewsQuery({
    variables: { resourceId, first: PAGE_DEFAULT },
  });
  const list = useRef<HTMLUListElement>(null);
  if (!data) {
    if (!error) return <ReviewsSkeleton />;
    return <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />;
  }
  const { averageRating, reviewCount, myReview } = data.resource;
  const { edges, totalCount, pageInfo } = data.resourceReviews;
  const others = edges.filter(({ node }) => !node.isMine);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography aria-live="polite">{ratingLabel(averageRating, reviewCount)}</Typography>
      <OwnReview resourceId={resourceId} review={myReview} onDirty={onDirty} />
      {others.length > 0 && (
        <Box component="section" aria-labelledby="other-reviews">
          <Typography id="other-reviews" variant="h3" component="h3" sx={{ mb: 1 }}>
            What others say
          </Typography>
          <Stack component="ul" ref={list} sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
            {others.map(({ node }) => (
              <li key={node.id} tabIndex={-1}>
                <ReviewItem review={node} />
              </li>
            ))}
          </Stack>
          <ShowMore
            list={list}
            shown={others.length}
            total={totalCount - (myReview ? 1 : 0)}
            hasMore={pageInfo.hasNextPage}
            onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
          />
        </Box>
      )}
    </Stack>
  );
}

function ReviewsSkeleton() {
  return (
    <Stack sx={{ gap: 1 }} aria-busy>
      <VisuallyHidden>Loading reviews</VisuallyHidden>
      <Skeleton variant="text" width="40%" />
      <Skeleton variant="rounded" width="60%" height={44} />
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="text" width="80%" />
    </Stack>
  );
}
