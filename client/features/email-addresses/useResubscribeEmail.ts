import { useResubscribeEmailMutation } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { emailMessages } from '#domain/email-addresses';

/** Turns e-mail on again. */
export function useResubscribeEmail() {
  const [resubscribe] = useResubscribeEmailMutation();
  return async (): Promise<void> => {
    try {
      await resubscribe();
      showToast(emailMessages.resubscribed);
    } catch (error) {
      tellFailure(emailMessages.failed, error);
    }
  };
}
