import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations, revisit, signUp, useApp, visit } from '#tests/support/app';

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
  await page.getByRole('combobox', { name: 'Interactive' }).selectOption('Not interactive');
  await totals('1 activity · 1 hour');
  await expectNoAxeViolations(page);
  // The address has the filter but not the search, which may hold a name.
  expect(new URL(page.url()).search).toBe('?interactive=false');
  await page.getByRole('link', { name: 'Journal club' }).click();
  await heading(1, 'Journal club').waitFor();
  await page.getByText('1 hour · Clinical Practice · 5 Feb 2024 · Airway college').waitFor();
  await expectNoAxeViolations(page);
  await page.goBack();
  await totals('1 activity · 1 hour');
  expect(await page.getByRole('searchbox').inputValue()).toBe('airw');
  await page.getByRole('button', { name: 'Clear' }).click();
  await totals('3 activities · 7 hours');
});

test('activities selected by keyboard are deleted together, and restored', async () => {
  // The focus leaves the search, where letters would be typed.
  await revisit(page, '/cpd-log');
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
  await visit(page, '/cpd-log/2147483647');
  await heading(1, 'This record was not found').waitFor();
  expect(await page.getByRole('link', { name: 'Go to the CPD log' }).count()).toBe(1);
});

test('by keyboard alone the palette finds pages, actions and records, and returns the focus', async () => {
  const data = { title: 'Airway certificate', type: 'certificate', content: 'Issued in Brisbane.' };
  await page.request.post('/api/documents', { data });
  await visit(page, '/cpd-log');
  await totals('3 activities · 7 hours');
  await page.getByRole('button', { name: 'Search and commands' }).waitFor();
  const field = page.getByRole('combobox', { name: 'Search and commands' });
  const active = page.locator('[role=option].Mui-focused');
  const open = async (text: string) => {
    await page.keyboard.press('Control+k');
    await field.pressSequentially(text);
  };

  // The focus returns to where it was, also while the user types.
  await page.getByRole('searchbox').focus();
  await open('airw');
  await page.getByRole('option', { name: 'Airway certificate' }).waitFor();
  await page.getByRole('group', { name: 'Activities' }).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('End');
  expect(await active.innerText()).toBe('Search the CPD Log for “airw”');
  await page.keyboard.press('Home');
  expect(await active.innerText()).toMatch(/^Airway workshop/);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');

  await open('airw');
  await page.getByRole('option', { name: 'Airway workshop' }).waitFor();
  await page.keyboard.press('Enter');
  await heading(1, 'Airway workshop').waitFor();

  await open('certif');
  await page.getByRole('option', { name: 'Airway certificate' }).waitFor();
  await page.keyboard.press('Enter');
  await heading(1, 'Airway certificate').waitFor();

  await open('add a goal');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'New Learning Goal' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Ctrl K').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // Without a connection: pages, actions, and what was opened.
  await page.context().setOffline(true);
  await open('airway work');
  await page.getByText('No connection. Only records that were opened here are searched.').waitFor();
  expect(await active.innerText()).toMatch(/^Airway workshop/);
  await field.fill('settings');
  await page.getByRole('option', { name: 'Settings', exact: true }).waitFor();
  await field.fill('passkey');
  await page
    .getByRole('group', { name: 'Settings' })
    .getByRole('option', { name: 'Passkeys' })
    .waitFor();
  await page.context().setOffline(false);
});
