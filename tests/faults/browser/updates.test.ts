// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp, visit, type TestApp } from '#tests/support/app';
import { signedUp } from '#tests/support/client';
import { aPicture } from '#tests/support/files';
import { iterations } from '#tests/support/long';
import {
  fillActivity,
  openLog,
  openOwnDevice,
  saveActivity,
  titlesOf,
} from '#tests/support/outbox';
import { startReleases, type Releases } from '#tests/support/releases';
import { guidelinesTitle } from '#domain/standing/guidelines';
import { outboxMessages as words } from '#domain/records/outbox';

/** The second replaces a worker that waits. Each takes a slow machine a minute. */
const UPDATES = iterations(2, 5);
const app = useApp();
let releases: Releases;
beforeAll(async () => void (releases = await startReleases()));
afterAll(() => releases?.stop());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();

/** Installs the newest worker, which waits while a tab uses the one before. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { active, waiting, installing } = registration;
    return [active, waiting, installing].map((each) => each?.state ?? null);
  });

/**
 * Lets requests of the operation that `holds` names fail in the page itself: one that is held up by the browser's
 * automation may go through when its page closes. The file of a record that is not sent waits for it.
 */
function hold(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const held = localStorage.getItem('holds');
    const isHeld = held && typeof init?.body === 'string' && init.body.includes(held);
    return isHeld ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
  };
}

test('updates of the app lose no form, no change and no file, and double nothing', async () => {
  const me = await signedUp(releases);
  const { url } = releases;
  const open: TestApp['open'] = (options) => app().open({ ...options, baseURL: url });
  const page = await openOwnDevice({ url, open }, me);
  await expect.poll(() => workers(page)).toEqual(['activated', null, null]);
  // From now on the worker serves the page.
  await openLog(page);
  const context = page.context();
  await context.setOffline(true);
  await fillActivity(page, 'Waiting all along');
  const photo = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await page.getByRole('dialog').locator('input[type="file"]').first().setInputFiles(photo);
  await saveActivity(page);
  await page.getByRole('status').getByText(words.count(2)).waitFor();
  await fillActivity(page, 'Half written');
  // The connection is back for everything but what waits.
  await page.evaluate(hold);
  await context.addInitScript(hold);
  await page.evaluate(() => localStorage.setItem('holds', 'CreateActivity'));
  await context.setOffline(false);

  for (let count = 1; count <= UPDATES; count += 1) {
    const release = await releases.next();
    const other = await context.newPage();
    await other.goto('/');
    await heading(other, 'Dashboard');
    const script = () =>
      other.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src);
    expect(await script()).toContain(`${release}.js`);
    await update(other);
    await expect.poll(() => workers(other)).toEqual(['activated', 'installed', null]);
    expect(await page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('Half written');
    if (count === UPDATES) {
      // A new page under the old worker opens what it has not loaded yet, without a connection too.
      await context.setOffline(true);
      await visit(other, '/help/ahpra-guidelines');
      await heading(other, guidelinesTitle);
      await context.setOffline(false);
    }
    await other.close();
  }

  // The old page continues: it saves its form, and opens parts that it had not loaded.
  await saveActivity(page);
  await visit(page, '/help/ahpra-guidelines');
  await heading(page, guidelinesTitle);
  expect(await titlesOf(me)).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('holds'));
  await page.close();
  const next = await context.newPage();
  await openLog(next);
  await next.getByRole('status').waitFor({ state: 'detached' });
  // The sent record is read again, and kept for a page without a connection.
  await next.getByRole('link', { name: 'Half written' }).waitFor();
  expect(await titlesOf(me)).toEqual(['Half written', 'Waiting all along']);
  expect((await me.rest('GET', '/evidence')).body).toMatchObject([{ name: 'room.jpg' }]);
  // No tab used the old worker any more: the newest one serves the page, without a connection too.
  await expect.poll(() => workers(next)).toEqual(['activated', null, null]);
  await context.setOffline(true);
  await next.goto('/cpd-log');
  await next.getByRole('link', { name: 'Half written' }).waitFor();
});
