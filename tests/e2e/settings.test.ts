import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoAxeViolations,
  revisit,
  signUp,
  useApp,
} from '#tests/support/app';
import { useMailServer } from '#tests/support/mail';

const mail = useMailServer();
const app = useApp(() => ({ SMTP_URL: mail.url }));
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
});

describe('settings', () => {
  test('keep the theme and the time zone', async () => {
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    const scheme = () => page.locator('html').getAttribute('data-color-scheme');
    await expect.poll(scheme).toBe('dark');
    await page.getByRole('combobox', { name: 'Time zone' }).click();
    await page.getByRole('option', { name: 'Western Australia (Perth)' }).click();
    await toast('Time zone saved');
    await page.reload();
    await page
      .getByRole('combobox', { name: 'Time zone' })
      .getByText('Western Australia (Perth)')
      .waitFor();
    expect(await scheme()).toBe('dark');
    await page.getByRole('radio', { name: 'System' }).check();
    await expect.poll(scheme).toBe('light');
  });

  test('keep the notification preferences, and show which channels work', async () => {
    const card = section('Notifications');
    const kind = card.getByRole('group', { name: 'CPD falling behind' });
    await kind.getByLabel('In the app').uncheck();
    await card.getByLabel('Quiet hours').check();
    await card.getByLabel('From').fill('21:15');
    await card.getByLabel('Until').fill('21:15');
    await card.getByRole('button', { name: 'Save preferences' }).click();
    await card.getByText('Quiet hours must start and end at different times').waitFor();
    await card.getByLabel('Until').fill('05:45');
    await card.getByRole('button', { name: 'Save preferences' }).click();
    await toast('Notification preferences saved');
    const other = card.getByRole('group', { name: 'Evidence missing' }).getByLabel('In the app');
    await other.uncheck();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await card.getByRole('button', { name: 'Save preferences' }).click();
    await toast('Notification preferences saved');
    await page.goto('/settings');
    await card.getByLabel('From').waitFor();
    expect(await other.isChecked()).toBe(false);
    expect(await card.getByLabel('From').inputValue()).toBe('21:15');
    expect(await kind.getByLabel('In the app').isChecked()).toBe(false);
  });

  test('accept an e-mail address, and confirm it by the link in a message', async () => {
    const card = section('E-mail');
    const byEmail = section('Notifications').getByLabel('E-mail', { exact: true }).first();
    await expect.poll(() => byEmail.isDisabled()).toBe(true);
    await card.getByLabel('E-mail address').fill('alex at example');
    await card.getByRole('button', { name: 'Send confirmation' }).click();
    await card.getByText('This is not an e-mail address').waitFor();
    await card.getByLabel('E-mail address').fill('alex@example.org');
    await card.getByRole('button', { name: 'Send confirmation' }).click();
    await toast('Confirmation sent');
    await card.getByText('Not confirmed yet').waitFor();
    await expect.poll(focused).toBe('Change address');
    await expect.poll(() => mail.to('alex@example.org').length).toBe(1);
    const link = /\/confirm-email\?token=[\w.-]+/.exec(mail.to('alex@example.org')[0]!.text!)![0];

    const phone = await app().open({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
    await phone.goto(`${link}x`);
    await phone.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await expectNoAxeViolations(phone);
    await phone.goto(link);
    await phone.getByRole('heading', { name: 'Your e-mail address is confirmed' }).waitFor();
    await revisit(page, '/settings');
    await card.getByText('Confirmed', { exact: true }).waitFor();
    await expect.poll(() => byEmail.isEnabled()).toBe(true);
  });

  test('remove the address, and move the focus to its field', async () => {
    const card = section('E-mail');
    await card.getByRole('button', { name: 'Remove address' }).click();
    const field = card.getByLabel('E-mail address');
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('sign out one other device, then all of them', async () => {
    const first = await signedInElsewhere();
    const second = await signedInElsewhere();
    await revisit(page, '/settings');
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
    await revisit(page, '/settings');
    await card.getByText('This device', { exact: true }).waitFor();
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
    await revisit(page, '/settings');
    await section('Signed-in Devices').getByText('You are not signed in anywhere else.').waitFor();
    expect(await card.getByLabel('Current password', { exact: true }).inputValue()).toBe('');
  });

  test.each(['light', 'dark'] as const)('pass axe in the %s theme', async (theme) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible[theme](page);
    }
    await page.setViewportSize({ width: 1280, height: 844 });
    expect(await page.locator('html').getAttribute('data-color-scheme')).toBe(theme);
  });

  test('export all data as a file, then delete the account', async () => {
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
