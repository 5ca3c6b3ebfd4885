import { useDeletePushSubscriptionMutation } from '#client/graphql/generated.ts';
import { leavePush } from '#client/lib/push-device.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { pushMessages } from '#domain/messages/push-subscriptions';

/** Turns push off on this device or another one. */
export function useRemovePush() {
  const [remove, { loading: pending }] = useDeletePushSubscriptionMutation();

  async function told(id: string, done: ToastContent): Promise<void> {
    try {
      await remove({ variables: { id } });
      showToast(done);
    } catch (error) {
      tellFailure(pushMessages.removeFailed, error);
    }
  }

  return {
    pending,
    turnOff: async (id: string) => {
      // The server stops sending even if the browser cannot be asked.
      await leavePush().catch(() => {});
      await told(id, pushMessages.turnedOff);
    },
    removeDevice: (id: string, name: string) => told(id, pushMessages.removed(name)),
  };
}
