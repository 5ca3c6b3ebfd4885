import { useRemovePushSubscriptionMutation } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { leavePush } from '#client/lib/push-device.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { pushMessages } from '#domain/push-subscriptions';

/** Ends push on this device or on another one. */
export function useRemovePush() {
  const [remove, { loading: pending }] = useRemovePushSubscriptionMutation();

  async function told(id: string, done: ToastContent): Promise<void> {
    try {
      await remove({ variables: { id } });
      showToast(done);
    } catch (error) {
      showToast({
        title: pushMessages.removeFailed,
        description: messageOf(error),
        variant: 'destructive',
      });
    }
  }

  return {
    pending,
    turnOff: async (id: string) => {
      // The server stops by itself where the browser cannot be asked.
      await leavePush().catch(() => {});
      await told(id, pushMessages.turnedOff);
    },
    removeDevice: (id: string, name: string) => told(id, pushMessages.removed(name)),
  };
}
