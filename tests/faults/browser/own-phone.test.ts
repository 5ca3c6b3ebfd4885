import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '#tests/support/app';
import { PASSWORD, signedUp, type TestClient } from '#tests/support/client';
import { loadedForLater, signIn, titlesOf } from '#tests/support/outbox';
import { offlineMessages } from '#domain/records/offline';
import { outboxMessages as words } from '#domain/records/outbox';

const app = useApp();
const { text, yes, no } = words.ownDevice;

const question = (page: Page) => page.getByText(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).toSorted());

/** Opens the dashboard, signed in, and waits until its outbox could have asked. */
async function openAs(page: Page, me: TestClient): Promise<void> {
  await signIn(page, app(), me);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await loadedForLater(page);
}

/** Opens Settings and returns whether the device is called the user's own. */
async function isOwn(page: Page): Promise<boolean> {
  await page.goto('/settings');
  return page.getByLabel(offlineMessages.device.label).isChecked();
}

async function signOut(page: Page): Promise<void> {
  await press(page, 'Logout');
  await page.getByLabel('Username').waitFor();
  await expect.poll(() => databases(page)).toEqual([]);
  // A late response to a request of the ended session would take the cookie of the next one with it.
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
}

test('a phone asks once, then works without a connection, and is its owner’s again after signing out', async () => {
  const me = await signedUp(app());
  const page = await app().open({ discard: true, hasTouch: true, serviceWorkers: 'block' });
  await signIn(page, app(), me);
  await page.goto('/crew');
  await question(page).waitFor();
  // A form repeats the question only beside what was lost.
  await page.getByRole('button', { name: 'Start session' }).waitFor();
  expect(await question(page).count()).toBe(1);
  await page.goto('/');
  await question(page).waitFor();
  await press(page, yes);
  await question(page).waitFor({ state: 'detached' });
  await loadedForLater(page);
  await page.context().setOffline(true);
  await page.keyboard.press('n');
  await page.getByLabel(/^What did you do/).fill('1h ramp handover drill');
  await press(page, 'Save activity');
  await page.getByRole('status').getByText(words.count(1)).waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => titlesOf(me)).toEqual(['Ramp handover drill']);

  await signOut(page);
  const { username } = me.user;
  expect((await me.rest('POST', '/login', { username, password: PASSWORD })).status).toBe(200);
  await openAs(page, me);
  await expect.poll(() => databases(page)).toContain(`outbox:${me.user.id}`);
  expect(await question(page).count()).toBe(0);
  expect(await isOwn(page)).toBe(true);

  // Another user of the phone is asked, and keeps nothing meanwhile.
  await signOut(page);
  const other = await signedUp(app());
  await signIn(page, app(), other);
  await page.goto('/');
  await question(page).waitFor();
  expect(await databases(page)).toEqual([]);
});

test('a shared device asks nobody a second time, and keeps nothing', async () => {
  const [one, two] = [await signedUp(app()), await signedUp(app())];
  const page = await app().open({ discard: true, hasTouch: true, serviceWorkers: 'block' });
  await signIn(page, app(), one);
  await page.goto('/');
  await question(page).waitFor();
  await press(page, no);
  await question(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(await isOwn(page)).toBe(false);
  await signOut(page);
  await signIn(page, app(), two);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await question(page).count()).toBe(0);
  expect(await isOwn(page)).toBe(false);
  expect(await databases(page)).toEqual([]);
});

test('a computer without a touch screen asks only when it would help', async () => {
  const page = await app().open({ discard: true });
  await openAs(page, await signedUp(app()));
  expect(await question(page).count()).toBe(0);
  await page.context().setOffline(true);
  await question(page).waitFor();
});
