import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  openDashboard,
  registerThroughScreen,
  signUp,
  typeDay,
  useApp,
  visit,
} from '#tests/support/app';

const app = useApp();

const reflection = {
  content:
    'Our handover was rushed, and the receiving team missed the time of the last adrenaline.',
  learningOutcomes: 'A structured handover at the bedside takes less than a minute.',
  futureApplication: 'I will ask for silence and use the same order every time.',
};

/** The dialog's button, not the page's with the same name. */
const dialog = (page: Page) => page.getByRole('dialog');

test('register, log, tick, see progress move, reflect, sign out, sign in', async () => {
  const page = await app().open();

  await page.goto('/');
  await page.waitForURL('**/auth*');
  const account = await registerThroughScreen(page, 'Thảo Nguyễn');
  await page.getByText('Welcome to ParaMed CPD, Thảo Nguyễn').first().waitFor();
  await page.getByText('0 of 30 hours', { exact: false }).first().waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
  await dialog(page).getByRole('button', { name: 'Save activity' }).click();
  await dialog(page).getByText('Title must be at least 2 characters').waitFor();
  await dialog(page).getByLabel('Title').fill('Airway workshop');
  await dialog(page).getByRole('spinbutton', { name: 'Hours' }).fill('2.5');
  await dialog(page).getByLabel('Interactive').check();
  await dialog(page).getByRole('button', { name: 'Save activity' }).click();
  await page.getByText('Activity created').first().waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByText('In progress - in-progress').waitFor();

  await page.getByRole('link', { name: 'My CPD Log' }).first().click();
  await page.getByRole('heading', { name: 'CPD Log', level: 1 }).waitFor();
  await page.getByRole('checkbox', { name: /Airway workshop/ }).check();
  await page.getByText(/^Completed \d/).waitFor();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByText('2.5 of 8 hours').first().waitFor();
  await page.getByText(/Completed .* ago/).waitFor();

  await page.getByRole('button', { name: 'Complete Reflective Log' }).click();
  const fields = dialog(page).getByRole('textbox');
  await fields.nth(0).fill('too short');
  await dialog(page).getByRole('button', { name: /save/i }).click();
  await dialog(page)
    .getByText('Please provide a detailed reflection (at least 50 characters)')
    .waitFor();
  await fields.nth(0).fill(reflection.content);
  await fields.nth(1).fill(reflection.learningOutcomes);
  await fields.nth(2).fill(reflection.futureApplication);
  await dialog(page).getByRole('button', { name: /save/i }).click();
  await page.getByText('Reflective Log Saved').first().waitFor();
  await page.getByText('1 of 4').first().waitFor();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('**/auth*');
  await page.getByText('Logged out successfully').first().waitFor();

  await visit(page, '/');
  await page.waitForURL('**/auth*');
  await page.getByLabel('Username').fill(account.username.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Login' }).last().click();
  await page.getByText('Invalid username or password').first().waitFor();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).last().click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.getByText('2.5 of 8 hours').first().waitFor();
  await expect.poll(() => page.getByText(/Completed .* ago/).count()).toBe(1);
});

test('deleting asks first, and can be undone', async () => {
  const page = await app().open();
  await signUp(page);
  await page.goto('/cpd-log');
  await page.getByText('No activities found').waitFor();
  await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
  await dialog(page).getByLabel('Title').fill('Night shift debrief');
  await dialog(page).getByRole('button', { name: 'Save activity' }).click();
  await page.getByRole('checkbox', { name: /Night shift debrief/ }).waitFor();

  await page.getByRole('button', { name: /(more|actions|options).*Night shift debrief/i }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete/i })
    .click();
  await page.getByText('Activity deleted').first().waitFor();
  await page.getByText('No activities found').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('checkbox', { name: /Night shift debrief/ }).waitFor();
  await expect.poll(() => page.getByText('No activities found').count()).toBe(0);
});

test('the app asks for a registration date, which changes period and requirement', async () => {
  const page = await app().open();
  await signUp(page);
  await openDashboard(page);
  const card = page.getByRole('region', { name: 'Registration Status' });
  await card.getByText("You haven't set your registration date yet").waitFor();
  await card.getByRole('button', { name: 'Set Registration Date' }).click();
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('Please select a registration date').waitFor();
  await typeDay(page, 'Registration date', -30);
  await card.getByRole('combobox', { name: 'Expires on' }).click();
  await page.getByRole('option', { name: 'Another date' }).click();
  await typeDay(page, 'Expiry date', 120);
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your registration date has been updated successfully.').first().waitFor();
  await card.getByText(/^[34] months until renewal$/).waitFor();
  await page.getByText('0 of 7.5 hours').first().waitFor();
  await expect.poll(() => card.getByText('not set', { exact: false }).count()).toBe(0);
});

test('a click still counts when leaving a field shows its error', async () => {
  const page = await app().open();
  await signUp(page);
  await openDashboard(page);
  await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
  const title = dialog(page).getByLabel('Title');
  await expect.poll(() => title.evaluate((it) => it === document.activeElement)).toBe(true);
  await dialog(page).getByLabel('Interactive').check();
  await dialog(page).getByText('Title must be at least 2 characters').waitFor();
});
