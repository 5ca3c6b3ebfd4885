import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerThroughScreen, typeDay, useApp, visit } from '#tests/support/app';

const app = useApp();
let page: Page;

const reflection = {
  content:
    'Our handover was rushed, and the receiving team missed the time of the last adrenaline.',
  learningOutcomes: 'A structured handover at the bedside takes less than a minute.',
  futureApplication: 'I will ask for silence and use the same order every time.',
};

/** The dialog's button, not the page's with the same name. */
const dialog = () => page.getByRole('dialog');

test('register, log, tick, see progress move, reflect, sign out, sign in', async () => {
  page = await app().open({ untilEnd: true });
  const account = await registerThroughScreen(page, 'Thảo Nguyễn');
  await page.getByText('Welcome to ParaMed CPD, Thảo Nguyễn').first().waitFor();
  await page.getByText('0 of 30 hours', { exact: false }).first().waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
  // The click that leaves the title's field shows its error, and still counts.
  const title = dialog().getByLabel('Title');
  await expect.poll(() => title.evaluate((it) => it === document.activeElement)).toBe(true);
  await dialog().getByLabel('Interactive').check();
  await dialog().getByText('Title must be at least 2 characters').waitFor();
  await title.fill('Airway workshop');
  await dialog().getByRole('spinbutton', { name: 'Hours' }).fill('2.5');
  await dialog().getByRole('button', { name: 'Save activity' }).click();
  await page.getByText('Activity created').first().waitFor();
  await dialog().waitFor({ state: 'detached' });
  await page.getByText('In progress - in-progress').waitFor();

  await page.getByRole('link', { name: 'My CPD Log' }).first().click();
  await page.getByRole('heading', { name: 'CPD Log', level: 1 }).waitFor();
  await page.getByRole('checkbox', { name: /Airway workshop/ }).check();
  await page.getByText(/^Completed \d/).waitFor();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByText('2.5 of 8 hours').first().waitFor();
  await page.getByText(/Completed .* ago/).waitFor();

  await page.getByRole('button', { name: 'Complete Reflective Log' }).click();
  const fields = dialog().getByRole('textbox');
  await fields.nth(0).fill(reflection.content);
  await fields.nth(1).fill(reflection.learningOutcomes);
  await fields.nth(2).fill(reflection.futureApplication);
  await dialog().getByRole('button', { name: /save/i }).click();
  await page.getByText('Reflective Log Saved').first().waitFor();
  await page.getByText('1 of 4').first().waitFor();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('**/auth*');
  await visit(page, '/');
  await page.waitForURL('**/auth*');
  await page.getByLabel('Username').fill(account.username.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).last().click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.getByText('2.5 of 8 hours').first().waitFor();
  await expect.poll(() => page.getByText(/Completed .* ago/).count()).toBe(1);
});

test('the app asks for a registration date, which changes period and requirement', async () => {
  const card = page.getByRole('region', { name: 'Registration Status' });
  await card.getByText("You haven't set your registration date yet").waitFor();
  await card.getByRole('button', { name: 'Set Registration Date' }).click();
  await typeDay(page, 'Registration date', -30);
  await card.getByRole('combobox', { name: 'Expires on' }).click();
  await page.getByRole('option', { name: 'Another date' }).click();
  await typeDay(page, 'Expiry date', 120);
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText(/^[34] months until renewal$/).waitFor();
  await page.getByText('2.5 of 7.5 hours').first().waitFor();
  await expect.poll(() => card.getByText('not set', { exact: false }).count()).toBe(0);
});
