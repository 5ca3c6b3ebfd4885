import {
  useChangePasswordMutation,
  type ChangePasswordMutationVariables,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { settingsMessages } from '#domain/account/settings';

/** Changes the password; the response updates the list of sessions. Rethrows a refusal after showing it. */
export function useChangePassword() {
  const [change] = useChangePasswordMutation();
  return async (variables: ChangePasswordMutationVariables): Promise<void> => {
    try {
      await change({ variables });
    } catch (error) {
      tellFailure(settingsMessages.updateFailed, error);
      throw error;
    }
    showToast(settingsMessages.passwordChanged);
  };
}
