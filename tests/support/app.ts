import type axe from 'axe-core';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, TestRunner } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startBuiltServer, type BuiltServer } from './built-server.ts';
import { describeFailure } from './failures.ts';
import { checkPageErrors } from './page-errors.ts';
import { releasePage, acquirePage, type PageOptions } from './pages.ts';

export interface TestApp {
  url: string;
  /**
   * Opens a new browser profile, like another user or device. It ends with the test that opened it, so that the next test
   * reuses its page; opened in `beforeAll`, or with `untilEnd`, it ends with the file.
   */
  open(options?: PageOptions & { untilEnd?: true }): Promise<Page>;
}

type Settings = Record<string, string>;

let sharedBrowser: Promise<Browser> | undefined;

/**
 * The built product on an embedded database, with a real browser. All files share one server and
 * register users of their own. With settings, a file gets its own server.
 */
export function useApp(settings?: Settings | (() => Settings)): () => TestApp {
  let app: TestApp;
  let own: BuiltServer | undefined;
  const pages = new Set<Page>();
  const pagesOfTest = new Set<Page>();
  const folder = mkdtempSync(join(tmpdir(), 'paramed-e2e-'));

  beforeAll(async () => {
    if (settings) {
      const env = typeof settings === 'function' ? settings() : settings;
      const { copyMigratedDatabase } = await import('./image.ts');
      copyMigratedDatabase(folder);
      own = await startBuiltServer({ DATA_DIR: folder, ...env });
    }
    const url = own?.url ?? inject('sharedUrl');
    const browser = await (sharedBrowser ??= launchBrowser());
    app = {
      url,
      async open({ untilEnd, ...options } = {}) {
        // Pages of a file's own server cannot be reused by other files.
        const given = { ...options, ...(own && { discard: true as const }) };
        const page = await acquirePage(browser, { baseURL: url, ...given });
        pages.add(page);
        if (!untilEnd && TestRunner.getCurrentTest()) pagesOfTest.add(page);
        return page;
      },
    };
  });

  beforeEach(({ task, onTestFailed }) => {
    onTestFailed(() => describeFailure(task.name, pages));
  });

  afterEach(async () => {
    const ended = [...pagesOfTest];
    pagesOfTest.clear();
    await Promise.all(ended.map(releasePage));
    checkPageErrors();
  });

  afterAll(async () => {
    await Promise.all([...pages].map(releasePage));
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
    checkPageErrors();
  });
  return () => app;
}

interface Account {
  username: string;
  password: string;
}

let people = 0;

function newAccount(): Account {
  people += 1;
  return { username: `alex${people}-${process.pid}`, password: 'night-shift-7' };
}

/** Registers a new user over HTTP in the page's profile. The test then opens the first screen. */
export async function signUp(page: Page, fullName = 'Alex Medic'): Promise<Account> {
  const account = newAccount();
  const response = await page.request.post('/api/register', { data: { ...account, fullName } });
  expect(response.status()).toBe(201);
  return account;
}

export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

/** Navigates within the app, as a link does, once the app has rendered. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Navigates within the app and makes the screen fetch its data again, even if it is already open. */
export async function revisit(page: Page, path: string): Promise<void> {
  await visit(page, '/nowhere');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await visit(page, path);
}

/** Waits until the screen has loaded all its data. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"], .MuiSkeleton-root'),
  );
}

/** Registers a new user through the form, which leads to the dashboard. */
export async function registerThroughScreen(page: Page, fullName = 'Alex Medic'): Promise<Account> {
  const account = newAccount();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: /create account|register/i }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  return account;
}

const DAY_MS = 86_400_000;

/** Types a day relative to today into a date picker, section by section, as on a keyboard. */
export async function typeDay(page: Page, field: string, daysFromNow: number): Promise<void> {
  const day = new Date(Date.now() + daysFromNow * DAY_MS);
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
  const digits = day.toLocaleDateString('en-AU', { timeZone: 'Australia/Brisbane' });
  await page.keyboard.type(digits.replaceAll('/', ''));
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with axe's violations of WCAG 2.2 AA on the current page. */
export const expectNoAxeViolations = (page: Page): Promise<void> =>
  runAxe(page, { type: 'tag', values: WCAG_22_AA });

/** For a page checked in both themes: all rules in one, and only colour contrast in the other. */
export const expectAccessible = {
  light: expectNoAxeViolations,
  dark: (page: Page): Promise<void> => runAxe(page, { type: 'rule', values: ['color-contrast'] }),
};

export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible[colorScheme](page);
  }
}

/** Checks a phone in dark mode, without horizontal overflow, and a wide screen in light mode. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await resize(page, 390);
  await expectNoAxeViolations(page);
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, 1280);
  await expectNoAxeViolations(page);
}

/** Changes the width and waits until the screen has been drawn for it, with the frame of that width. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeProgram = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function runAxe(page: Page, runOnly: axe.RunOnly): Promise<void> {
  // Once per document: loading axe takes as long as checking a small screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeProgram);
  // An element half covered by the bar at the top would be measured with half of its size.
  await page.evaluate(() => window.scrollTo(0, 0));
  const options: axe.RunOptions = {
    runOnly,
    // Describing every element that passes would take half of the time.
    resultTypes: ['violations'],
    // Frames belong to other sites.
    iframes: false,
  };
  const violations = await page.evaluate(
    async (given) => (await window.axe.run(given)).violations,
    options,
  );
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    ),
  ).toEqual([]);
}
