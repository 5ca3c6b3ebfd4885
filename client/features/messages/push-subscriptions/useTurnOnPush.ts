import { useState } from 'react';
import { useAddPushSubscriptionMutation } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { subscribePush, leavePush } from '#client/lib/push-device.ts';
import { showToast } from '#client/lib/toast.ts';
import { pushMessages } from '#domain/messages/push-subscriptions';
import type { PushSubscriptionInput } from '#domain/messages/push-subscriptions.schema';

/** Asks for permission, subscribes the browser and saves the subscription on the server. */
export function useTurnOnPush(publicKey: string) {
  const [add] = useAddPushSubscriptionMutation();
  const [pending, setPending] = useState(false);

  async function turnOn(): Promise<void> {
    setPending(true);
    const problem = await tryTo();
    setPending(false);
    if (problem === null) showToast(pushMessages.turnedOn);
    else {
      showToast({
        title: pushMessages.turnOnFailed,
        description: problem,
        variant: 'destructive',
      });
    }
  }

  /** Resolves to the reason of a failure; null on success. */
  async function tryTo(): Promise<string | null> {
    if ((await Notification.requestPermission()) !== 'granted') return pushMessages.notAllowed;
    const input = await subscribePush(publicKey).catch(() => null);
    const problem = input ? await tellServer(input) : pushMessages.serviceFailed;
    if (problem !== null) await leavePush().catch(() => {});
    return problem;
  }

  async function tellServer(input: PushSubscriptionInput): Promise<string | null> {
    try {
      await add({ variables: { input } });
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  return { turnOn, pending };
}
