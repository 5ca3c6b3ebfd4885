import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { dark, light } from '#client/lib/theme.ts';
import { registerThroughScreen, signUp, useApp } from '#tests/support/app';

const app = useApp();
let page: Page;
beforeAll(async () => {
  page = await app().open();
  await registerThroughScreen(page, 'Early Medic');
});

/** The operations that a page sends until its heading shows, in order. */
async function asked(path: string, heading: string): Promise<string[]> {
  const names: string[] = [];
  const note = (request: { url(): string; postDataJSON(): { operationName: string } }) => {
    if (request.url().endsWith('/graphql')) names.push(request.postDataJSON().operationName);
  };
  page.on('request', note);
  await page.goto(path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.getByText('Early Medic').first().waitFor();
  page.off('request', note);
  return names;
}

describe('a signed-in visit', () => {
  test('requests the dashboard once, before the scripts have loaded', async () => {
    const early = page.waitForRequest('**/graphql');
    await page.route('**/index-*.js', async (route) => {
      await early;
      await route.continue();
    });
    const names = await asked('/', 'Dashboard');
    await page.unroute('**/index-*.js');
    expect(names.filter((name) => name === 'Dashboard')).toHaveLength(1);
    expect(names.filter((name) => name === 'CurrentUser')).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(window.earlyRequests ?? {}))).toEqual([]);
  });

  test('requests only the current user on other pages', async () => {
    const names = await asked('/help', 'Help Center');
    expect(names).not.toContain('Dashboard');
    expect(names.filter((name) => name === 'CurrentUser')).toHaveLength(1);
  });

  test('repeats the request when the early one has failed', async () => {
    let failed = 0;
    await page.route('**/graphql', (route) => {
      failed += 1;
      return failed <= 2 ? route.abort() : route.continue();
    });
    // The second one may come after the heading, which needs no answer.
    const sent: string[] = [];
    const note = (request: Request) => {
      if (request.postData()?.includes('"operationName":"Dashboard"')) sent.push(request.url());
    };
    page.on('request', note);
    await asked('/', 'Dashboard');
    await expect.poll(() => sent.length).toBe(2);
    page.off('request', note);
    await page.unroute('**/graphql');
  });

  test('with an expired session goes to the sign-in, and the next visit sends no early request', async () => {
    await page.context().clearCookies();
    await page.goto('/');
    await page.getByRole('tab', { name: 'Login' }).waitFor();
    await page.goto('/');
    await page.getByRole('tab', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => window.earlyRequests)).toBeUndefined();
  });
});

test('Back while the first screen is being drawn shows the screen that it leads to', async () => {
  const other = await app().open({ discard: true });
  await signUp(other);
  await other.addInitScript(() => {
    if (window.location.pathname !== '/help') return;
    history.pushState({ key: 'second' }, '', '/settings');
    // React draws in slices of 5 ms, each started by a message. Those after the router's are held back until the step is done.
    let held: (() => void)[] | null = null;
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function postMessage(message: unknown) {
      const send = () => post.call(this, message);
      if (held) held.push(send);
      else send();
    };
    const replace = history.replaceState.bind(history);
    // The router numbers an entry without a number when it starts.
    history.replaceState = (...args) => {
      replace(...args);
      history.replaceState = replace;
      held = [];
      history.back();
      for (const start = performance.now(); performance.now() - start < 20;);
    };
    window.addEventListener('popstate', () => {
      const late = held ?? [];
      held = null;
      late.forEach((send) => send());
    });
  });
  await other.goto('/help');
  await other.getByRole('heading', { name: 'Help Center', level: 1 }).waitFor();
  expect(new URL(other.url()).pathname).toBe('/help');
});

describe('a visitor without a known session', () => {
  /** Checks for a spinner whenever the page changes. */
  const noteSpinners = () => {
    new MutationObserver(() => {
      const isThere = document.querySelector('[role="progressbar"]') !== null;
      if (isThere) sessionStorage.setItem('spinner', 'yes');
    }).observe(document, { childList: true, subtree: true });
  };

  test('can type before the server says who is signed in', async () => {
    const guest = await app().open({ discard: true });
    await guest.addInitScript(noteSpinners);
    let release = () => {};
    const isAnswered = new Promise<void>((resolve) => (release = resolve));
    await guest.route('**/graphql', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await guest.goto('/auth');
    await guest.getByLabel('Username').fill('early');
    expect(await guest.evaluate(() => sessionStorage.getItem('spinner'))).toBeNull();
    const response = guest.waitForResponse('**/graphql');
    release();
    await response;
    expect(await guest.getByLabel('Username').inputValue()).toBe('early');
  });

  test('keeps the typed text when the server cannot be reached', async () => {
    const guest = await app().open();
    let fail = () => {};
    const isTyped = new Promise<void>((resolve) => (fail = resolve));
    await guest.route('**/graphql', async (route) => {
      await isTyped;
      await route.abort();
    });
    await guest.goto('/auth');
    await guest.getByLabel('Username').fill('early');
    const failed = guest.waitForEvent('requestfailed');
    fail();
    await failed;
    await guest.getByLabel('Password', { exact: true }).fill('night-shift-7');
    expect(await guest.getByLabel('Username').inputValue()).toBe('early');
  });

  test('is redirected to the dashboard if signed in', async () => {
    const user = await app().open();
    await signUp(user, 'Known Elsewhere');
    await user.goto('/auth');
    await user.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    expect(new URL(user.url()).pathname).toBe('/');
  });
});

test('the page has its colours and a spinner before the scripts have loaded', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const waiting = await app().open({ colorScheme });
    await waiting.route('**/assets/*.js', (route) => route.abort());
    await waiting.goto('/auth');
    const [background, turning] = await waiting.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('#root')!, '::before').animationName,
    ]);
    expect(background).toBe(rgb({ light, dark }[colorScheme].background.default));
    expect(turning).toContain('wait');
  }
});

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
