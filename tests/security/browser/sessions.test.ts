import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { deviceTexts } from '#domain/account/security';
import { expectNoAxeViolations, revisit, signUp, useApp, visit } from '#tests/support/app';

const app = useApp();
let page: Page;
let account: { username: string; password: string };

/** Looks in the toast area only, since the notification settings contain some of the same texts. */
const toast = (title: string) =>
  page.locator('[data-variant]').getByText(title, { exact: true }).first().waitFor();
const focused = () => page.evaluate(() => document.activeElement?.textContent);
const section = (name: string) => page.getByRole('region', { name });

async function signedInElsewhere(): Promise<Page> {
  const other = await app().open();
  expect((await other.request.post('/api/login', { data: account })).status()).toBe(200);
  return other;
}

const expectSignedIn = async (other: Page, isIn: boolean) =>
  expect((await other.request.get('/api/user')).status()).toBe(isIn ? 200 : 401);

beforeAll(async () => {
  page = await app().open();
  account = await signUp(page);
  await page.goto('/settings/sign-in');
});

describe('the settings', () => {
  test('sign out one other device, then all of them', async () => {
    const first = await signedInElsewhere();
    const second = await signedInElsewhere();
    await revisit(page, '/settings/sign-in');
    const card = section('Signed-in Devices');
    await card.getByText('This device', { exact: true }).waitFor();
    await expect.poll(() => card.getByRole('listitem').count()).toBe(3);
    await card
      .getByRole('button', { name: /^Sign out Chrome/ })
      .first()
      .click();
    await toast('Device signed out');
    await expect.poll(() => card.getByRole('listitem').count()).toBe(2);
    await expect.poll(focused).toContain('Signed in');
    await second.goto('/');
    await second.getByRole('tab', { name: 'Login' }).waitFor();
    await expectSignedIn(first, true);
    const third = await signedInElsewhere();
    await revisit(page, '/settings/sign-in');
    // The list that the page has kept is shown first: without the third.
    await expect.poll(() => card.getByRole('listitem').count()).toBe(3);
    // A session that ended elsewhere in the meantime leaves the list too.
    expect((await third.request.post('/api/logout')).status()).toBe(200);
    await card
      .getByRole('button', { name: /^Sign out Chrome/ })
      .first()
      .click();
    await expect.poll(() => card.getByRole('listitem').count()).toBe(2);
    await toast('Device signed out');
    await card.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await toast('Signed out everywhere else');
    await card.getByText('You are not signed in anywhere else.').waitFor();
    await expectSignedIn(first, false);
  });

  test('show five devices, and all of them on a press', async () => {
    const others = [];
    for (let count = 0; count < 5; count += 1) others.push(await signedInElsewhere());
    await revisit(page, '/settings/sign-in');
    const card = section('Signed-in Devices');
    const toggle = (name: string) => card.getByRole('button', { name }).click();
    await toggle(deviceTexts.all(6));
    await expect.poll(() => card.getByRole('listitem').count()).toBe(6);
    await toggle(deviceTexts.fewer);
    await expect.poll(() => card.getByRole('listitem').count()).toBe(5);
    await expect.poll(focused).toBe(deviceTexts.all(6));
    await card.getByText('This device', { exact: true }).waitFor();
    await toggle('Sign out everywhere else');
    await card.getByText('You are not signed in anywhere else.').waitFor();
    for (const each of others) await expectSignedIn(each, false);
  });

  test('change the password, and keep this device signed in', async () => {
    const other = await signedInElsewhere();
    const card = section('Password');
    const change = async (current: string, wanted: string) => {
      await card.getByLabel('Current password', { exact: true }).fill(current);
      await card.getByLabel('New password', { exact: true }).fill(wanted);
      await card.getByRole('button', { name: 'Change password' }).click();
    };
    await change('not mine', 'short');
    await card.getByText('Password must be at least 6 characters').waitFor();
    await change('not mine', 'day shift eight');
    await card.getByText('This is not your current password').waitFor();
    await change(account.password, 'day shift eight');
    await toast('Password changed');
    account.password = 'day shift eight';
    await expectSignedIn(other, false);
    await revisit(page, '/settings/sign-in');
    await section('Signed-in Devices').getByText('You are not signed in anywhere else.').waitFor();
    expect(await card.getByLabel('Current password', { exact: true }).inputValue()).toBe('');
  });

  test('export all data as a file, then delete the account', async () => {
    await visit(page, '/settings/data');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^paramed-cpd-my-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(data.users).toMatchObject([{ username: account.username }]);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByText(/5 years/).waitFor();
    await dialog.getByRole('button', { name: 'Download my data' }).waitFor();
    await expectNoAxeViolations(page);
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await confirm.click();
    await dialog.getByText('Password is required').waitFor();
    await dialog.getByLabel('Your password', { exact: true }).fill('not mine');
    await confirm.click();
    await dialog.getByText('This is not your current password').waitFor();
    await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
    await confirm.click();
    await page.getByRole('tab', { name: 'Login' }).waitFor();
    await toast('Account deleted');
    await page.getByLabel('Username').fill(account.username);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Invalid username or password').first().waitFor();
  });
});
