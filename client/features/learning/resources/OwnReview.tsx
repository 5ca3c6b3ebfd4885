import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReviewPartsFragment } from '#client/graphql/generated.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { useReview } from './useReview.ts';

interface Props {
  resourceId: string;
  /** The user's review, if there is one. */
  review: ReviewPartsFragment | null;
  onDirty: (dirty: boolean) => void;
}

/** Writes, edits and deletes the user's only review of a resource. */
export function OwnReview({ resourceId, review, onDirty }: Props) {
  const [editing, setEditing] = useState(false);
  const { saveReview, deleteReview, deleting } = useReview(resourceId);
  const heading = useRef<HTMLHeadingElement>(null);
  const isForm = editing || !review;
  const wasForm = useRef(isForm);
  // The focused element was replaced.
  useEffect(() => {
    if (wasForm.current !== isForm) heading.current?.focus();
    wasForm.current = isForm;
  }, [isForm]);
  return (
    <Box component="section" aria-labelledby="own-review">
      <Typography id="own-review" ref={heading} tabIndex={-1} variant="h3" sx={{ mb: 1 }}>
        {review ? 'Your review' : 'Write a review'}
      </Typography>
      {isForm ? (
        <ReviewForm
          resourceId={resourceId}
          review={review}
          onSave={saveReview}
          onDone={() => setEditing(false)}
          onDirty={onDirty}
        />
      ) : (
        <>
          <ReviewItem review={review} />
          <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
            <Button variant="outlined" startIcon={<Pencil />} onClick={() => setEditing(true)}>
              Edit review
            </Button>
            <Button
              color="error"
              startIcon={<Trash2 />}
              disabled={deleting}
              onClick={() => void deleteReview(review)}
            >
              Delete review
            </Button>
          </Stack>
        </>
      )}
    </Box>
  );
}
