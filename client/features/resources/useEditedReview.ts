import { useApolloClient } from '@apollo/client/react';
import type { Edited } from '#client/records/conflicts/edited.ts';
import {
  ReviewDocument,
  type ReviewQuery,
  type ReviewPartsFragment,
} from '#client/graphql/generated.ts';
import type { ReviewValues } from '#domain/resources.fields';

/** The form's values for a review to change, or for a new one. */
export const toFields = (review: ReviewPartsFragment | null): ReviewValues => ({
  rating: review?.rating ?? 0,
  comment: review?.comment ?? '',
});

/** What the form must know of the user's review: another browser may have written the first one too. */
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
        // The list behind the form goes on showing the form.
        fetchPolicy: 'no-cache',
      });
      const now = data?.resource.myReview;
      return now ? { ...now, changedAt: now.updatedAt, values: toFields(now) } : null;
    },
  };
}
