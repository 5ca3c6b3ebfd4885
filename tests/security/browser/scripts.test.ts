import { readdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#client/lib/paths.ts';
import { resize, waitUntilLoaded, useApp, visit } from '#tests/support/app';
import { signedUp, type TestClient } from '#tests/support/client';
import { DescribedApi } from '#tests/support/openapi';
import { queryOf, sampleOf } from '#tests/support/openapi-samples';
import { expectPageError } from '#tests/support/page-errors';

const app = useApp();
let page: Page;
let alex: TestClient;
let stored = 0;
const ran: string[] = [];
/** Requests to other sites. */
const sentElsewhere: string[] = [];

/** Pages without the frame of signed-in users. */
const needNoSignIn = [
  paths.auth,
  paths.confirm,
  paths.confirmEmail,
  paths.counts,
  paths.crewJoin,
  paths.teach,
  paths.forgotPassword,
  paths.resetPassword,
  paths.shared,
  paths.verify,
] as string[];

/** True if a press on the middle of a control reaches it without scrolling. */
const isInSight = async (control: Locator) =>
  (await control.count()) === 1 &&
  (await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }));

/** By path, where the button that signs out is in sight: beside the page on a computer, in the menu on a phone. */
const signOut = new Map<string, string[]>();

async function whereSignOutIsInSight(): Promise<string[]> {
  const found: string[] = [];
  const [logout, menu, close] = ['Logout', 'Open menu', 'Close menu'].map((name) =>
    page.getByRole('button', { name }),
  ) as [Locator, Locator, Locator];
  if (await isInSight(logout)) found.push('computer');
  await resize(page, 390);
  await menu.waitFor();
  const isMenuInSight = await isInSight(menu);
  await menu.click();
  // While the menu slides in, its buttons are on their way.
  await expect.poll(() => isInSight(close)).toBe(true);
  if (isMenuInSight && (await isInSight(logout))) found.push('phone');
  await page.keyboard.press('Escape');
  await close.waitFor({ state: 'detached' });
  await resize(page, 1280);
  await menu.waitFor({ state: 'detached' });
  return found;
}

/** Scripts in every form that a screen could let through: an element, an attribute, and two ways to close one. */
const hostile = `<img src=x onerror="pwned('img')"><script>pwned('script')</script>"' onfocus=pwned('attribute') autofocus x='<svg onload=pwned('svg')>`;

beforeAll(async () => {
  alex = await signedUp(app());
  const document = await (await fetch(`${app().url}/api/openapi.json`)).json();
  const api = new DescribedApi(document);
  const makers = api.operations.filter(
    ({ method, path, body, isPublic }) =>
      body && !isPublic && !path.includes('{') && (method === 'POST' || path === '/user/profile'),
  );
  for (const operation of makers) {
    const texts = Object.entries(operation.body!.properties ?? {}).filter(
      ([, each]) =>
        [each.type].flat().includes('string') && !each.enum && !each.format && !each.pattern,
    );
    const sample = (await sampleOf(operation, alex)) as Record<string, unknown>;
    for (const [name, { maxLength = 1_000 }] of texts) {
      // Enumerated texts and keys keep their sample value.
      if (name !== 'requestKey')
        sample[name] = hostile.repeat(3).slice(0, Math.min(maxLength, 600));
    }
    const response = await api.call(alex, operation, {
      body: sample,
      query: await queryOf(operation, alex),
    });
    if (response.status < 300) stored += 1;
  }
  page = await app().open({ discard: true });
  const [name = '', value = ''] = alex.cookie.split('=');
  await page
    .context()
    .addCookies([{ name, value, url: app().url, httpOnly: true, sameSite: 'Lax' }]);
  await page.exposeFunction('pwned', (how: string) => void ran.push(how));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && origin !== app().url) sentElsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
});

describe('19: a script in every text that can be stored', () => {
  test('is stored as text in every kind of record', () => {
    expect(stored).toBeGreaterThanOrEqual(7);
  });

  test('runs on no screen, and no link passes its opener on', async () => {
    await page.goto('/nowhere');
    for (const path of Object.values(paths)) {
      const before = page.locator('h1').first();
      await before.evaluate((heading) => heading.setAttribute('data-before', ''));
      await visit(page, path);
      await page.locator('h1:not([data-before])').first().waitFor();
      await waitUntilLoaded(page);
      const loose = await page.locator('a[target="_blank"]:not([rel~="noopener"])').count();
      expect(loose, path).toBe(0);
      const wild = await page
        .locator('a[href]')
        .evaluateAll((links) =>
          links
            .map((link) => (link as HTMLAnchorElement).protocol)
            .filter((each) => !/^(https?|mailto|tel|webcal):$/.test(each)),
        );
      expect(wild, path).toEqual([]);
      expect(ran, path).toEqual([]);
      if (!needNoSignIn.includes(path)) signOut.set(path, await whereSignOutIsInSight());
    }
    await visit(page, paths.cpdLog);
    await page.getByText('<script>').first().waitFor();
    expect(ran).toEqual([]);
  });
});

describe('on the way through all screens', () => {
  test('signing out is in sight on every one of a user, on a computer and on a phone', () => {
    const wanted = Object.values(paths).filter((path) => !needNoSignIn.includes(path));
    expect(Object.fromEntries(signOut)).toEqual(
      Object.fromEntries(wanted.map((path) => [path, ['computer', 'phone']])),
    );
  });

  test('the browser sends nothing to other sites', () => expect(sentElsewhere).toEqual([]));
});

describe('20: the page’s Content-Security-Policy', () => {
  test.each([
    [
      'an inline script',
      `const s = document.createElement('script'); s.textContent = "pwned('inline')"; document.body.append(s)`,
    ],
    [
      'an attribute',
      `document.body.insertAdjacentHTML('beforeend', "<img src='data:,x' onerror=\\"pwned('attribute')\\">")`,
    ],
    [
      'a javascript: link',
      `const a = document.createElement('a'); a.href = "javascript:pwned('link')"; document.body.append(a); a.click()`,
    ],
    [
      'text as code',
      `try { eval("pwned('eval')") } catch (refusal) { console.error(refusal.message) }`,
    ],
    [
      'a script from elsewhere',
      `const s = document.createElement('script'); s.src = 'data:text/javascript,pwned(1)'; document.body.append(s)`,
    ],
    [
      'a frame of data',
      `const f = document.createElement('iframe'); f.srcdoc = "<script>parent.pwned('frame')</script>"; document.body.append(f)`,
    ],
  ])('blocks %s, even inside the page', async (_name, code) => {
    expectPageError(/Content Security Policy/);
    const stopped = page.waitForEvent('console', (said) => /Security Policy/.test(said.text()));
    // Runs like a script of the page, since the browser's tools bypass its policy.
    await page.evaluate(`setTimeout(() => { ${code} }, 0)`);
    await stopped;
    expect(ran).toEqual([]);
  });

  test('forbids framing', async () => {
    const response = await page.request.get(paths.help);
    const policy = response.headers()['content-security-policy']!;
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
  });

  test('runs WebAssembly in no page, and only in a worker that reaches no server', async () => {
    expectPageError(/Content Security Policy/i);
    const stopped = page.waitForEvent('console', (said) => /security policy/i.test(said.text()));
    const empty = 'new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])';
    const code = `WebAssembly.compile(${empty}).then(() => pwned('wasm'), (refusal) => console.error(refusal.message))`;
    await page.evaluate(`setTimeout(() => { ${code} }, 0)`);
    await stopped;
    expect(ran).toEqual([]);
    const policies: Record<string, string | undefined> = {};
    for (const file of readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'))) {
      const response = await page.request.head(`/assets/${file}`);
      const policy = response.headers()['content-security-policy']!;
      if (policy.includes('wasm') || file.includes('.worker-')) {
        policies[file.replace(/-[^-]+$/, '')] = policy;
      }
    }
    const alone = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
    expect(policies).toEqual({
      'pdf-words.worker': alone,
      'picture-words.worker': `${alone}; script-src 'self' 'wasm-unsafe-eval'`,
    });
  });
});
