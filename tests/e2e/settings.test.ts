import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp, useApp } from '#tests/support/app';

const app = useApp();
let page: Page;

/** Looks in the toast area only, since the notification settings contain some of the same texts. */
const toast = (title: string) =>
  page.locator('[data-variant]').getByText(title, { exact: true }).first().waitFor();
const section = (name: string) => page.getByRole('region', { name });

beforeAll(async () => {
  page = await app().open();
  await signUp(page);
});

describe('settings', () => {
  test('keep the theme, the time zone and the notification preferences', async () => {
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    const scheme = () => page.locator('html').getAttribute('data-color-scheme');
    await expect.poll(scheme).toBe('dark');
    await page.getByRole('combobox', { name: 'Time zone' }).click();
    await page.getByRole('option', { name: 'Western Australia (Perth)' }).click();
    await toast('Time zone saved');

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
    // The toast of the first time may still be there.
    const saved = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('UpdateNotificationPreferences')),
    );
    await card.getByRole('button', { name: 'Save preferences' }).click();
    await saved;

    await page.reload();
    await page
      .getByRole('combobox', { name: 'Time zone' })
      .getByText('Western Australia (Perth)')
      .waitFor();
    expect(await scheme()).toBe('dark');
    await card.getByLabel('From').waitFor();
    expect(await other.isChecked()).toBe(false);
    expect(await card.getByLabel('From').inputValue()).toBe('21:15');
    expect(await kind.getByLabel('In the app').isChecked()).toBe(false);
    await page.getByRole('radio', { name: 'System' }).check();
    await expect.poll(scheme).toBe('light');
  });

  test('time reminders by a roster, from a sentence or a file', async () => {
    const card = section('Roster');
    const pattern = card.getByLabel('Your pattern in one sentence');
    await pattern.fill('2 days 2 nights');
    await card.getByRole('button', { name: 'Save pattern' }).click();
    await card
      .getByText('A pattern needs at least one day with a shift and one day off.')
      .waitFor();
    await pattern.fill('1 night 6 off from today');
    await card.getByRole('button', { name: 'Save pattern' }).click();
    const days = card.getByRole('list', { name: 'The next two weeks' }).getByRole('listitem');
    await days.first().getByText('Night', { exact: true }).waitFor();
    expect(await days.count()).toBe(14);
    expect(await days.nth(1).innerText()).toContain('After night');
    await card.getByText(/^The next reminder could come \w+day, /).waitFor();
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const text = `Date,Start,End,Shift\n${soon},07:00,19:00,Standby\n${soon},nonsense,,Day\n`;
    await card
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await card.getByText('1 entry could not be read.').waitFor();
    await days.getByText('Standby', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Remove roster' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove roster' }).click();
    await days.first().waitFor({ state: 'detached' });
  });
});
