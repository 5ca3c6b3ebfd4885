import { useSendTestPushMutation } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
import { pushMessages } from '#domain/push-subscriptions';

/** Has the server send a message to a device, to see that it arrives. */
export function useTestPush() {
  const [mutate, { loading: pending }] = useSendTestPushMutation();

  async function sendTest(id: string): Promise<void> {
    try {
      await mutate({ variables: { id } });
      showToast(pushMessages.tested);
    } catch (error) {
      showToast({
        title: pushMessages.testFailed,
        description: messageOf(error),
        variant: 'destructive',
      });
    }
  }

  return { sendTest, pending };
}
