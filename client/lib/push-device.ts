import type { PushSubscriptionInput } from '#domain/messages/push-subscriptions.schema';

/** Starts the service worker, which opens the app without a connection and shows push messages: client/worker. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js');

/** True if this browser supports push messages on this address. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Returns the address of this browser's push subscription; null without one. */
export async function pushEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/**
 * Subscribes this browser to push messages of the server with that key only. Needs permission to show notifications;
 * throws if the browser's push service refuses.
 */
export async function subscribePush(publicKey: string): Promise<PushSubscriptionInput> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key, of a server that lost its own, would prevent a new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  };
}

/** Unsubscribes this browser and closes its notifications. */
export async function leavePush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
