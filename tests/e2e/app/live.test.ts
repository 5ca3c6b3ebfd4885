import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, useApp } from '#tests/support/app';
import { signedUp, type TestClient } from '#tests/support/client';

const TITLE = 'Your data was downloaded';
const WELCOME = 'Welcome to ParaMed CPD';
const app = useApp();
let alex: TestClient;

/** Does something that creates a notification. */
const happens = async () => {
  expect((await alex.rest('GET', '/user/export')).status).toBe(200);
};

/** Opens a screen, signed in as Alex, and waits until its subscription is active. */
async function screen(path: string): Promise<Page> {
  alex = await signedUp(app());
  const page = await app().open();
  const [name, value] = alex.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name: name!, value: value!, url: app().url }]);
  const listening = listens(page);
  await page.goto(path);
  await listening;
  return page;
}

/** Waits until the server has sent an event on the page's next socket. */
async function listens(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', {
    predicate: (each) => each.url().endsWith('/graphql'),
    timeout: 60_000,
  });
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"next"'));
}

const bell = (page: Page, unread: number) =>
  page
    .getByRole('link', {
      name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
      exact: true,
    })
    .filter({ visible: true });
const toasts = (page: Page) => page.locator('[data-variant]');
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a new notification appears on the dashboard by itself: bell, panel and one toast', async () => {
  const page = await screen('/');
  await bell(page, 1).waitFor();
  await panel(page).getByText(WELCOME).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await happens();
  // A toast under the pointer stays.
  await toasts(page).getByText(TITLE).hover();
  await bell(page, 2).waitFor();
  await panel(page).getByText('2 unread').waitFor();
  expect(await panel(page).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining(TITLE),
    expect.stringContaining(WELCOME),
  ]);
  expect(asked.filter((url) => url.endsWith('/graphql'))).toEqual([]);
  await expect.poll(() => toasts(page).count()).toBe(1);
  await expectNoAxeViolations(page);
  await toasts(page).getByRole('button', { name: 'View' }).click();
  await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
  await page.getByRole('heading', { name: '2 unread' }).waitFor();
});

test('an open list shows a new notification without a toast', async () => {
  const page = await screen('/notifications');
  await page.getByRole('heading', { name: '1 unread' }).waitFor();
  await happens();
  await page.getByRole('heading', { name: '2 unread' }).waitFor();
  await bell(page, 2).waitFor();
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.waitForTimeout(600);
  expect(await toasts(page).count()).toBe(0);
});
