import type { PushSubscriptionInput } from '#domain/push-subscriptions.schema';

/** Built by nothing and cached by nobody: see client/public/sw.js. */
const WORKER = '/sw.js';

/** Whether this browser can take push messages on this address. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The address at which this browser takes push messages; null where it takes none. */
export async function pushEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/**
 * Has this browser take push messages of the server with that key, and no others. It needs the permission to show
 * them; throws when the browser's push service refuses.
 */
export async function joinPush(publicKey: string): Promise<PushSubscriptionInput> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key, of a server that lost its own, would stand in the way.
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

/** Has this browser take no more push messages, closes those it shows, and takes the service worker out again. */
export async function leavePush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await registration?.unregister();
}
