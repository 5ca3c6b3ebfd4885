import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp, visit, waitUntilLoaded } from '#tests/support/app';

const app = useApp();
let page: Page;

/** Pixels at most of a page at 390 px. */
const HEIGHT = 3000;

const pages = [
  ['/settings', 'Settings', 'You'],
  ['/settings/reminders', 'Reminders', 'Reminders'],
  ['/settings/sign-in', 'Sign-in', 'Sign-in'],
  ['/settings/data', 'Data', 'Data'],
  ['/settings/developers', 'Developers', 'Developers'],
] as const;

beforeAll(async () => {
  page = await app().open({ viewport: { width: 390, height: 844 } });
  await signUp(page);
  const roster = { pattern: '2 days 2 nights 4 off from today' };
  await page.request.post('/api/user/roster/pattern', { data: roster, failOnStatusCode: true });
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const focused = () => page.evaluate(() => document.activeElement?.textContent);

test(`each page is at most ${HEIGHT} px high at 390 px, and by keyboard leads to the others`, async () => {
  await page.goto('/settings');
  const nav = page.getByRole('navigation', { name: 'Pages of the settings' });
  // The first page last, so that each is reached from another one.
  const [first, ...others] = pages;
  for (const [path, title, label] of [...others, first!]) {
    await nav.getByRole('link', { name: label }).focus();
    await page.keyboard.press('Enter');
    await heading(title).waitFor();
    await waitUntilLoaded(page);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect.poll(focused).toBe(title);
    expect(await nav.locator('[aria-current=page]').allInnerTexts()).toEqual([label]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(HEIGHT);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const current = nav.locator('[aria-current=page]');
  expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe(
    'underline',
  );
  await page.emulateMedia({ forcedColors: 'none' });
  await expectNoAxeViolations(page);
});

const opensFormer = async (hash: string, to: string, title: string) => {
  await visit(page, '/help');
  await page.goto(`/settings#${hash}`);
  await page.getByRole('heading', { name: title, exact: true }).first().waitFor();
  await page.waitForURL(`**${to}`);
};

test.each([
  ['display', '/settings#display', 'Settings'],
  ['messages', '/settings/reminders', 'Reminders'],
  ['security', '/settings/sign-in', 'Sign-in'],
  ['data', '/settings/data', 'Data'],
  ['developers', '/settings/developers', 'Developers'],
  ['shared', '/submissions', 'Shared submissions'],
])('the former address /settings#%s leads to %s', async (hash, to, title) => {
  await expect(opensFormer(hash, to, title)).resolves.toBeUndefined();
});

test.each([['recovery-codes', '/settings/sign-in#recovery-codes', 'Recovery Codes']])(
  'the former address /settings#%s leads to %s, and to its place',
  async (hash, to, title) => {
    await opensFormer(hash, to, title);
    await expect.poll(focused).toBe(title);
    const top = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(844);
  },
);

test('a page whose data cannot be loaded says so, and loads them again', async () => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ReminderSettings') ? route.abort() : route.continue(),
  );
  await page.goto('/settings/reminders');
  const alert = page.getByRole('alert').filter({ hasText: 'Try again' });
  await alert.waitFor();
  expect(await page.getByRole('region', { name: 'Notifications', exact: true }).count()).toBe(0);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('switch', { name: 'Deadlines' }).waitFor();
});
