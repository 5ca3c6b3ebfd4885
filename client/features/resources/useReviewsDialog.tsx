import { Suspense, lazy, useState } from 'react';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';

const ReviewsDialog = lazy(async () => ({
  default: (await import('./ReviewsDialog.tsx')).ReviewsDialog,
}));

/** The dialog of a resource's reviews, and how to open it. The resource stays while the dialog fades. */
export function useReviewsDialog() {
  const [open, setOpen] = useState(false);
  const [resource, setResource] = useState<ResourcePartsFragment | null>(null);
  const showReviews = (next: ResourcePartsFragment) => {
    setResource(next);
    setOpen(true);
  };
  const dialog = resource && (
    <Suspense>
      <ReviewsDialog open={open} resource={resource} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { showReviews, dialog };
}
