import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessibleInBothThemes, useApp, waitUntilLoaded } from '#tests/support/app';
import { signedUp, type TestClient } from '#tests/support/client';
import { SHELL_CACHE } from '#client/worker/shell-cache.ts';
import { offlineMessages } from '#domain/records/offline';
import { outboxMessages } from '#domain/records/outbox';

const app = useApp();
let me: TestClient;
let page: Page;

interface Manifest {
  name: string;
  display: string;
  scope: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const asOf = () => page.getByRole('status').getByText(/^No connection\. You see what was loaded/);
const databases = () =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).toSorted());
const responsesIn = (name: string) =>
  page.evaluate(
    async ([database]) => {
      const opening = indexedDB.open(database!);
      const done = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error as Error));
        });
      const db = (await done(opening)) as IDBDatabase;
      const found = (await done(db.transaction('responses').objectStore('responses').getAll())) as {
        bytes: ArrayBuffer;
      }[];
      db.close();
      return found.map(({ bytes }) => new TextDecoder('latin1').decode(bytes));
    },
    [name],
  );

/** States in Settings that this is the user's own device, and waits until the app is kept on it. */
async function callOwn(): Promise<void> {
  await page.goto('/settings');
  await page.getByLabel(offlineMessages.device.label).check();
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? null,
      ),
    )
    .toBe('activated');
}

async function goOffline(isOffline = true): Promise<void> {
  await page.context().setOffline(isOffline);
}

beforeEach(async () => {
  me = await signedUp(app());
  const input = { title: 'Ramp handover', category: 'Clinical Practice', hours: 2.5 };
  await me.rest('POST', '/activities', { ...input, status: 'completed' });
  page = await app().open({ discard: true });
  const [cookie, value] = me.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name: cookie!, value: value!, url: app().url }]);
});

describe('on the user’s own device', () => {
  test('the app opens without a connection, and shows what was loaded', async () => {
    await callOwn();
    for (const path of ['/', '/cpd-log']) {
      await page.goto(path);
      await page.getByText('Ramp handover').first().waitFor();
    }
    await goOffline();
    await page.goto('/');
    await heading('Dashboard');
    await page.getByText('2.5', { exact: true }).first().waitFor();
    await asOf().waitFor();
    await expectAccessibleInBothThemes(page);
    await page.goto('/cpd-log');
    await page.getByRole('link', { name: 'Ramp handover' }).waitFor();
    // Never opened before, so there is only its frame.
    await page.goto('/notifications');
    await page
      .getByText(/could not be reached/)
      .first()
      .waitFor();

    await goOffline(false);
    await asOf().waitFor({ state: 'detached' });
    await page
      .getByText(/could not be reached/)
      .first()
      .waitFor({ state: 'detached' });
  });

  test('the app can be installed: manifest, icons, and a worker that serves its first screen', async () => {
    await callOwn();
    const devtools = await page.context().newCDPSession(page);
    const { data, errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { name, display, scope, start_url, icons } = JSON.parse(data!) as Manifest;
    expect({ name, display, scope, start_url }).toEqual({
      name: 'ParaMed CPD',
      display: 'standalone',
      scope: '/',
      start_url: '/',
    });
    // Chrome asks for these two sizes.
    for (const size of [192, 512]) {
      const icon = icons.find((each) => each.sizes === `${size}x${size}` && each.purpose === 'any');
      const drawn = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src!;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, icon?.src);
      expect(drawn).toEqual([size, size]);
    }
    await goOffline();
    const response = await page.goto(start_url);
    expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true]);
  });

  test('screens that were never opened are loaded for later, once a day', async () => {
    const { data } = await me.graphql('{ modules { id slug title } }');
    const { id, title, slug } = data.modules[0];
    await me.graphql(
      'mutation ($input: SaveModuleProgressInput!) { saveModuleProgress(input: $input) { step } }',
      { input: { moduleId: id, step: 'content' } },
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
    });
    await callOwn();
    await expect.poll(() => asked).toContain('ModulePlayer');
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await page.reload();
    await heading('Settings');
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('Documents');
    await goOffline();
    for (const [path, name] of [
      ['/', 'Dashboard'],
      ['/cpd-log', 'CPD Log'],
      ['/cpd-log?tab=reflections', 'CPD Log'],
      ['/cpd-log?tab=plan', 'CPD Log'],
      ['/documents', 'Documents'],
      ['/resources?tab=bookmarks', 'Resources'],
      [`/cpd-modules?module=${slug}`, 'CPD Learning Modules'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name, level: 1, includeHidden: true }).waitFor();
      await waitUntilLoaded(page);
      // The frame is hidden while a module is open.
      await page.getByText(/^No connection\. You see/).waitFor({ state: 'attached' });
      expect([path, await page.getByText(/could not be reached/).count()]).toEqual([path, 0]);
    }
    await page.getByRole('dialog').getByRole('heading', { name: title }).first().waitFor();
  });

  test('the CPD log is searched and filtered on the device', async () => {
    const other = { title: 'Cardiac audit', category: 'Clinical Practice', hours: 4 };
    await me.rest('POST', '/activities', { ...other, isInteractive: true });
    const loaded = page.waitForResponse(
      (response) => response.request().postDataJSON()?.operationName === 'LearningModules',
    );
    await callOwn();
    await loaded;
    await page.goto('/cpd-log');
    await page.getByRole('link', { name: 'Cardiac audit' }).waitFor();
    await goOffline();
    await page.getByLabel('Search activities').fill('handov');
    await page.getByRole('heading', { name: '1 activity · 2.5 hours' }).waitFor();
    expect(await page.getByRole('link', { name: 'Cardiac audit' }).count()).toBe(0);
    await asOf().waitFor();
    await page.goto('/cpd-log?interactive=true');
    await page.getByRole('link', { name: 'Cardiac audit' }).waitFor();
    expect(await page.getByRole('link', { name: 'Ramp handover' }).count()).toBe(0);
  });

  test('what is recorded after such a start is there after the next, and is sent once', async () => {
    await callOwn();
    await page.goto('/cpd-log');
    await page.getByRole('link', { name: 'Ramp handover' }).waitFor();
    await goOffline();
    await page.goto('/cpd-log');
    await asOf().waitFor();
    await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Airway drill');
    await dialog.getByRole('spinbutton', { name: 'Hours' }).fill('1');
    await dialog.getByRole('button', { name: 'Save activity' }).click();
    await dialog.waitFor({ state: 'detached' });
    const waiting = page.getByRole('region', { name: outboxMessages.state.waiting });
    await waiting.getByText('Airway drill').waitFor();
    await page.goto('/cpd-log');
    await waiting.getByText('Airway drill').waitFor();
    await goOffline(false);
    await waiting.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Airway drill' }).waitFor();
    const { body } = await me.rest('GET', '/activities?query=Airway');
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Airway drill']);
  });

  test('a slow server shows what was loaded, and then what it says', async () => {
    await callOwn();
    await page.goto('/cpd-log');
    await page.getByRole('link', { name: 'Ramp handover' }).waitFor();
    await me.rest('POST', '/activities', {
      title: 'Airway drill',
      category: 'Clinical Practice',
      hours: 1,
      status: 'in-progress',
    });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.fallback();
    });
    await page.goto('/cpd-log');
    await page.getByRole('link', { name: 'Ramp handover' }).waitFor();
    await asOf().waitFor();
    expect(await page.getByRole('link', { name: 'Airway drill' }).count()).toBe(0);
    answer();
    await page.getByRole('link', { name: 'Airway drill' }).waitFor();
    await asOf().waitFor({ state: 'detached' });
  });

  test('what is kept cannot be read, and signing out leaves only the app’s own files', async () => {
    await callOwn();
    await page.goto('/');
    await page.getByText('Ramp handover').first().waitFor();
    const kept = `kept:${me.user.id}`;
    await expect.poll(() => responsesIn(kept).then(({ length }) => length)).toBeGreaterThan(1);
    expect((await responsesIn(kept)).join('')).not.toContain('Ramp');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('Logged out successfully').first().waitFor();
    await expect.poll(databases).toEqual([]);
    const caches = await page.evaluate(async () => {
      const names = await window.caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await window.caches.open(name)).keys()),
      );
      return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
    });
    expect(caches.names).toEqual([SHELL_CACHE]);
    const others = caches.paths.filter((path) => !path.startsWith('/assets/'));
    expect(others.toSorted()).toEqual([
      '/',
      '/apple-touch-icon.png',
      '/favicon.svg',
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
      '/manifest.webmanifest',
      '/theme-init.js',
    ]);
    await goOffline();
    await page.goto('/');
    await page.getByText('No connection').waitFor();
    expect(await page.getByText('Ramp handover').count()).toBe(0);
  });

  test('turning it off deletes what is kept', async () => {
    await callOwn();
    await page.goto('/');
    await page.getByText('Ramp handover').first().waitFor();
    await expect.poll(databases).toContain(`kept:${me.user.id}`);
    await page.goto('/settings');
    await page.getByLabel(offlineMessages.device.label).uncheck();
    await expect.poll(databases).not.toContain(`kept:${me.user.id}`);
    await page.reload();
    await expect.poll(databases).toEqual([]);
  });
});

test('on a device that nobody has called their own, nothing is kept, until it is offered and taken', async () => {
  await page.goto('/');
  await page.getByText('Ramp handover').first().waitFor();
  expect(await databases()).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  // The code of the offer loads once the page is idle, which it cannot do while the connection is cut.
  await page.waitForLoadState('networkidle');
  await expect
    .poll(async () => {
      await goOffline();
      await goOffline(false);
      return page.getByText(outboxMessages.ownDevice.text).count();
    })
    .toBe(1);
  await page.getByRole('button', { name: outboxMessages.ownDevice.yes }).click();
  await expect.poll(databases).toContain(`kept:${me.user.id}`);
});
