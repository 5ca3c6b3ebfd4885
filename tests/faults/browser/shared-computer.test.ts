import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { signUp, useApp, visit } from '#tests/support/app';
import { TestClient } from '#tests/support/client';
import { aPicture } from '#tests/support/files';
import { DRAFT_HOURS_AFTER_SESSION } from '#domain/records/drafts';
import { expectPageError } from '#tests/support/page-errors';

const app = useApp();
const text = 'Handed over late because the ramp was full, and I said so too late.';
let page: Page;
let account: { username: string; password: string };
/** Paths of the user's files. */
let files: string[];

/** Keys that every visit leaves; none contains personal data. */
const own = ['kept-for', 'ran-out-at', 'signed-in', 'signed-out', 'theme', 'first-steps-over'];

/** Everything that the browser stores for the site, except its HTTP cache. */
const kept = (on: Page = page) =>
  on.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted(),
    texts: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

const nothingPrivate = { databases: [], caches: [] };

/** Returns the paths that the browser serves from its cache, without a connection. */
async function answeredFromCache(paths: string[]): Promise<string[]> {
  await page.context().setOffline(true);
  expectPageError(/net::ERR_CACHE_MISS|a status of 401/);
  const found = await page.evaluate(async (addresses) => {
    const responses = addresses.flatMap((path) => [
      fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }),
      fetch(path, { cache: 'force-cache' }),
    ]);
    const settled = await Promise.allSettled(responses);
    // A file that is not in the cache fails with a TypeError, as does every failure of the network.
    for (const each of settled) {
      if (each.status === 'rejected' && !(each.reason instanceof TypeError)) throw each.reason;
    }
    return addresses.filter((_, index) =>
      settled
        .slice(2 * index, 2 * index + 2)
        .some((each) => each.status === 'fulfilled' && each.value.ok),
    );
  }, paths);
  await page.context().setOffline(false);
  return found;
}

/** A public script of the app: proves that the cache was read, and that it was cleared. */
const script = () =>
  page.evaluate(
    () => new URL(document.querySelector<HTMLScriptElement>('script[src]')!.src).pathname,
  );

async function writeDraft(): Promise<void> {
  await page.goto('/cpd-log?tab=reflections');
  await page.getByRole('button', { name: 'Add reflection' }).first().click();
  await page.getByRole('dialog').getByLabel('Reflection').fill(text);
  await expect.poll(async () => (await kept()).texts).toContain(text);
}

/** Data that the GraphQL explorer or another program of the same origin could leave. */
const leaveMore = () =>
  page.evaluate(async () => {
    sessionStorage.setItem('answers', 'Alex');
    localStorage.setItem('altair_state', 'Alex');
    localStorage.setItem('theme', 'dark');
    const store = await caches.open('answers');
    await store.put('/answer', new Response('Alex'));
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('answers');
      opening.addEventListener('success', () => resolve(opening.result.close()));
      opening.addEventListener('error', reject);
    });
  });

async function sendFiles(): Promise<string[]> {
  const picture = await aPicture();
  const send = async (path: string, data: unknown, type = 'application/json') => {
    const response = await page.request.post(`/api${path}`, {
      data,
      headers: { 'content-type': type },
    });
    expect(response.status(), path).toBe(201);
    return (await response.json()) as { id: number; profileImage: string };
  };
  const { profileImage } = await send('/user/image', picture, 'image/jpeg');
  const record = { title: 'First aid', type: 'certificate', content: 'For three years.' };
  const { id: owner } = await send('/documents', record);
  const evidence = `/evidence?documentId=${owner}&name=room.jpg`;
  const { id } = await send(evidence, picture, 'application/octet-stream');
  const parts = ['file', 'preview', 'thumbnail'].map((part) => `/api/evidence/${id}/${part}`);
  return [profileImage, ...parts, '/api/user/export', '/api/report?format=csv', '/api/user'];
}

async function signIn(by: { username: string; password: string }, on: Page = page): Promise<void> {
  await on.getByLabel('Username').fill(by.username);
  await on.getByLabel('Password', { exact: true }).fill(by.password);
  await on.getByRole('button', { name: 'Login', exact: true }).click();
  await on.getByLabel('Username').waitFor({ state: 'hidden' });
}

const atSignIn = (on: Page = page) => on.getByLabel('Username').waitFor();

/** Ends every other session of the user from another computer. */
async function endElsewhere(): Promise<void> {
  const elsewhere = new TestClient(app());
  await elsewhere.rest('POST', '/login', account);
  const { data } = await elsewhere.graphql('mutation { endOtherSessions }');
  expect(data.endOtherSessions).toBe(1);
}

/** Signs up a user who writes, uploads and views private data. */
async function useTheComputer(): Promise<void> {
  page = await app().open({ discard: true });
  account = await signUp(page);
  await writeDraft();
  files = await sendFiles();
  await visit(page, '/profile');
  await page.locator('img[src^="/api/user/image/"]').first().waitFor();
  for (const path of files) {
    expect(await page.evaluate(async (address) => (await fetch(address)).status, path)).toBe(200);
  }
  await leaveMore();
  expect(await kept()).toMatchObject({ databases: ['answers'], caches: ['answers'] });
}

beforeEach(useTheComputer);

/** Expects no data of the user in this browser, whether it stayed open or is restarted. */
async function expectNothingLeft(): Promise<void> {
  await expect.poll(async () => kept()).toMatchObject(nothingPrivate);
  const { keys, texts } = await kept();
  expect(texts).not.toContain('Alex');
  expect(texts).not.toContain(text);
  expect(keys.filter((key) => !own.includes(key))).toEqual([]);
  expect(await answeredFromCache(files)).toEqual([]);
  // While the browser clears its cache, it may refuse a request.
  for (const path of files) {
    await expect
      .poll(() => page.evaluate(async (address) => (await fetch(address)).status, path), {
        message: path,
      })
      .toBe(401);
  }
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
}

test('the HTTP cache holds public files only, never the signed-in user’s', async () => {
  expect(await answeredFromCache([...files, await script()])).toEqual([await script()]);
});

test('signing out leaves nothing behind, and the browser clears its cache', async () => {
  const program = await script();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await atSignIn();
  // The browser clears its cache after it has shown the response.
  await expect.poll(() => answeredFromCache([program])).toEqual([]);
  await expectNothingLeft();
});

test('deleting the account leaves nothing behind', async () => {
  await visit(page, '/settings/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await atSignIn();
  await expectNothingLeft();
});

describe('a session that is ended from elsewhere', () => {
  test('leaves nothing in an open browser', async () => {
    await page.goto('/cpd-log?tab=reflections');
    await page.getByRole('button', { name: 'Add reflection' }).first().click();
    await page.getByText('We kept your draft from', { exact: false }).waitFor();
    await endElsewhere();
    await atSignIn();
    await expectNothingLeft();
  });

  test('leaves nothing in a browser that starts later', async () => {
    await page.goto('about:blank');
    await endElsewhere();
    await page.goto('/');
    await atSignIn();
    await expectNothingLeft();
  });

  test('leaves nothing when the app next opens at the sign-in, nor when another user signs in', async () => {
    await page.goto('about:blank');
    await endElsewhere();
    await page.goto('/auth');
    await atSignIn();
    await expect.poll(async () => (await kept()).texts).not.toContain(text);
    const kim = await signUp(await app().open({ discard: true }), 'Kim Other');
    await signIn(kim);
    await expect.poll(async () => kept()).toMatchObject(nothingPrivate);
    expect((await kept()).texts).not.toContain(text);
  });
});

describe('an expired session', () => {
  test('keeps drafts for its owner', async () => {
    await page.context().clearCookies();
    await page.goto('/');
    await atSignIn();
    await expect.poll(async () => (await kept()).keys).toContain('ran-out-at');
    await signIn(account);
    await expect.poll(async () => (await kept()).keys).not.toContain('ran-out-at');
    expect((await kept()).texts).toContain(text);
  });

  test('keeps them until another user signs in, even while a form of the first user is open', async () => {
    const kim = await signUp(await app().open({ discard: true }), 'Kim Other');
    await page.goto('/cpd-log?tab=reflections');
    await page.getByRole('button', { name: 'Add reflection' }).first().click();
    await page.getByText('We kept your draft from', { exact: false }).waitFor();
    await page.context().clearCookies();
    const other = await page.context().newPage();
    await other.goto('/auth');
    await signIn(kim, other);
    await page.getByText('Kim Other').first().waitFor();
    await expect.poll(async () => kept(other)).toMatchObject(nothingPrivate);
    expect((await kept(other)).texts).not.toContain(text);
    expect((await kept(page)).texts).not.toContain('Alex');
  });

  test('keeps them for a day at most', async () => {
    await page.context().clearCookies();
    await page.goto('/');
    await atSignIn();
    await expect.poll(async () => (await kept()).keys).toContain('ran-out-at');
    await page.clock.setFixedTime(Date.now() + DRAFT_HOURS_AFTER_SESSION * 3_600_000 + 60_000);
    await page.goto('/auth');
    await atSignIn();
    await expectNothingLeft();
  });
});
