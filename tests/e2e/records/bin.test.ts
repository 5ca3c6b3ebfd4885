import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp, visit } from '#tests/support/app';

const app = useApp();
let page: Page;

const toast = (title: string) => page.getByText(title, { exact: true }).first().waitFor();
const asking = () => page.getByRole('alertdialog');
const row = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const count = (label: string) => page.getByRole('heading', { name: label, level: 2 }).waitFor();

/** Creates a record of the user over HTTP. */
const post = (path: string, data: object) => page.request.post(`/api${path}`, { data });
async function deleteActivity(title: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await asking()
    .getByText(/^“.*An auditor can ask for this record until 30 Nov 20\d\d\. It/)
    .waitFor();
}

beforeAll(async () => {
  page = await app().open();
  await signUp(page);
  for (const title of ['Airway workshop', 'Trauma evening']) {
    await post('/activities', { title, category: 'Clinical Practice', hours: 2 });
  }
  const document = { title: 'First aid', type: 'certificate', content: 'Valid for three years.' };
  await post('/documents', document);
});

describe('the bin', () => {
  test('starts empty, and is reached from the CPD Log', async () => {
    await page.goto('/cpd-log');
    await page.getByText(/This period ends on .+\. Keep its records until .+\./).waitFor();
    await page.getByRole('button', { name: 'More for the CPD Log' }).click();
    await page.getByRole('menuitem', { name: 'Bin' }).click();
    await page.getByRole('heading', { name: 'Bin', level: 1 }).waitFor();
    await page.getByText('The bin is empty').waitFor();
    await expectNoAxeViolations(page);
  });

  test('holds deleted records; the question says until when an auditor can ask for them', async () => {
    await visit(page, '/cpd-log');
    await deleteActivity('Airway workshop');
    await expectNoAxeViolations(page);
    await asking().getByRole('button', { name: 'Delete' }).click();
    await toast('Activity deleted');
    await deleteActivity('Trauma evening');
    await asking().getByRole('button', { name: 'Delete' }).click();
    await asking().waitFor({ state: 'detached' });
    await visit(page, '/bin');
    await count('2 records in the bin');
    await row('Airway workshop')
      .getByText(/^Deleted on .+, deleted for good on .+\. Keep until /)
      .waitFor();
    await expectNoAxeViolations(page);
  });

  test('restores a record', async () => {
    await page.getByRole('button', { name: 'Restore Airway workshop' }).click();
    await toast('Activity restored');
    await count('1 record in the bin');
    await visit(page, '/cpd-log');
    await page.getByRole('heading', { name: 'Airway workshop' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Trauma evening' }).count()).toBe(0);
  });

  test('filters by kind, and is emptied permanently', async () => {
    await visit(page, '/bin');
    await page.getByRole('combobox', { name: 'Show' }).click();
    await page.getByRole('option', { name: 'Documents' }).click();
    await page.getByText('Nothing of this kind is in the bin').waitFor();
    expect(new URL(page.url()).search).toBe('?kind=document');
    await visit(page, '/bin');
    await page.getByRole('button', { name: 'Delete now: Trauma evening' }).click();
    await asking()
      .getByText(/It cannot be restored/)
      .waitFor();
    await asking().getByRole('button', { name: 'Cancel' }).click();
    await asking().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Empty bin' }).click();
    await expectNoAxeViolations(page);
    await asking().getByRole('button', { name: 'Empty bin' }).click();
    await toast('The bin is empty now');
    await page.getByText('The bin is empty', { exact: true }).waitFor();
  });
});
