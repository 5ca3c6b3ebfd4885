import { useResubscribeEmailMutation } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
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
      showToast({
        title: emailMessages.failed,
        description: messageOf(error),
        variant: 'destructive',
      });
    }
  };
}
