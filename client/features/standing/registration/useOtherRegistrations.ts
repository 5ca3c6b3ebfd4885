import {
  useDeleteRegistrationMutation,
  useSetRegistrationMutation,
  type UpdateRegistrationInput,
} from '#client/graphql/generated.ts';
import { refreshComputed } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import type { Profession } from '#domain/professions/profession';
import { registrationsMessages as messages } from '#domain/standing/registrations';

/** Saves and removes registrations beside the first. Rethrows a refusal after showing it, for the form. */
export function useOtherRegistrations() {
  const [set, { client }] = useSetRegistrationMutation();
  const [remove] = useDeleteRegistrationMutation();
  return {
    async save(profession: Profession, input: UpdateRegistrationInput, isNew: boolean) {
      try {
        await set({ variables: { profession: profession.id, input } });
      } catch (error) {
        tellFailure(messages.failed, error);
        throw error;
      }
      void refreshComputed(client);
      showToast((isNew ? messages.added : messages.saved)(profession.label));
    },
    async remove(profession: string) {
      try {
        await remove({ variables: { profession } });
      } catch (error) {
        tellFailure(messages.failed, error);
        return;
      }
      void refreshComputed(client);
      showToast({ title: messages.removed });
    },
  };
}
