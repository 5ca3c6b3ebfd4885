import { useCallback, useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';

const ReviewsDialog = lazyDialog(async () => (await import('./ReviewsDialog.tsx')).ReviewsDialog);

/** The dialog of a resource's reviews, and a function that opens it. The resource stays while the dialog fades out. */
export function useReviewsDialog() {
  const [open, setOpen] = useState(false);
  const [resource, setResource] = useState<ResourcePartsFragment | null>(null);
  const showReviews = useCallback((next: ResourcePartsFragment) => {
    setResource(next);
    setOpen(true);
  }, []);
  const dialog = resource && (
    <ReviewsDialog open={open} resource={resource} onClose={() => setOpen(false)} />
  );
  return { showReviews, dialog };
}
