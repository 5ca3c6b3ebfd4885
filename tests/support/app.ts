import AxeBuilder from '@axe-core/playwright';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startBuilt, type BuiltServer } from './built.ts';

export interface TestApp {
  url: string;
  /** A new browser profile, as of another person or device. */
  open(options?: BrowserContextOptions): Promise<Page>;
}

type Settings = Record<string, string>;

let launched: Promise<Browser> | undefined;

/**
 * The product as built on an embedded database, and a real browser in front of it. All files share
 * one server, where everybody registers people of their own, unless settings are given.
 */
export function useApp(settings?: Settings | (() => Settings)): () => TestApp {
  let app: TestApp;
  let own: BuiltServer | undefined;
  const contexts: BrowserContext[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'paramed-e2e-'));

  beforeAll(async () => {
    if (settings) {
      const env = typeof settings === 'function' ? settings() : settings;
      own = await startBuilt({ DATA_DIR: folder, ...env });
    }
    const url = own?.url ?? inject('sharedUrl');
    const browser = await (launched ??= launchBrowser());
    app = {
      url,
      async open(options = {}) {
        const context = await browser.newContext({
          baseURL: url,
          locale: 'en-AU',
          timezoneId: 'Australia/Brisbane',
          reducedMotion: 'reduce',
          ...options,
        });
        contexts.push(context);
        const page = await context.newPage();
        page.setDefaultTimeout(15_000);
        return page;
      },
    };
  });

  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
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

/** Signs a new person in to the page's profile and waits for the dashboard. */
export async function signUp(page: Page, fullName = 'Alex Medic'): Promise<Account> {
  const account = newAccount();
  const answer = await page.request.post('/api/register', { data: { ...account, fullName } });
  expect(answer.status()).toBe(201);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  return account;
}

/** The same through the auth screen, which takes longer. */
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

/** Types a day so many days from now into a date picker, part by part, as a hand on a keyboard would. */
export async function typeDay(page: Page, field: string, daysFromNow: number): Promise<void> {
  const day = new Date(Date.now() + daysFromNow * DAY_MS);
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().click();
  const digits = day.toLocaleDateString('en-AU', { timeZone: 'Australia/Brisbane' });
  await page.keyboard.type(digits.replaceAll('/', ''));
}

/** Fails with what axe finds against WCAG 2.2 AA on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Runs in the page itself: no second page is opened, as frames of other sites would need.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // What is well need not be described: to name every element of it takes half of the time.
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    ),
  ).toEqual([]);
}
