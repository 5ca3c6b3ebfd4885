import { useRemoveEmailMutation } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
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
      showToast({
        title: emailMessages.failed,
        description: messageOf(error),
        variant: 'destructive',
      });
    }
  };
}
