import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from '#tests/support/app';
import { signedUp } from '#tests/support/client';
import { aPicture } from '#tests/support/files';
import { fillActivity, openLog, openOwnDevice, saveActivity } from '#tests/support/outbox';
import { SHELL_CACHE } from '#client/worker/shell-cache.ts';
import { outboxMessages as words } from '#domain/records/outbox';

const app = useApp();

/** Everything that a browser keeps for the site, as far as a page can read it. */
const storages = (page: Page) =>
  page.evaluate(async () => {
    const inCaches = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => `${name} ${new URL(url).pathname}`);
      }),
    );
    const folder = await navigator.storage.getDirectory();
    const files: string[] = [];
    // oxlint-disable-next-line typescript/no-unsafe-argument
    for await (const name of (folder as unknown as { keys: () => AsyncIterable<string> }).keys()) {
      files.push(name);
    }
    return {
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted(),
      texts: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
      databases: (await indexedDB.databases()).map(({ name }) => name).toSorted(),
      caches: inCaches.flat(),
      cookies: document.cookie,
      files,
    };
  });

/** Keys that belong to no user, which a device keeps after a sign-out. */
const stays = ['signed-in', 'signed-out', 'theme'];

test('signing out of one’s own device leaves only the app’s own files, whatever was kept', async () => {
  const me = await signedUp(app());
  const page = await openOwnDevice(app(), me);
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? null,
      ),
    )
    .toBe('activated');
  await openLog(page);
  // A stopwatch that runs, a record with a file that waits, and a draft.
  await page.evaluate(() => localStorage.setItem('stopwatch', new Date().toISOString()));
  await page.context().setOffline(true);
  await fillActivity(page, 'Ramp handover');
  const photo = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await dialog.locator('input[type="file"]').first().setInputFiles(photo);
  await saveActivity(page);
  await page.getByRole('status').getByText(words.count(2)).waitFor();
  await fillActivity(page, 'Half written');
  await expect.poll(async () => (await storages(page)).texts).toContain('Half written');
  const before = await storages(page);
  expect(before.databases).toEqual([`kept:${me.user.id}`, `outbox:${me.user.id}`]);
  expect(before.keys).toContain('stopwatch');
  await page.route('**/graphql', (route) =>
    /CreateActivity/.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
  );
  // The draft stays for later.
  await openLog(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.signOut(2).confirm })
    .click();
  await page.getByLabel('Username').waitFor();

  await expect.poll(async () => (await storages(page)).databases).toEqual([]);
  const after = await storages(page);
  expect(after.keys.filter((key) => !stays.includes(key))).toEqual([]);
  expect(after.texts).not.toMatch(/Half|Ramp|room/);
  expect(after.cookies).toBe('');
  expect(after.files).toEqual([]);
  expect(after.caches.every((each) => each.startsWith(`${SHELL_CACHE} /`))).toBe(true);
  expect(after.caches.filter((each) => /api|graphql/.test(each))).toEqual([]);
  expect((await me.rest('GET', '/activities')).status).toBe(401);
  await page.context().setOffline(true);
  await page.goto('/cpd-log');
  await page.getByText('No connection').waitFor();
  expect(await page.getByText('Ramp handover').count()).toBe(0);
});
