import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations, signUp, useApp, visit } from '#tests/support/app';
import { saveDownload } from '#tests/support/save-download';
import { pdfText } from '#tests/support/pdf-text';
import { expectFailedRequest } from '#tests/support/page-errors';

const app = useApp();
let page: Page;

const toast = (title: string) => page.getByText(title, { exact: true }).first().waitFor();
const dialog = () => page.getByRole('dialog');

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Siobhán Medic');
  await page.goto('/documents');
});

describe('templates', () => {
  test.each([
    ['Certificate Template', 'ParaMed CPD certificate - standard-cpd.pdf', 'Siobhán Medic'],
    ['Reflective Practice Log', 'ParaMed CPD reflection - standard-reflection.pdf', 'Now what?'],
    ['Evidence Documentation', 'ParaMed CPD evidence - cover-sheet.pdf', 'What is attached'],
  ])('%s can be previewed and downloaded', async (title, fileName, words) => {
    await visit(page, '/documents');
    await page.getByRole('button', { name: `Preview ${title}` }).click();
    await dialog().getByRole('heading', { level: 3 }).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    const { name, file } = await saveDownload(page, () =>
      page.getByRole('button', { name: `Download ${title}`, exact: true }).click(),
    );
    expect(name).toBe(fileName);
    expect(pdfText(file)).toContain(words);
  });

  test.each([
    ['/documents/templates/certificates', 'Certificate Templates', 'Preview Clinical Skills'],
    ['/documents/templates/reflections', 'Reflection Templates', 'Preview Critical Incident'],
  ])('a template of %s is downloaded from its preview', async (address, heading, preview) => {
    await visit(page, address);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${preview}`) }).click();
    const { file } = await saveDownload(page, () =>
      dialog().getByRole('button', { name: 'Download', exact: true }).click(),
    );
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    await dialog().getByRole('button', { name: 'Close' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await expectNoAxeViolations(page);
  });

  test('a failed download shows a message', async () => {
    await visit(page, '/documents');
    await page.route('**/api/templates/**', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not right now.' } }),
    );
    expectFailedRequest(503, '/api/templates/evidence/cover-sheet.pdf');
    await page.getByRole('button', { name: 'Download Evidence Documentation' }).click();
    await toast('Download failed');
    await toast('Not right now.');
    const button = page.getByRole('button', { name: 'Download Evidence' });
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.unroute('**/api/templates/**');
  });
});
