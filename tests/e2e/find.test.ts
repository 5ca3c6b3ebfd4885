import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations, signUp, useApp } from '#tests/support/app';

const app = useApp();
let page: Page;

const activities = [
  {
    title: 'Airway workshop',
    hours: 2,
    isInteractive: true,
    completedDate: '2024-03-05T02:00:00Z',
  },
  {
    title: 'Journal club',
    hours: 1,
    provider: 'Airway college',
    completedDate: '2024-02-05T02:00:00Z',
  },
  { title: 'Driving course', hours: 4, completedDate: '2024-02-04T02:00:00Z' },
];

beforeAll(async () => {
  page = await app().open({ viewport: { width: 1280, height: 800 } });
  await signUp(page);
  for (const each of activities) {
    const data = { category: 'Clinical Practice', status: 'completed', ...each };
    await page.request.post('/api/activities', { data });
  }
});

const heading = (level: number, name: string) =>
  page.getByRole('heading', { level, name, exact: true });
const totals = (text: string) => heading(2, text).waitFor();

test('an activity is found by its provider and filters, opened on its page, and Back returns to the search', async () => {
  await page.goto('/cpd-log');
  await totals('3 activities · 7 hours');
  await heading(3, 'February 2024').waitFor();
  await page.getByRole('searchbox').pressSequentially('airw');
  await totals('2 activities · 3 hours');
  await page.getByText('of which 2 hours interactive').waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Interactive' }).click();
  await page.getByRole('option', { name: 'Not interactive' }).click();
  await totals('1 activity · 1 hour');
  await expectNoAxeViolations(page);
  // The address has the filter but not the search, which may hold a name.
  expect(new URL(page.url()).search).toBe('?interactive=false');
  await page.getByRole('link', { name: 'Journal club' }).click();
  await heading(1, 'Journal club').waitFor();
  await page.getByText('Airway college').waitFor();
  await expectNoAxeViolations(page);
  await page.goBack();
  await totals('1 activity · 1 hour');
  expect(await page.getByRole('searchbox').inputValue()).toBe('airw');
  await page.getByRole('button', { name: 'Clear' }).click();
  await totals('3 activities · 7 hours');
});

test('activities selected by keyboard are deleted together, and restored', async () => {
  await page.goto('/cpd-log');
  await totals('3 activities · 7 hours');
  // The shortcuts load after the list.
  await expect
    .poll(async () => {
      await page.keyboard.press('k');
      return page.evaluate(() => document.activeElement?.tagName);
    })
    .toBe('LI');
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: 'Selected activities' });
  await bar.getByText('2 activities selected').waitFor();
  await expectNoAxeViolations(page);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await totals('1 activity · 4 hours');
  await page.getByRole('button', { name: 'Undo' }).click();
  await totals('3 activities · 7 hours');
});

test('a record that does not exist says so', async () => {
  await page.goto('/cpd-log/2147483647');
  await heading(1, 'This record was not found').waitFor();
  expect(await page.getByRole('link', { name: 'Go to the CPD log' }).count()).toBe(1);
});
