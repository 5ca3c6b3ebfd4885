import { useUpdateProfileMutation, type UpdateProfileInput } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
import { userMessages } from '#domain/users';

/** Saves full name and organization. Throws the refusal after telling of it. */
export function useUpdateProfile() {
  const [update] = useUpdateProfileMutation();
  return async (input: UpdateProfileInput): Promise<void> => {
    try {
      await update({ variables: { input } });
    } catch (error) {
      showToast({
        title: userMessages.updateFailed,
        description: messageOf(error),
        variant: 'destructive',
      });
      throw error;
    }
    showToast(userMessages.profileUpdated);
  };
}
