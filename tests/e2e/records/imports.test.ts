import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp } from '#tests/support/app';

const app = useApp();
let page: Page;

const dialog = () => page.getByRole('dialog');
const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click();
const give = (text: string) =>
  page
    .getByLabel('CSV file', { exact: true })
    .setInputFiles({ name: 'my list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const line = (title: string) => dialog().getByRole('listitem').filter({ hasText: title });

const list = `Activity,Type,Completed,Duration,Notes
Airway workshop,Clinical,3/4/2025,1h 50m,A long day
Airway workshop,Clinical,3 April 2025,1.5,Again
Sepsis webinar,e-learning,2025-05-02,90 min,
Broken row,Clinical,30/2/2025,many,`;

beforeAll(async () => {
  page = await app().open();
  await signUp(page);
  await page.goto('/cpd-log');
  // As over plain HTTP: browsers provide it on secure connections only.
  await page.evaluate(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
});

describe('importing a table', () => {
  test('starts from an empty log, and explains which files it accepts', async () => {
    await press('Import from a spreadsheet');
    await dialog().getByText('Choose a CSV file').waitFor();
    await expectNoAxeViolations(page);
    const saved = page.waitForEvent('download');
    await press('Download a template');
    expect((await saved).suggestedFilename()).toBe('paramed-cpd-import-template.csv');
    await give('PK\u0003\u0004');
    await dialog().getByText('This is a spreadsheet file, not CSV.', { exact: false }).waitFor();
    await give('Title,Hours');
    await dialog().getByText('There are no rows to import.').waitFor();
  });

  test('previews each row, and imports the selected ones', async () => {
    await give(list);
    await dialog()
      .getByText('2 of 4 rows will be imported · 1 possible duplicate · 1 cannot be read')
      .waitFor();
    await line('Broken row').getByText('Row 5: “30/2/2025” is a day that does not exist').waitFor();
    await line('Row 3').getByText('The same as row 2').waitFor();
    await expectNoAxeViolations(page);
    await press(/How we read it/);
    await dialog().getByLabel('Notes').waitFor();
    await expectNoAxeViolations(page);
    await press('Import 2 activities');
    await page.getByText('2 activities imported').first().waitFor();
    await dialog().waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: '2 activities · 3 hours' }).waitFor();
  });

  test('recognises existing activities', async () => {
    await press('More for the CPD Log');
    await page.getByRole('menuitem', { name: 'Import' }).click();
    await dialog()
      .getByLabel('Or paste rows')
      .fill('Title\tCategory\tDate\tHours\nSepsis webinar\tPD\t2/5/25\t1:30\n');
    await press('Read these rows');
    await dialog().getByText('0 of 1 row will be imported · 1 possible duplicate').waitFor();
    await dialog()
      .getByText('You already have an activity with this day, title and hours')
      .waitFor();
    await dialog().getByLabel('Skip duplicates').uncheck();
    await dialog().getByText('1 of 1 row will be imported', { exact: false }).waitFor();
    await expect.poll(() => line('Sepsis webinar').count()).toBe(1);
    await press('Back');
  });

  test('is undone as a whole, and restored', async () => {
    await dialog().getByRole('heading', { name: 'Past imports' }).waitFor();
    await expectNoAxeViolations(page);
    await press('Undo this import: my list.csv');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
    await page.getByText('Import undone: 2 activities moved to the bin').first().waitFor();
    await press('Restore import: my list.csv');
    await page.getByText('Import restored: 2 activities').first().waitFor();
    await press('Close');
    await page.getByRole('heading', { name: '2 activities · 3 hours' }).waitFor();
  });
});
