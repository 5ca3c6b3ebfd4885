import AxeBuilder from '@axe-core/playwright';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser } from './browser.ts';

export interface TestApp {
  url: string;
  browser: Browser;
  /** A new browser profile, as of another person or device. */
  open(options?: BrowserContextOptions): Promise<Page>;
}

/** The product as built, on an embedded database of its own, and a real browser in front of it. */
export function useApp(env: Record<string, string> = {}): () => TestApp {
  let app: TestApp;
  let server: ChildProcess;
  const contexts: BrowserContext[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'paramed-e2e-'));

  beforeAll(async () => {
    const started = await startBuilt({
      DATA_DIR: folder,
      PORT: '0',
      BCRYPT_COST: '4',
      LOG_LEVEL: 'error',
      ...env,
    });
    server = started.server;
    const browser = await launchBrowser();
    app = {
      url: started.url,
      browser,
      async open(options = {}) {
        const context = await browser.newContext({
          baseURL: started.url,
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
    await app?.browser.close();
    const ended = server && new Promise((resolve) => server.once('exit', resolve));
    server?.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return () => app;
}

/** Starts `dist/server/main.js` and waits for its one line that says where it is. */
export async function startBuilt(
  env: Record<string, string>,
): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
    server.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /ready at (http:\/\/\S+)/.exec(output);
      if (found) resolve(found[1]!);
    });
  });
  return { server, url };
}

let people = 0;

/** Registers a new person through the auth screen and waits for the dashboard. */
export async function registerThroughScreen(
  page: Page,
  fullName = 'Alex Medic',
): Promise<{ username: string; password: string }> {
  people += 1;
  const account = { username: `alex${people}`, password: 'night-shift-7' };
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
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    ),
  ).toEqual([]);
}
