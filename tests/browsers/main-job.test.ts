import { afterAll, describe, expect, inject, test } from 'vitest';
import { textSource, type OtherBrowser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const PASSWORD = 'night-shift-7';

const reflection = [
  'Our handover was rushed, and the receiving team missed the time of the last adrenaline.',
  'A structured handover at the bedside takes less than a minute.',
  'I will ask for silence and use the same order every time.',
];

const reflectionLabels = [/^Reflection/, /^Learning outcomes/i, /^Future application/i];

const watchErrors = `
  window.failures = [];
  addEventListener('error', ({ message }) => window.failures.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.failures.push(String(reason)));`;
const isLoading = `return document.querySelector('[aria-busy="true"], .MuiSkeleton-root') !== null;`;
const isTooWide = 'return document.documentElement.scrollWidth > innerWidth;';

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (engine, start) => {
  let browser: OtherBrowser;
  const username = `${engine.toLowerCase()}-${process.pid}`;
  const url = inject('sharedUrl');

  const path = () => browser.run<string>('return location.pathname;');
  const shown = (text: string) => browser.run<boolean>(textSource(text));

  afterAll(() => browser?.close());

  test('starts', async () => {
    browser = await start();
    console.log(browser.name);
    expect(browser.name).toMatch(/\d/);
  });

  test('registers a user, who sees where they stand', async () => {
    await browser.open(url);
    await browser.press('tab', 'Register');
    await browser.fill(/^Full Name/, 'Thảo Nguyễn');
    await browser.fill(/^Username/, username);
    await browser.fill(/^Password/, PASSWORD);
    await browser.press('button', /create account|register/i);
    await browser.see('CPD Progress Summary');
    await browser.see('Welcome to ParaMed CPD, Thảo Nguyễn');
    expect(await path()).toBe('/');
  });

  test('records an activity, ticks it, and sees it counted', async () => {
    await browser.press('button', 'Log CPD Activity');
    await browser.press('button', 'Save activity');
    await browser.see('Title must be at least 2 characters');
    await browser.fill(/^Title/, 'Airway workshop');
    await browser.fill(/^Hours/, '2.5');
    await browser.press('checkbox', /^Interactive/);
    await browser.press('button', 'Save activity');
    await browser.see('Activity created');
    await browser.press('link', 'My CPD Log');
    await browser.press('checkbox', /Airway workshop/);
    await browser.see(/Completed \d/);
    await browser.press('link', 'Dashboard');
    await browser.see(/Completed .* ago/);
    await expect.poll(() => shown('2.5 of 8 hours')).toBe(true);
  });

  test('writes a reflection, signs out, and signs in again', async () => {
    await browser.press('button', 'Complete Reflective Log');
    for (const [index, label] of reflectionLabels.entries()) {
      await browser.fill(label, reflection[index]!);
    }
    await browser.press('button', /save/i);
    await browser.see('Reflective Log Saved');
    await browser.press('button', 'Logout');
    await browser.see('Logged out successfully');
    await browser.fill(/^Username/, username.toUpperCase());
    await browser.fill(/^Password/, 'wrong-password');
    await browser.press('button', 'Login');
    await browser.see('Invalid username or password');
    await browser.fill(/^Password/, PASSWORD);
    await browser.press('button', 'Login');
    await browser.see('2.5 of 8 hours');
    expect(await path()).toBe('/');
  });

  test.each([
    '/modules',
    '/cpd-log',
    '/resources',
    '/documents',
    '/profile',
    '/help',
    '/settings',
    '/settings/reminders',
  ])('shows %s without an error', async (screen) => {
    await browser.open(url + screen);
    await browser.run(watchErrors);
    await browser.see(/\S/);
    const heading = 'return document.querySelector("main h1")?.textContent ?? null;';
    await expect.poll(() => browser.run<string | null>(heading)).toBeTruthy();
    await expect.poll(() => browser.run<boolean>(isLoading)).toBe(false);
    expect(await browser.run('return window.failures;')).toEqual([]);
    expect(await browser.run<boolean>(isTooWide)).toBe(false);
    expect(await path()).toBe(screen);
  });
});
