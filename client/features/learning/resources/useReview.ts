import { useApolloClient } from '@apollo/client/react';
import type { Sending } from '#client/records/form/RecordForm.tsx';
import {
  useDeleteReviewMutation,
  useReviewResourceMutation,
  type ReviewPartsFragment,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { refreshFields } from '#client/lib/refresh.ts';
import { showError } from '#client/lib/show-error.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { resourceMessages } from '#domain/learning/resources';

interface Words {
  rating: number;
  comment?: string | null;
}

/** Writes, changes and deletes the user's review of a resource. */
export function useReview(resourceId: string) {
  const client = useApolloClient();
  const [write] = useReviewResourceMutation();
  const [remove, { loading: deleting }] = useDeleteReviewMutation();

  /** Rethrows a refusal after showing it, for the form's fields. */
  async function put(
    { rating, comment }: Words,
    done: ToastContent,
    version?: number,
  ): Promise<void> {
    const input = { resourceId, rating, comment: comment?.trim() || null, version };
    try {
      await write({ variables: { input } });
    } catch (error) {
      const { title, description } = resourceMessages.reviewFailed;
      showError(error, { title, description: messageOf(error, description) }, version);
      throw error;
    }
    showToast(done);
    void refreshFields(client, ['resourceReviews']);
  }

  async function deleteReview(review: ReviewPartsFragment): Promise<void> {
    try {
      await remove({ variables: { id: review.id } });
    } catch {
      showToast({ ...resourceMessages.reviewDeleteFailed, variant: 'destructive' });
      return;
    }
    const undo = () => void put(review, resourceMessages.reviewRestored).catch(() => {});
    showToast({ ...resourceMessages.reviewDeleted, action: { label: 'Undo', onClick: undo } });
    void refreshFields(client, ['resourceReviews']);
  }

  return {
    saveReview: (words: Words, { version }: Sending) =>
      put(words, resourceMessages.reviewSaved, version),
    deleteReview,
    deleting,
  };
}
