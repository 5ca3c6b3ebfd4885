import type { Page, WebSocket } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { useApp } from '#tests/support/app';
import { signedUp, TestClient, type TestClient as Client } from '#tests/support/client';
import { freePort } from '#tests/support/free-port';
import { releasePage } from '#tests/support/pages';
import { Proxy } from '#tests/support/proxy';

const TITLE = 'Your data was downloaded';
/** Proxy between browser and server, so that a test can cut the connection. */
let line: Proxy;
/** The server without the proxy. */
let direct: { url: string };
let alex: Client;

beforeAll(async () => {
  direct = { url: `http://127.0.0.1:${await freePort()}` };
  line = new Proxy(direct.url);
  await line.open();
});
afterAll(() => line.cut());
// Only pages of PUBLIC_URL may open sockets.
const app = useApp(() => ({
  PORT: new URL(direct.url).port,
  PUBLIC_URL: new URL(line.urlThrough(direct.url)).origin,
}));
const pages: Page[] = [];
afterEach(() => Promise.all(pages.splice(0).map(releasePage)));

/** Does something that creates a notification. */
const happens = async () => {
  expect((await alex.rest('GET', '/user/export')).status).toBe(200);
};

/** Opens a tab in the same browser, or a new browser, signed in as Alex with an active subscription. */
async function tab(path: string, beside?: Page): Promise<{ page: Page; socket: WebSocket }> {
  const page = beside
    ? await beside.context().newPage()
    : await app().open({ baseURL: line.urlThrough(direct.url) });
  if (!beside) pages.push(page);
  const [name, value] = alex.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name: name!, value: value!, domain: '127.0.0.1', path: '/' }]);
  const listening = listens(page);
  await page.goto(path);
  return { page, socket: await listening };
}

/** Returns the page's next socket that the server sends an event on; one may fail before it while the line is cut. */
const listens = (page: Page) =>
  new Promise<WebSocket>((hear) => {
    page.on('websocket', (socket) => {
      if (!socket.url().endsWith('/graphql')) return;
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"next"')) hear(socket);
      });
    });
  });

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

test('several notifications at once share one toast with their number', async () => {
  alex = await signedUp(direct);
  const { page } = await tab('/help');
  // Delayed events arrive together.
  line.hang(true);
  await Promise.all([happens(), happens(), happens()]);
  line.hang(false);
  await bell(page, 4).waitFor();
  await toasts(page).getByText('3 new notifications').waitFor();
  await expect.poll(() => toasts(page).count()).toBe(1);
});

test('a notification read in one tab is read in the others', async () => {
  alex = await signedUp(direct);
  await happens();
  const one = (await tab('/notifications')).page;
  const other = (await tab('/', one)).page;
  const away = (await tab('/notifications?show=unread')).page;
  await bell(other, 2).waitFor();
  await panel(other).getByRole('button', { name: TITLE }).click();
  for (const page of [one, other, away]) await bell(page, 1).waitFor();
  await one.getByRole('heading', { name: '1 unread' }).waitFor();
  await expect.poll(() => rows(one).getByRole('button').count()).toBe(1);
  await away.getByRole('button', { name: 'Mark all as read' }).click();
  for (const page of [one, other, away]) await bell(page, 0).waitFor();
  await expect.poll(() => rows(one).getByRole('button').count()).toBe(0);
  await expect.poll(() => panel(other).getByRole('button').count()).toBe(0);
});

test('a reconnected tab catches up with everything it missed, once', async () => {
  alex = await signedUp(direct);
  const { page } = await tab('/notifications');
  await happens();
  await page.getByRole('heading', { name: '2 unread' }).waitFor();
  await line.cut();
  await happens();
  await happens();
  await alex.rest('PATCH', `/notifications/${(await newest()).id}/read`);
  await page.waitForTimeout(500);
  expect(await toasts(page).count()).toBe(0);
  const again = listens(page);
  await line.open();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await again;
  await page.getByRole('heading', { name: '3 unread' }).waitFor();
  await expect.poll(() => rows(page).count()).toBe(4);
  await bell(page, 3).waitFor();
  await expect.poll(() => rows(page).getByRole('button').count()).toBe(3);
  await happens();
  await bell(page, 4).waitFor();
  await expect.poll(() => rows(page).count()).toBe(5);
});

test('signing out closes the socket, and a session ended elsewhere leads to the sign-in', async () => {
  alex = await signedUp(direct);
  const { page, socket } = await tab('/help');
  let before = '';
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName !== 'Logout') return route.fallback();
    // The response comes after the socket was closed and the session was found to be over.
    const closed = socket.waitForEvent('close');
    const checked = page.waitForResponse((each) =>
      Boolean(each.request().postData()?.includes('query CurrentUser')),
    );
    const response = await route.fetch();
    await Promise.all([closed, checked]);
    await page.waitForTimeout(100);
    before = new URL(page.url()).pathname;
    return route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('tab', { name: 'Login' }).waitFor();
  await page.getByText('Logged out successfully').first().waitFor();
  expect(before).toBe('/help');

  alex = await signedUp(direct);
  const other = await tab('/help');
  const kept = Object.assign(new TestClient(direct), { cookie: alex.cookie });
  const ended = other.socket.waitForEvent('close');
  await kept.rest('POST', '/logout');
  await ended;
  await other.page.getByRole('tab', { name: 'Login' }).waitFor();
  expect(new URL(other.page.url()).pathname).toBe('/auth');
});

const newest = async () => (await alex.rest('GET', '/notifications')).body[0];
