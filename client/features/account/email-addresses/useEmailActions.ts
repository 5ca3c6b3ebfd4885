import { useDeleteEmailMutation, useResubscribeEmailMutation } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { emailMessages } from '#domain/account/email-addresses';

/** Removes the address, and turns e-mail on again. */
export function useEmailActions() {
  const [remove] = useDeleteEmailMutation();
  const [resubscribe] = useResubscribeEmailMutation();
  return {
    remove: () => told(remove, emailMessages.removed),
    resubscribe: () => told(resubscribe, emailMessages.resubscribed),
  };
}

async function told(act: () => Promise<unknown>, toast: ToastContent): Promise<void> {
  try {
    await act();
    showToast(toast);
  } catch (error) {
    tellFailure(emailMessages.failed, error);
  }
}
