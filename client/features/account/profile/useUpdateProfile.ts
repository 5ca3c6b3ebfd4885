import { useUpdateProfileMutation, type UpdateProfileInput } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { userMessages } from '#domain/account/users';

/** Saves full name and organization. Rethrows a refusal after showing it. */
export function useUpdateProfile() {
  const [update] = useUpdateProfileMutation();
  return async (input: UpdateProfileInput): Promise<void> => {
    try {
      await update({ variables: { input } });
    } catch (error) {
      tellFailure(userMessages.updateFailed, error);
      throw error;
    }
    showToast(userMessages.profileUpdated);
  };
}
