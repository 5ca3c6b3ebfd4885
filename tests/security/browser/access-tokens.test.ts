import { beforeAll, expect, test } from 'vitest';
import { tokenMessages as messages } from '#domain/account/access-tokens';
import {
  expectAccessibleEverywhere,
  expectNoAxeViolations,
  signUp,
  useApp,
} from '#tests/support/app';
import { TestClient } from '#tests/support/client';
import type { Page } from 'playwright-core';

const app = useApp();
let page: Page;

beforeAll(async () => {
  page = await app().open({
    discard: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await signUp(page, 'Mara Okafor');
});

test('a token is created, copied, used by a program and revoked', async () => {
  await page.goto('/settings#developers');
  await page.getByText(messages.empty).waitFor();
  await page.getByRole('button', { name: 'Create access token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an access token' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Roster script');
  await dialog.getByRole('combobox', { name: 'Expires after' }).press('ArrowDown');
  await page.getByRole('option', { name: '30 days' }).click();
  await dialog.getByRole('combobox', { name: 'What it may do' }).press('ArrowDown');
  await page.getByRole('option', { name: 'Choose what it may read and write' }).click();
  const create = dialog.getByRole('button', { name: 'Create token' });
  await create.click();
  await dialog.getByText(messages.scopes).waitFor();
  await dialog.getByRole('checkbox', { name: 'Write: Activities' }).check();
  const read = dialog.getByRole('checkbox', { name: 'Read: Activities' });
  expect(await read.isChecked()).toBe(true);
  expect(await read.isDisabled()).toBe(true);
  await expectAccessibleEverywhere(page);
  await create.click();

  const token = await dialog.getByLabel('Token for Roster script').inputValue();
  expect(token).toMatch(/^paramed_/);
  const copy = dialog.getByRole('button', { name: 'Copy token' });
  await expect.poll(() => copy.evaluate((button) => button === document.activeElement)).toBe(true);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await page.getByText(messages.copied.title).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const program = new TestClient(app());
  program.token = token;
  const activity = { title: 'By a program', category: 'Clinical Practice', hours: 1 };
  expect((await program.rest('POST', '/activities', activity)).status).toBe(201);
  expect((await program.rest('GET', '/documents')).status).toBe(403);

  // Its use is written after a second, together with others.
  const row = page.getByRole('listitem').filter({ hasText: 'Roster script' });
  await expect
    .poll(async () => {
      await page.reload();
      await row.waitFor();
      return row.textContent();
    })
    .toContain('Last used');
  expect(await row.textContent()).toContain('Reads and writes: Activities');
  await row.getByRole('button', { name: 'Revoke Roster script' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click();
  await page.getByText(messages.empty).waitFor();
  expect((await program.rest('GET', '/activities')).status).toBe(401);
});
