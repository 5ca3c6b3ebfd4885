import {
  useDeleteWebhookMutation,
  useResendWebhookDeliveryMutation,
  useResumeWebhookMutation,
  useSendTestWebhookMutation,
  WebhooksDocument,
  type WebhookDeliveryPartsFragment,
  type WebhookPartsFragment,
} from '#client/graphql/generated.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { webhookMessages as messages } from '#domain/account/webhooks';

/** Returns the owner's actions on a webhook and its messages, each with its toast. */
export function useWebhookActions() {
  const refreshed = { refetchQueries: [WebhooksDocument], awaitRefetchQueries: true };
  const [remove] = useDeleteWebhookMutation(refreshed);
  const [resume] = useResumeWebhookMutation(refreshed);
  const [sendTest] = useSendTestWebhookMutation();
  const [resend] = useResendWebhookDeliveryMutation(refreshed);
  return {
    remove: ({ id, host }: WebhookPartsFragment) =>
      told(messages.removeFailed, async () => {
        await remove({ variables: { id } }).catch((error: unknown) => {
          // Removed already, or its token has ended.
          if (codeOf(error) !== 'NOT_FOUND') throw error;
        });
        showToast(messages.removed(host));
      }),
    resume: ({ id }: WebhookPartsFragment, skip: boolean) =>
      told(messages.resumeFailed, async () => {
        await resume({ variables: { id, skip } });
        showToast(messages.resumed);
      }),
    sendTest: ({ id }: WebhookPartsFragment) =>
      told(messages.sendFailed, async () => {
        const { data } = await sendTest({ variables: { id } });
        if (data) tellResult(data.sendTestWebhook);
      }),
    resend: (id: string) =>
      told(messages.sendFailed, async () => {
        const { data } = await resend({ variables: { id } });
        if (data) tellResult(data.resendWebhookDelivery);
      }),
  };
}

async function told(failure: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    tellFailure(failure, error);
  }
}

/** The server has sent it: how it went is in its response. */
function tellResult({ hasArrived, resultText }: WebhookDeliveryPartsFragment): void {
  if (hasArrived) showToast(messages.sent);
  else
    showToast({
      title: messages.notSent,
      variant: 'destructive',
      ...(resultText && { description: `${resultText}.` }),
    });
}
