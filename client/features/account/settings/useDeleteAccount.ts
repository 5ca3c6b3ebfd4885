import {
  useDeleteAccountMutation,
  type DeleteAccountMutationVariables,
} from '#client/graphql/generated.ts';
import { forgetAnswer } from '#client/lib/device.ts';
import { useSession } from '#client/lib/session.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { settingsMessages } from '#domain/account/settings';

/** Deletes the account and clears everything loaded for it. Rethrows a refusal after showing it. */
export function useDeleteAccount() {
  const session = useSession();
  const [mutate] = useDeleteAccountMutation();
  return async (variables: DeleteAccountMutationVariables): Promise<void> => {
    try {
      await session.end(() => mutate({ variables }));
    } catch (error) {
      tellFailure(settingsMessages.deletionFailed, error);
      throw error;
    }
    forgetAnswer();
    showToast(settingsMessages.accountDeleted);
  };
}
