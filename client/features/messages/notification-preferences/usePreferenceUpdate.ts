import {
  useUpdateNotificationPreferencesMutation,
  type UpdateNotificationPreferencesInput,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { preferenceMessages } from '#domain/messages/notification-preferences';

/** Saves the notification preferences. Rethrows a refusal after showing it. */
export function usePreferenceUpdate() {
  const [update] = useUpdateNotificationPreferencesMutation();
  return async (input: UpdateNotificationPreferencesInput): Promise<void> => {
    try {
      await update({ variables: { input } });
    } catch (error) {
      tellFailure(preferenceMessages.failed, error);
      throw error;
    }
    showToast(preferenceMessages.saved);
  };
}
