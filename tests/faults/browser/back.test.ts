import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openDashboard, signUp, useApp } from '#tests/support/app';

const app = useApp();
let page: Page;

const dialog = () => page.getByRole('dialog');
const question = () => page.getByRole('alertdialog', { name: 'Discard changes?' });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const closed = () => dialog().waitFor({ state: 'detached' });
const path = () => new URL(page.url()).pathname;
const focused = () => page.evaluate(() => document.activeElement?.textContent);

beforeAll(async () => {
  page = await app().open();
  await signUp(page);
});

beforeEach(async () => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'My CPD Log', exact: true }).first().click();
  await heading('CPD Log');
});

test('Back closes a dialog, and then leaves the page', async () => {
  await button('Log CPD Activity').click();
  await dialog().getByLabel('Title').waitFor();
  await page.goBack();
  await closed();
  expect(path()).toBe('/cpd-log');
  await expect.poll(focused).toBe('Log CPD Activity');
  await page.goBack();
  await heading('Dashboard');
});

test('Back after a dialog was closed leaves the page in one step', async () => {
  for (const name of ['Log CPD Activity', 'Export Report']) {
    await button(name).click();
    await dialog().getByRole('button', { name: 'Close', exact: true }).click();
    await closed();
  }
  await page.goBack();
  await heading('Dashboard');
  expect(path()).toBe('/');
});

test('Back closes the dialog on top alone, and asks before it discards', async () => {
  await button('Log CPD Activity').click();
  await dialog().getByLabel('Title').fill('Airway day');
  await page.goBack();
  await question().waitFor();
  await page.goBack();
  await question().waitFor({ state: 'detached' });
  expect(await dialog().getByLabel('Title').inputValue()).toBe('Airway day');
  await page.goBack();
  await question().getByRole('button', { name: 'Discard' }).click();
  await closed();
  expect(path()).toBe('/cpd-log');
  await page.goBack();
  await heading('Dashboard');
});

test('a link in a dialog closes it, and Back returns', async () => {
  await page.keyboard.press('n');
  await dialog().getByRole('link', { name: /crew/i }).click();
  await heading('Crew sessions');
  await closed();
  expect(path()).toBe('/crew');
  await page.goBack();
  await heading('CPD Log');
  await page.goBack();
  await heading('Dashboard');
});

test('a reload with an open dialog keeps its draft, and Back still leaves the page in one step', async () => {
  await page.keyboard.press('n');
  await dialog().getByLabel('What did you do?').fill('2h airway day');
  const isKept = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));
  await expect.poll(isKept).toBe(true);
  await page.reload();
  await heading('CPD Log');
  await page.keyboard.press('n');
  await dialog()
    .getByText(/^We kept your draft/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => dialog().getByLabel('What did you do?').inputValue()).toBe('');
  await dialog().getByRole('button', { name: 'Close', exact: true }).click();
  await closed();
  await page.goBack();
  await heading('Dashboard');
});

test('the menu of a narrow screen closes by Back', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await button('Open menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.goBack();
  await closed();
  expect(path()).toBe('/cpd-log');
  await page.setViewportSize({ width: 1280, height: 800 });
});
