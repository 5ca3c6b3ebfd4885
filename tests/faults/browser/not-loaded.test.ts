import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import {
  expectAccessibleEverywhere,
  expectNoAxeViolations,
  openDashboard,
  signUp,
  useApp,
} from '#tests/support/app';
import { expectPageError } from '#tests/support/page-errors';

const app = useApp();
const DIALOG = '**/assets/ActivityDialog-*.js';
let page: Page;

const opener = () => page.getByRole('button', { name: 'Log CPD Activity' });
const message = () => page.getByRole('dialog', { name: 'This could not be opened' });
const form = () => page.getByRole('dialog').getByLabel('Title');

beforeEach(async () => {
  // A new page, since a browser does not load a script twice.
  page = await app().open({ discard: true });
  await signUp(page);
});

test('a dialog that fails to load shows a message, and the page stays', async () => {
  await page.route(DIALOG, (route) => route.abort());
  await openDashboard(page);
  await opener().click();
  await message().waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await message().waitFor({ state: 'detached' });
  await expect.poll(() => opener().evaluate((it) => it === document.activeElement)).toBe(true);

  await opener().click();
  await message().getByRole('button', { name: 'Close' }).click();
  await message().waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

test('a script that a new version removed is loaded after a reload of the page', async () => {
  expectPageError(/a status of 404/);
  await page.route(DIALOG, (route) => route.fulfill({ status: 404 }));
  await openDashboard(page);
  await opener().click();
  await message().getByRole('button', { name: 'Try again' }).click();
  await message().waitFor();
  await page.unroute(DIALOG);
  await message().getByRole('button', { name: 'Load again' }).click();
  await message().waitFor({ state: 'detached' });
  await opener().click();
  await form().waitFor();
  expect(await message().count()).toBe(0);
});

test('a part of a page that fails to load shows a message in its place', async () => {
  const part = '**/assets/RegistrationForm-*.js';
  await page.route(part, (route) => route.abort());
  await openDashboard(page);
  await page.getByRole('button', { name: 'Set date' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
  await alert.waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

test('a page that fails to load shows a message inside the frame, and loads when it can', async () => {
  // React logs what its boundary has caught.
  expectPageError(/^TypeError: Failed to fetch dynamically imported module/);
  await openDashboard(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Help & Resources' }).click();
  const message = page.getByRole('heading', { name: 'This page could not be loaded', level: 1 });
  await message.waitFor();
  expect(await message.evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await page.title()).toContain('This page could not be loaded');
  await opener().waitFor();
  await expectAccessibleEverywhere(page);

  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await page.getByText('The server still cannot be reached.').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.goBack();
  await message.waitFor();
  await page.context().setOffline(false);
  await again.click();
  await page.getByRole('heading', { name: 'Help Center', level: 1 }).waitFor();
});

test('the most used dialogs are loaded ahead, and open without a connection', async () => {
  await openDashboard(page);
  // Only a returning user is known to be signed in from the start.
  const asked = page.waitForResponse((response) => /ReflectiveLogForm/.test(response.url()));
  await page.reload();
  await asked;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await opener().click();
  await form().waitFor();
  expect(await message().count()).toBe(0);
});
