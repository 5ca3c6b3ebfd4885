import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp, waitUntilLoaded } from '#tests/support/app';
import { signedUp, type TestClient } from '#tests/support/client';
import { outboxMessages as words } from '#domain/outbox';

const app = useApp();
let me: TestClient;
let page: Page;

const dialog = (on: Page = page) => on.getByRole('dialog');
const bar = (text: string, on: Page = page) => on.getByRole('status').getByText(text);
const waiting = (on: Page = page) => on.getByRole('region', { name: words.state.waiting });

/** Opens the log in a browser of the user whose own device it is. */
async function openLog(): Promise<Page> {
  const opened = await app().open({ discard: true });
  const [cookie, value] = me.cookie.split(/=(.*)/s);
  await opened.context().addCookies([{ name: cookie!, value: value!, url: app().url }]);
  await opened.addInitScript((id) => {
    localStorage.setItem('own-device', `${id}:yes`);
    for (const storage of [localStorage, sessionStorage]) storage.setItem('kept-for', id);
  }, String(me.user.id));
  await opened.goto('/cpd-log');
  await outboxIsOpen(opened);
  return opened;
}

/** The outbox opens after the first paint. */
async function outboxIsOpen(on: Page = page): Promise<void> {
  await on.getByRole('heading', { name: 'CPD Log', level: 1 }).waitFor();
  await waitUntilLoaded(on);
  // The forms load for later.
  const loaded = () =>
    on.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  for (const part of ['OutboxEditor', 'OutboxDialog', 'WaitingRecords', 'ToastStack']) {
    await expect.poll(loaded).toContain(part);
  }
  await on.waitForTimeout(100);
}

async function record(title: string, on: Page = page): Promise<void> {
  await on.getByRole('button', { name: 'Log CPD Activity' }).first().click();
  await dialog(on).getByLabel('Title').fill(title);
  await dialog(on).getByRole('spinbutton', { name: 'Hours' }).fill('2');
  await dialog(on).getByRole('button', { name: 'Save activity' }).click();
  await dialog(on).waitFor({ state: 'detached' });
}

const titles = async (): Promise<string[]> => {
  const { body } = await me.rest('GET', '/activities?first=100');
  return body.map(({ title }: { title: string }) => title);
};

const isOperation = (route: Route, name: string) =>
  (route.request().postDataJSON() as { operationName: string }).operationName === name;

beforeEach(async () => {
  me = await signedUp(app());
  page = await openLog();
});

describe('without a connection', () => {
  test('an activity waits, shown as such, and is sent once when the connection is back', async () => {
    await page.context().setOffline(true);
    await record('Ramp handover');
    await page.getByText(words.kept.description).waitFor();
    await waiting().getByText('Ramp handover').waitFor();
    await bar(words.count(1)).waitFor();
    expect(await titles()).toEqual([]);
    await page.context().setOffline(false);
    await page.getByText(words.sent(1)).waitFor();
    await waiting().waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: 'Ramp handover' }).waitFor();
    expect(await titles()).toEqual(['Ramp handover']);
  });
});

describe('a request that is cut', () => {
  test('is sent again without doubling what the server received', async () => {
    let isCut = false;
    await page.route('**/graphql', async (route) => {
      if (isCut || !isOperation(route, 'CreateActivity')) return route.fallback();
      isCut = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await record('Cut in the middle');
    await page.getByRole('main').getByRole('link', { name: 'Cut in the middle' }).waitFor();
    expect(isCut).toBe(true);
    await waiting().waitFor({ state: 'detached' });
    expect(await titles()).toEqual(['Cut in the middle']);
  });
});
