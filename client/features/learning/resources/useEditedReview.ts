import { useApolloClient } from '@apollo/client/react';
import type { Edited } from '#client/records/conflicts/edited.ts';
import {
  ReviewDocument,
  type ReviewQuery,
  type ReviewPartsFragment,
} from '#client/graphql/generated.ts';
import type { ReviewValues } from '#domain/learning/resources.fields';

/** Returns the form's values for a review, or for a new one. */
export const toFields = (review: ReviewPartsFragment | null): ReviewValues => ({
  rating: review?.rating ?? 0,
  comment: review?.comment ?? '',
});

/** Returns what the form needs to resolve a conflict. Even a first review can conflict: another browser may write one too. */
export function useEditedReview(
  resourceId: string,
  review: ReviewPartsFragment | null,
): Edited<ReviewValues> {
  const client = useApolloClient();
  return {
    version: review?.version ?? 0,
    load: async () => {
      const { data } = await client.query<ReviewQuery>({
        query: ReviewDocument,
        variables: { resourceId },
        // Otherwise the list behind would replace the form with the new review.
        fetchPolicy: 'no-cache',
      });
      const now = data?.resource.myReview;
      return now ? { ...now, values: toFields(now) } : null;
    },
  };
}
