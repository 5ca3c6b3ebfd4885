import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '#tests/support/app';
import { PASSWORD, signedUp, type TestClient } from '#tests/support/client';
import { aPdf } from '#tests/support/files';
import { offlineMessages } from '#domain/records/offline';

const app = useApp();
let me: TestClient;
let page: Page;

const dialog = () => page.getByRole('dialog');
const databases = () =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
const pdf = async (size = 0) => {
  const bytes = Buffer.concat([await aPdf(), Buffer.alloc(size)]);
  return { name: 'course.pdf', mimeType: 'application/pdf', buffer: bytes };
};

/** Posts a form to the address of the manifest, as the installed app does with what another app shares. */
async function share(text: string, file?: Awaited<ReturnType<typeof pdf>>): Promise<void> {
  await page.evaluate((words) => {
    const form = document.createElement('form');
    form.id = 'share';
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    form.innerHTML = '<input name="text"><input type="file" name="files">';
    (form.firstChild as HTMLInputElement).value = words;
    document.body.append(form);
  }, text);
  if (file) await page.locator('#share [type=file]').setInputFiles(file);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#share')!.submit());
}

beforeEach(async () => {
  me = await signedUp(app());
  page = await app().open({ discard: true });
  const [cookie, value] = me.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name: cookie!, value: value!, url: app().url }]);
  await page.goto('/settings');
  await page.getByLabel(offlineMessages.device.label).check();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});

describe('what another app shares with the installed app', () => {
  test('is recorded without a connection, and sent once with its file', async () => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.context().setOffline(true);
    await share('2h ALS course', await pdf());
    await dialog().getByText('course.pdf').waitFor();
    expect(await databases()).not.toContain('shared');
    await dialog().getByRole('button', { name: 'Save activity' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    const sent = async (path: string) => (await me.rest('GET', path)).body;
    const activity = { title: 'ALS course', hours: 2, status: 'completed' };
    await expect.poll(() => sent('/activities')).toMatchObject([activity]);
    const [{ id }] = await sent('/activities');
    const files = `/evidence?activityId=${id}`;
    await expect.poll(() => sent(files)).toMatchObject([{ name: 'course.pdf' }]);
  });

  test('waits until its user has signed in', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByLabel('Username').waitFor();
    await share('2h ALS course', await pdf());
    await page.getByLabel('Username').fill(me.user.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await dialog().getByText('course.pdf').waitFor();
    await dialog().getByRole('button', { name: 'Hours: 2 hours' }).waitFor();
    expect(await databases()).not.toContain('shared');
  });

  test('says so if a file is too big', async () => {
    await share('', await pdf(21 * 1024 * 1024));
    await page.getByText('course.pdf: The file is larger than 20 MB.').waitFor();
    expect(await dialog().count()).toBe(0);
  });

  test('is unreadable on the device, and gone after signing out', async () => {
    // The worker takes the request of a page that it opened; no page then asks for it.
    await page.reload();
    await page.evaluate(async () => {
      const body = new FormData();
      body.append('text', 'Handover on the ramp');
      await fetch('/share', { method: 'POST', body, redirect: 'manual' });
    });
    await expect.poll(databases).toContain('shared');
    const stored = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          indexedDB.open('shared').addEventListener('success', (event) => {
            const db = (event.target as IDBOpenDBRequest).result;
            const all = db.transaction('shares').objectStore('shares').getAll();
            all.addEventListener('success', () => {
              db.close();
              const [share] = all.result as { about: { bytes: ArrayBuffer } }[];
              resolve(new TextDecoder('latin1').decode(share!.about.bytes));
            });
          });
        }),
    );
    expect(stored.length).toBeGreaterThan(10);
    expect(stored).not.toContain('ramp');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('Logged out successfully').first().waitFor();
    await expect.poll(databases).toEqual([]);
  });
});
