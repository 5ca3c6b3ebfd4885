import { useSendTestPushMutation } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { pushMessages } from '#domain/messages/push-subscriptions';

/** Sends a test message to a device. */
export function useTestPush() {
  const [mutate, { loading: pending }] = useSendTestPushMutation();

  async function sendTest(id: string): Promise<void> {
    try {
      await mutate({ variables: { id } });
      showToast(pushMessages.tested);
    } catch (error) {
      tellFailure(pushMessages.testFailed, error);
    }
  }

  return { sendTest, pending };
}
