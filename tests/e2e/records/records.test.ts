import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoAxeViolations,
  signUp,
  typeDay,
  useApp,
  resize,
} from '#tests/support/app';
import { saveDownload } from '#tests/support/save-download';

const app = useApp();
let page: Page;

const toast = (title: string) => page.getByText(title, { exact: true }).first().waitFor();
const dialog = () => page.getByRole('dialog');
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const count = (label: string) => page.getByRole('heading', { name: label, level: 2 }).waitFor();

async function choose(title: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const content = 'Annual refresher, two hours, assessed on the day by the educator of the station.';

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Siobhán Medic');
  for (let n = 1; n <= 24; n += 1) {
    const type = n % 2 ? 'certificate' : 'other';
    const data = { title: `Paper ${n}`, type, content: `Number ${n} of a pile of papers` };
    await page.request.post('/api/documents', { data });
  }
  await page.goto('/documents');
});

describe('records in a list (documents)', () => {
  test('are added', async () => {
    await page.getByRole('button', { name: 'Upload Document' }).first().click();
    await dialog().getByRole('button', { name: 'Save document' }).click();
    await expect.poll(() => dialog().locator('[aria-invalid="true"]').count()).toBe(2);
    await expectNoAxeViolations(page);
    await dialog().getByLabel('Title').fill('CPR: refresher');
    await dialog().getByLabel('Content').fill(content);
    await dialog().getByRole('button', { name: 'Save document' }).click();
    await toast('Document Saved');
    await toast('Your document has been successfully saved.');
    await dialog().waitFor({ state: 'hidden' });
    await row('CPR: refresher').waitFor();
  });

  test('are shown in full, and downloaded as text', async () => {
    await page.getByRole('button', { name: 'View CPR: refresher' }).click();
    await dialog().getByText(content).waitFor();
    await expectNoAxeViolations(page);
    const { name, file } = await saveDownload(page, () =>
      dialog().getByRole('button', { name: 'Download', exact: true }).click(),
    );
    expect(name).toBe('CPR refresher.txt');
    expect(file.toString()).toMatch(/^CPR: refresher\nCertificate, created [^]*educator/);
    await dialog().getByRole('button', { name: 'Close' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await saveDownload(page, () =>
      page.getByRole('button', { name: 'Download CPR: refresher' }).click(),
    );
    await saveDownload(page, () => choose('CPR: refresher', 'Download'));
  });

  test('are edited from the menu, by keyboard', async () => {
    const menu = page.getByRole('button', { name: 'Actions for CPR: refresher' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const title = dialog().getByLabel('Title');
    await title.fill('Roster of March');
    await dialog().getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Evidence' }).click();
    await typeDay(page, 'Expiry date (optional)', 40);
    await dialog().getByRole('button', { name: 'Save changes' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await row('Roster of March')
      .getByText(/^Expires \d{1,2} [A-Z][a-z]{2} \d{4}$/)
      .waitFor();
    await row('Roster of March').getByText('Evidence', { exact: true }).waitFor();
    expect(await row('CPR: refresher').count()).toBe(0);
  });

  test('are filtered by tab, type and search together', async () => {
    await count('25 documents');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Other' }).click();
    await count('12 documents');
    await page.getByLabel('Search documents').fill('PAPER 2');
    await count('4 documents');
    await page.getByRole('tab', { name: 'Certificates' }).click();
    await count('2 documents');
    expect(await page.getByRole('combobox', { name: 'Type' }).isVisible()).toBe(false);
    await page.getByLabel('Search documents').fill('');
    await page.getByRole('tab', { name: 'All Documents' }).click();
    await count('12 documents');
    await page.getByRole('combobox', { name: 'Type' }).click();
    let reads = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('"Documents"')) reads += 1;
    });
    await page.getByRole('option', { name: 'All Types' }).click();
    await page.getByText('Showing 20 of 25').waitFor();
    expect(reads).toBe(1);
    await page.getByRole('button', { name: 'Show more' }).click();
    await row('Number 1 of a pile').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(26);
  });

  test('are deleted after a confirmation, and restored', async () => {
    await choose('Paper 24', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this document?' });
    await question.getByText('“Paper 24”').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await choose('Paper 24', 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast('Document deleted');
    await count('24 documents');
    expect(await row('Paper 24').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await toast('Document restored');
    await count('25 documents');
    await row('Paper 24').waitFor();
  });

  test('are cards on a phone, with all their actions', async () => {
    await resize(page, 390);
    await page.getByRole('listitem').filter({ hasText: 'Paper 24' }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByRole('button', { name: 'View Paper 24' }).click();
    await dialog().getByText('Number 24 of a pile of papers').waitFor();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await dialog().waitFor({ state: 'hidden' });
  });

  test.each(['light', 'dark'] as const)('pass axe in the %s theme', async (theme) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [390, 1280]) {
      await resize(page, width);
      await expectAccessible[theme](page);
    }
  });
});
