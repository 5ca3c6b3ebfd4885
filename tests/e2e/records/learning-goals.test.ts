import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxeViolations, resize, signUp, useApp } from '#tests/support/app';

const app = useApp();
let page: Page;

const dialog = () => page.getByRole('dialog');
const press = (name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();
const toast = (title: string) => page.getByText(title, { exact: true }).first().waitFor();
const closed = () => dialog().waitFor({ state: 'hidden' });
const goal = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
async function choose(title: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const title = 'Recognise the deteriorating child earlier';

beforeAll(async () => {
  page = await app().open();
  await signUp(page);
});

describe('the learning plan', () => {
  test('explains why goals are required, and offers an example', async () => {
    await page.goto('/cpd-log');
    await page.getByRole('tab', { name: 'Learning Plan' }).click();
    await page.getByText('No goals for this period yet').waitFor();
    await page.getByText('Paramedicine Board of Australia', { exact: false }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: title }).click();
    await expect.poll(() => dialog().getByLabel('Goal').inputValue()).toBe(title);
    await dialog().getByLabel('Why it matters').fill('No');
    await press('Save goal');
    await dialog().getByText('Please say in at least 5 characters why it matters').waitFor();
    await expectNoAxeViolations(page);
    await dialog().getByLabel('Why it matters').fill('I see few sick children.');
    await press('Save goal');
    await toast('Goal added');
    await closed();
    await goal(title).getByText('Nothing planned yet').waitFor();
  });

  test('plans an activity, and records it from the plan', async () => {
    await press('Plan an activity');
    await dialog().getByLabel('What will you do?').fill('Paediatric workshop');
    await dialog().getByLabel('Hours').fill('4');
    await press('Plan activity');
    await toast('Activity planned');
    await closed();
    await goal(title).getByText('0 of 4 hours done').waitFor();
    await page.getByRole('button', { name: 'Actions for Paediatric workshop' }).click();
    await page.getByRole('menuitem', { name: 'Record with changes' }).click();
    const what = dialog().getByLabel('Title');
    await expect.poll(() => what.inputValue()).toBe('Paediatric workshop');
    await press('Save activity');
    await toast('Activity created');
    await closed();
    await goal(title).getByText('4 of 4 hours done').waitFor();
    await goal(title).getByText('4 hours, recorded').waitFor();
    await page.getByRole('tab', { name: 'Activities' }).click();
    await page.getByText(`Goal: ${title}`).waitFor();
  });

  test('links an activity that was not planned to a goal', async () => {
    await press('Log CPD Activity');
    await dialog().getByLabel('Title').fill('Case discussion');
    await dialog().getByRole('combobox', { name: 'Learning goals' }).click();
    await page.getByRole('option', { name: title }).click();
    await page.keyboard.press('Escape');
    await press('Save activity');
    await toast('Activity created');
    await closed();
    await page.getByRole('tab', { name: 'Learning Plan' }).click();
    await goal(title).getByText('Case discussion').waitFor();
    await expect.poll(() => goal(title).getByText('recorded').count()).toBe(2);
  });

  test('removes a planned activity and restores it', async () => {
    await press('Plan an activity');
    await dialog().getByLabel('What will you do?').fill('A podcast');
    await press('Plan activity');
    await closed();
    await choose('A podcast', 'Remove');
    await toast('Planned activity removed');
    await press('Undo');
    await toast('Planned activity restored');
    await goal(title).getByText('A podcast').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Done: A podcast' }).count()).toBe(1);
  });

  test('closes a goal with an evaluation, keeps a later edit, and reopens it', async () => {
    await choose(title, 'Close goal');
    await dialog().getByLabel('What has changed in your practice?').fill('Too short');
    await press('Close goal');
    await dialog().getByText('Please write at least 10 characters').waitFor();
    await dialog()
      .getByLabel('What has changed in your practice?')
      .fill('I look at the child before I measure.');
    await expectNoAxeViolations(page);
    await press('Close goal');
    await toast('Goal closed');
    await closed();
    await goal(title).getByText('Achieved', { exact: true }).waitFor();
    await goal(title).getByText('1 change of plan').click();
    await goal(title).getByText('from “Open” to “Achieved”', { exact: false }).waitFor();
    await expectNoAxeViolations(page);
    await choose(title, 'Reopen');
    await toast('Goal reopened');
    await goal(title).getByText('Open', { exact: true }).waitFor();
  });

  test('deletes a goal after a confirmation, and restores it', async () => {
    await choose(title, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toast('Goal deleted');
    await page.getByText('No goals for this period yet').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('0 goals');
    await press('Undo');
    await toast('Goal restored');
    await goal(title).waitFor();
    await expect.poll(() => page.getByText('1 goal', { exact: true }).count()).toBe(1);
  });

  test('fits a phone in the dark theme', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await resize(page, 390);
    await page.getByRole('heading', { name: title }).waitFor();
    await expectNoAxeViolations(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });
});
