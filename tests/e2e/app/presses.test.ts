import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openDashboard, signUp, useApp } from '#tests/support/app';
import { aPicture } from '#tests/support/files';
import { today } from '#tests/support/today';
import { addDays } from '#domain/dates';

/** Counts the presses that a paramedic's five main jobs take on a phone, from Today. */
const app = useApp();
let page: Page;

const dialog = () => page.getByRole('dialog');
const line = () => dialog().getByLabel('What did you do?');
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const pressLink = (name: string) => page.getByRole('link', { name }).click();
const presses = () => page.evaluate(() => Number(document.documentElement.dataset['presses']));

async function openQuickLog(): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Places' });
  await bar.getByRole('button', { name: 'Log CPD Activity' }).click();
  await line().waitFor();
}

beforeAll(async () => {
  page = await app().open({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    discard: true,
  });
  await signUp(page);
});

/** Opens Today, whose figures say later what was added, and counts from there. */
async function openToday(): Promise<void> {
  await openDashboard(page);
  await page
    .getByText(/ of 30 hours/)
    .first()
    .waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset['presses'] = '0';
    const count = () => (root.dataset['presses'] = `${Number(root.dataset['presses']) + 1}`);
    root.addEventListener('pointerdown', count, { capture: true });
  });
}

beforeEach(openToday);

test('the first activity counts after two', async () => {
  await openQuickLog();
  // Typed without a press: the line has the focus.
  await page.keyboard.type('2h airway sim with crew');
  await press('Save activity');
  await page.getByText('2 hours counted.', { exact: false }).waitFor();
  expect(await presses()).toBe(2);
});

test('it is logged again after two', async () => {
  await openQuickLog();
  await press(/^Airway sim with crew/);
  await page.getByText('2 hours counted.', { exact: false }).waitFor();
  expect(await presses()).toBe(2);
});

test('it is logged again with a photo after three', async () => {
  await openQuickLog();
  const camera = page.waitForEvent('filechooser');
  await press('Take a photo');
  const photo = { name: 'drill.png', mimeType: 'image/png', buffer: await aPicture('png') };
  await (await camera).setFiles(photo);
  await dialog().getByText('Added to what you log next.').waitFor();
  await press(/^Airway sim with crew/);
  await page.getByText('2 hours counted.', { exact: false }).waitFor();
  expect(await presses()).toBe(3);
});

test('the submission for an audit letter is downloaded after three', async () => {
  const notice = { letterDate: addDays(today(), -4), dueDate: addDays(today(), 24) };
  const made = await page.request.post('/api/audit-notices', { data: notice });
  expect(made.status()).toBe(201);
  await openToday();
  await pressLink('Open the audit letter');
  await press('Prepare the submission');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog().getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^CPD submission .*\.pdf$/);
  expect(await presses()).toBe(3);
});

test('a crew session runs after three', async () => {
  await openQuickLog();
  await pressLink('With others right now? Start a crew session');
  const title = page.getByLabel('Title');
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('After the rollover');
  await press('Start session');
  await page.getByAltText('QR code to join this session').waitFor();
  expect(await presses()).toBe(3);
});
