import { useApolloClient } from '@apollo/client/react';
import { useCreateResourceMutation, type CreateResourceInput } from '#client/graphql/generated.ts';
import { refresh } from '#client/lib/refresh.ts';
import { withIdempotencyKey } from '#client/lib/request-key.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { resourceMessages } from '#domain/resources';

/** Adds a resource; rethrows a refusal after showing it, for the form's fields. */
export function useAddResource() {
  const client = useApolloClient();
  const [create] = useCreateResourceMutation();

  return async (input: CreateResourceInput, requestKey: string): Promise<void> => {
    try {
      await create({ variables: { input }, ...withIdempotencyKey(requestKey) });
    } catch (error) {
      const { title, description } = resourceMessages.addFailed;
      tellFailure(title, error, description);
      throw error;
    }
    showToast(resourceMessages.added);
    void refresh(client, ['resources']);
  };
}
