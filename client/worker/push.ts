/// <reference lib="webworker" />
import { PRODUCT } from '#domain/product';

/** Shows push messages and opens what they lead to; stores nothing. */
export function listenToPush(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('push', (event) => {
    const { id, title, message, link } = read(event.data);
    event.waitUntil(
      self.registration.showNotification(title, {
        body: message,
        // A message that comes twice is shown once.
        tag: id,
        icon: '/favicon.svg',
        lang: 'en-AU',
        data: { link },
      }),
    );
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data = event.notification.data as { link?: unknown } | null;
    event.waitUntil(open(self, data?.link));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(self, event)));
}

/** Browsers change their push address now and then; registers the new one for the signed-in user. */
async function renew(
  self: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const options = oldSubscription?.options;
  // Some browsers leave it to us; those that do not report the old subscription leave it to the settings.
  if (!newSubscription && !options) return;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  await self.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: `mutation RenewPushSubscription($input: AddPushSubscriptionInput!) {
        addPushSubscription(input: $input) { id }
      }`,
      variables: { input: { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] } },
    }),
  });
}

/** Uses a tab that shows the page already, else a new one: a tab in which something is half written is left alone. */
async function open(self: ServiceWorkerGlobalScope, link: unknown): Promise<unknown> {
  const target = within(self.location.origin, link);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === target.pathname);
  return tab ? tab.focus() : self.clients.openWindow(target.href);
}

/** Returns the address of a link within the app; any other address opens the home page. */
function within(origin: string, link: unknown): URL {
  const home = new URL('/', origin);
  if (typeof link !== 'string' || !URL.canParse(link, origin)) return home;
  const target = new URL(link, origin);
  return target.origin === origin ? target : home;
}

interface PushedMessage {
  id?: string;
  title: string;
  message: string;
  link: string;
}

/** Browsers take the permission back from a site that shows nothing, so there are always words. */
function read(data: PushMessageData | null): PushedMessage {
  const plain = {
    title: PRODUCT,
    message: 'You have a new notification.',
    link: '/notifications',
  };
  try {
    return { ...plain, ...(data!.json() as Partial<PushedMessage>) };
  } catch {
    return plain;
  }
}
