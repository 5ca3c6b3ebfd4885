import { useRemoveEmailMutation } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { emailMessages } from '#domain/email-addresses';

/** Takes the address away. */
export function useRemoveEmail() {
  const [remove] = useRemoveEmailMutation();
  return async (): Promise<void> => {
    try {
      await remove();
      showToast(emailMessages.removed);
    } catch (error) {
      tellFailure(emailMessages.failed, error);
    }
  };
}
