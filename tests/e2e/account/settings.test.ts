import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp, useApp, visit } from '#tests/support/app';

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

  test('keep the notification preferences, of a group or fine-tuned', async () => {
    await visit(page, '/settings/reminders');
    const card = section('Notifications');
    const group = (name: string) => card.getByRole('group', { name, exact: true });
    const kind = group('CPD falling behind').getByLabel('In the app');
    const other = group('Evidence missing').getByLabel('In the app');
    const fineTune = (name: string) =>
      card.getByRole('button', { name: `Fine-tune ${name}` }).click();
    const save = async () => {
      // The toast of the last time may still be there.
      const saved = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes('UpdateNotificationPreferences')),
      );
      await card.getByRole('button', { name: 'Save preferences' }).click();
      return JSON.parse((await saved).request().postData()!).variables.input;
    };
    const ways = group('Deadlines').getByRole('checkbox', { name: 'In the app' });
    expect(await kind.count()).toBe(0);
    await fineTune('Deadlines');
    await kind.uncheck();
    await group('Deadlines').getByText('Some', { exact: true }).waitFor();
    await group('Deadlines').getByText('7 of 8').waitFor();
    expect(await ways.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await card.getByLabel('Quiet hours').check();
    await card.getByLabel('From').fill('21:15');
    await card.getByLabel('Until').fill('21:15');
    await card.getByRole('button', { name: 'Save preferences' }).click();
    await card.getByText('Quiet hours must start and end at different times').waitFor();
    await card.getByLabel('Until').fill('05:45');
    await card.getByRole('button', { name: 'Save preferences' }).click();
    await toast('Notification preferences saved');
    await other.uncheck();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    expect((await save()).kinds).toEqual([
      { kind: 'evidence-missing', inApp: false, email: true, push: false },
    ]);

    // Only the groups that were switched are sent; of one fine-tuned nothing changes.
    const learning = card.getByRole('switch', { name: 'Learning' });
    await learning.uncheck();
    await group('Learning').getByText('Off', { exact: true }).waitFor();
    const account = card.getByRole('switch', { name: 'Account' });
    await account.uncheck();
    await account.check();
    const sent = (await save()).kinds as { inApp: boolean; email: boolean }[];
    expect(sent).toHaveLength(10);
    expect(sent.every(({ inApp, email }) => !inApp && !email)).toBe(true);

    await page.reload();
    await group('Deadlines').getByText('6 of 8').waitFor();
    expect(await learning.isChecked()).toBe(false);
    expect(await account.isChecked()).toBe(true);
    await fineTune('Deadlines');
    expect(await other.isChecked()).toBe(false);
    expect(await card.getByLabel('From').inputValue()).toBe('21:15');
    expect(await kind.isChecked()).toBe(false);
    await fineTune('Learning');
    expect(await kind.count()).toBe(0);
    await ways.check();
    await learning.check();
    expect((await save()).kinds).toHaveLength(12);
  });

  test('time reminders by a roster, from a sentence or a file', async () => {
    await visit(page, '/settings');
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
