import {
  useUpdateRegistrationMutation,
  type UpdateRegistrationInput,
} from '#client/graphql/generated.ts';
import { refreshComputed } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { registrationMessages } from '#domain/standing/registration';

/** Saves the registration; the response also updates the summary. Rethrows a refusal after showing it. */
export function useUpdateRegistration(variant: 'dashboard' | 'profile') {
  const [update, { client }] = useUpdateRegistrationMutation();
  return async (input: UpdateRegistrationInput): Promise<void> => {
    try {
      await update({ variables: { input } });
    } catch (error) {
      tellFailure(registrationMessages.updateFailed, error);
      throw error;
    }
    void refreshComputed(client);
    showToast(
      variant === 'profile'
        ? registrationMessages.updatedOnProfile
        : registrationMessages.updatedOnDashboard,
    );
  };
}
