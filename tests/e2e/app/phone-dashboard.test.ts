import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openDashboard, revisit, signUp, useApp, visit } from '#tests/support/app';
import { today } from '#tests/support/today';
import { addDays } from '#domain/dates';

const app = useApp();
let page: Page;

const folded = (title: string) => page.getByRole('region', { name: title }).locator('summary');

beforeAll(async () => {
  page = await app().open({ viewport: { width: 390, height: 844 } });
  await signUp(page);
  const { request } = page;
  // Tomorrow, so that the renewal is near on every day.
  const registrationExpiryDate = addDays(today(), 1);
  const registration = { registrationDate: '2024-02-12', registrationExpiryDate };
  await request.patch('/api/user/registration', { data: registration });
  for (const hours of [1, 2, 3, 4, 5]) {
    const data = { title: `Airway workshop ${hours}`, category: 'Clinical Practice', hours };
    await request.post('/api/activities', { data });
  }
  await openDashboard(page);
  await folded('Resource Library').waitFor();
});

test('the dashboard on a phone shows the latest, and folds what is not needed at once', async () => {
  const recent = page.getByRole('region', { name: 'Recent CPD Activity' });
  await recent.getByText('Airway workshop 5').first().waitFor();
  expect(await recent.getByRole('listitem').count()).toBe(3);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Without the first steps, which a new user has besides.
  expect(height).toBeLessThan(2_200 + 700);
});

test('a renewal that is near leads to its rehearsal, until it is hidden', async () => {
  const hint = page.getByText(/Still open: .*recency of practice/);
  await hint.getByRole('link', { name: 'Prepare my renewal' }).waitFor();
  await page.getByRole('button', { name: 'Hide until the next renewal' }).click();
  await hint.waitFor({ state: 'detached' });
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('RenewalHints'),
  );
  await revisit(page, '/');
  await answered;
  await folded('Resource Library').waitFor();
  expect(await hint.count()).toBe(0);
});

test('a folded card says what is in it, and unfolds by keyboard', async () => {
  const card = page.getByRole('region', { name: 'Notifications' });
  const more = card.getByRole('link', { name: 'View All Notifications' });
  expect(await more.isVisible()).toBe(false);
  await folded('Notifications').focus();
  await page.keyboard.press('Enter');
  await more.waitFor();
  await page.keyboard.press('Enter');
  await more.waitFor({ state: 'hidden' });
});

test('the bar at the bottom leads to the places, and logs', async () => {
  const bar = page.getByRole('navigation', { name: 'Places' });
  await bar.getByRole('link', { name: 'Log', exact: true }).click();
  await page.getByRole('heading', { name: 'CPD Log', level: 1 }).waitFor();
  await bar.getByRole('button', { name: 'Log CPD Activity' }).click();
  await page.getByRole('dialog').getByLabel('What did you do?').waitFor();
  expect(new URL(page.url()).pathname).toBe('/cpd-log');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('what is in progress is one press away while hours are missing', async () => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Finish 5 activities in progress' }).click();
  await expect.poll(() => page.url()).toMatch(/\/cpd-log\?status=in-progress$/);
});
