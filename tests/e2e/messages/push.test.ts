import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp } from '#tests/support/app';
import { browserKeys } from '#tests/support/push-service';
import { expectFailedRequest } from '#tests/support/page-errors';

const app = useApp();
let page: Page;

const push = () => page.getByRole('region', { name: 'Push Messages' });
const calendar = () => page.getByRole('region', { name: 'Calendar' });
const toast = (title: string) => page.getByText(title, { exact: true }).first().waitFor();
const settled = () => push().getByRole('button').first().waitFor();

/**
 * A headless browser can neither ask for a permission nor subscribe at a push service, so the page's storage
 * replaces both. The service worker, the panel and the server are real.
 */
async function withoutPushService(target: Page): Promise<void> {
  const { p256dh, auth } = browserKeys();
  await target.addInitScript(
    (keys) => {
      const subscribed = () => localStorage.getItem('stub-endpoint');
      const subscription = (endpoint: string) => ({
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => (localStorage.removeItem('stub-endpoint'), true),
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (subscribed() ? subscription(subscribed()!) : null),
        subscribe: async (options: PushSubscriptionOptionsInit) => {
          localStorage.setItem('stub-options', JSON.stringify(options));
          const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
          localStorage.setItem('stub-endpoint', endpoint);
          return subscription(endpoint);
        },
      });
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem('stub-permission') ?? 'default',
      });
      Notification.requestPermission = async () => {
        localStorage.setItem('stub-asked', `${Number(localStorage.getItem('stub-asked')) + 1}`);
        const answer = localStorage.getItem('stub-answer') as NotificationPermission;
        localStorage.setItem('stub-permission', answer);
        return answer;
      };
    },
    { p256dh, auth },
  );
}

const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), `stub-${key}`);
const store = (key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [`stub-${key}`, value]);
const focused = () => page.evaluate(() => document.activeElement?.textContent);
const workers = () =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ active, scope }) => `${active?.scriptURL} ${scope}`,
    ),
  );

/** Turns push messages on for another browser of the same name. */
async function turnOnElsewhere(): Promise<void> {
  const { p256dh, auth } = browserKeys();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const { errors } = await page.evaluate(
    async (input) => {
      const query =
        'mutation($input: AddPushSubscriptionInput!) { addPushSubscription(input: $input) { id } }';
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { input } }),
      });
      return (await response.json()) as { errors?: unknown };
    },
    { endpoint, p256dh, auth },
  );
  expect(errors).toBeUndefined();
}

beforeAll(async () => {
  page = await app().open({ discard: true, permissions: ['clipboard-write'] });
  await withoutPushService(page);
  await signUp(page);
  await page.goto('/settings/reminders');
  await settled();
});

describe('push messages', () => {
  test('request no permission and run no worker before they are turned on', async () => {
    expect(await stored('asked')).toBeNull();
    expect(await workers()).toEqual([]);
  });

  test('stay off without the permission, and say what to do once it is blocked', async () => {
    await store('answer', 'default');
    await push().getByRole('button', { name: 'Turn on for this device' }).click();
    await toast('Push messages were not turned on');
    expect(await stored('asked')).toBe('1');
    await store('answer', 'denied');
    await push().getByRole('button', { name: 'Turn on for this device' }).click();
    await push()
      .getByText(/blocked in this browser/)
      .waitFor();
    await expect.poll(workers).toEqual([]);
  });

  test('turn on with the server’s key, a service worker and a device in the list', async () => {
    await store('permission', 'default');
    await store('answer', 'granted');
    await page.reload();
    await push().getByRole('button', { name: 'Turn on for this device' }).click();
    // The worker starts once it has loaded all files of the app, one after another.
    await push().getByText('On for this device').waitFor({ timeout: 80_000 });
    await toast('Push messages are on');
    await push()
      .getByText(/No notifications are sent by push yet/)
      .waitFor();
    expect(await workers()).toEqual([`${app().url}/sw.js ${app().url}/`]);
    const options = JSON.parse((await stored('options'))!);
    expect(options).toEqual({
      userVisibleOnly: true,
      applicationServerKey: expect.stringMatching(/^B[\w-]{86}$/),
    });
    await turnOnElsewhere();
    await page.reload();
    await push().getByText('On for this device').waitFor();
    expect(await stored('asked')).toBe('3');
  });

  test('the browser always checks for a newer service worker', async () => {
    const { headers, status } = await page.evaluate(async () => {
      const response = await fetch('/sw.js');
      return { status: response.status, headers: Object.fromEntries(response.headers) };
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(headers['content-type']).toMatch('javascript');
  });

  test('turn off for another device, and here, and on again', async () => {
    const remove = push().getByRole('button', { name: /^Remove Chrome/ });
    await remove.waitFor();
    await expectNoAxeViolations(page);
    await remove.click();
    await toast('Device removed');
    await expect.poll(() => push().getByRole('listitem').count()).toBe(0);

    const endpoint = (await stored('endpoint'))!;
    await push().getByRole('button', { name: 'Turn off' }).click();
    await toast('Push messages are off');
    await expect.poll(() => stored('endpoint')).toBeNull();
    await push().getByRole('button', { name: 'Turn on for this device' }).click();
    await push().getByText('On for this device').waitFor();
    expect(await stored('endpoint')).not.toBe(endpoint);
  });
});

describe('the calendar', () => {
  test('has an address to copy or open, which can be renewed and turned off', async () => {
    const field = calendar().getByLabel('Calendar link');
    await calendar().getByRole('button', { name: 'Turn on the calendar' }).click();
    await toast('Calendar is on');
    const first = await field.inputValue();
    const statusOf = (url: string) =>
      page.evaluate(async (path) => (await fetch(path)).status, new URL(url).pathname);
    expect(await statusOf(first)).toBe(200);
    await calendar().getByRole('button', { name: 'Copy link' }).click();
    await toast('Link copied');
    const link = calendar().getByRole('link', { name: 'Open in calendar app' });
    expect(await link.getAttribute('href')).toBe(first.replace(/^http/, 'webcal'));

    await calendar().getByRole('button', { name: 'Renew link' }).click();
    const question = page.getByRole('alertdialog', { name: 'Renew the link?' });
    await question.getByRole('button', { name: 'Renew link' }).click();
    await toast('Link renewed');
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => field.inputValue()).not.toBe(first);
    expectFailedRequest(404, new URL(first).pathname);
    expect(await statusOf(first)).toBe(404);

    await calendar().getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await toast('Calendar is off');
    await expect.poll(focused).toBe('Turn on the calendar');
  });
});

test('signing out ends push in this browser', async () => {
  await page
    .getByRole('button', { name: /^(logout|sign out)$/i })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Login' }).waitFor();
  await expect.poll(() => stored('endpoint')).toBeNull();
});
