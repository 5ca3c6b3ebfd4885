import { useState } from 'react';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import { ReviewsDialog } from './ReviewsDialog.tsx';

/** The dialog of a resource's reviews, and how to open it. The resource stays while the dialog fades. */
export function useReviewsDialog() {
  const [open, setOpen] = useState(false);
  const [resource, setResource] = useState<ResourcePartsFragment | null>(null);
  const showReviews = (next: ResourcePartsFragment) => {
    setResource(next);
    setOpen(true);
  };
  const dialog = resource && (
    <ReviewsDialog open={open} resource={resource} onClose={() => setOpen(false)} />
  );
  return { showReviews, dialog };
}
