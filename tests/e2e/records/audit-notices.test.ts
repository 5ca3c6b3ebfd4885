import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, openDashboard, signUp, useApp } from '#tests/support/app';

const app = useApp();
let page: Page;

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Alex Nguyen');
  await openDashboard(page);
});

test('a letter is entered, counted down, and answered', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'Audit letters' }).click();
  await page.getByText('No audit letters').waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Add audit letter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add audit letter' });
  const date = new Date(Date.now() - 4 * 86_400_000);
  const part = (name: string) =>
    dialog.getByRole('group', { name: 'Date of the letter' }).getByRole('spinbutton', { name });
  await part('Day').click();
  const two = (value: number) => String(value).padStart(2, '0');
  await page.keyboard.type(
    `${two(date.getDate())}${two(date.getMonth() + 1)}${date.getFullYear()}`,
  );
  await dialog.getByRole('button', { name: 'Save audit letter' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/2[345] days left, by/).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Prepare the submission' }).click();
  const report = page.getByRole('dialog', { name: 'Export Report' });
  await expect
    .poll(() =>
      report
        .getByRole('radiogroup', { name: 'Edition' })
        .getByRole('radio', { name: /^Submission/ })
        .isChecked(),
    )
    .toBe(true);
  await report.getByRole('button', { name: 'Cancel' }).click();
  await report.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'Open the audit letter' }).click();
  await page.getByRole('button', { name: /^Actions for Audit letter of/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as answered' }).click();
  await page.getByText('Marked as answered').waitFor();
  await page.getByText(/^Answered \d/).waitFor();
  await page.getByRole('button', { name: /^Actions for Audit letter of/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit audit letter' });
  await edited.getByText('History', { exact: true }).click();
  await edited.getByText(/^Answered on changed from/).waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await edited.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('heading', { name: 'Audit readiness' }).waitFor();
  expect(await page.getByRole('link', { name: 'Open the audit letter' }).count()).toBe(0);
});
