import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp } from '#tests/support/app';
import { pdfText } from '#tests/support/pdf-text';
import { submissionHints } from '#domain/proof/submission';
import { unzip } from '#tests/support/unzip';
import { expectFailedRequest } from '#tests/support/page-errors';

const app = useApp();
let page: Page;

const dialog = () => page.getByRole('dialog', { name: 'Export Report' });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });

const submission = () =>
  dialog()
    .getByRole('radiogroup', { name: 'Edition' })
    .getByRole('radio', { name: /^Submission/ });

/** Opens the dialog and waits until it lists the report's contents. */
async function open(): Promise<void> {
  await page.getByRole('button', { name: 'Export Report' }).click();
  await dialog()
    .getByText(/^In the (report|submission)/)
    .waitFor();
}

async function downloaded(): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button('Download').click()]);
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Māori Nguyễn');
  await page.goto('/help');
});

test('an empty record shows a note in the dialog, and still produces a report', async () => {
  await open();
  await dialog().getByText('0 activities · 0 hours completed').waitFor();
  expect(await dialog().getByText('What is missing').count()).toBe(0);
  await button('Cancel').click();
  await dialog().waitFor({ state: 'hidden' });
});

test('the dialog shows what is missing, and downloads the PDF under its name', async () => {
  const made = await page.request.post('/api/activities', {
    data: {
      title: 'Airway workshop',
      category: 'Clinical Practice',
      hours: 2.5,
      isInteractive: true,
      status: 'completed',
    },
  });
  expect(made.status()).toBe(201);
  await open();
  await dialog().getByText('1 activity · 2.5 hours completed').waitFor();
  await dialog().getByText('1 activity without a full reflection').waitFor();
  await dialog().getByText('1 activity without a file as evidence').waitFor();
  const { name, file } = await downloaded();
  expect(name).toMatch(/^CPD portfolio Māori Nguyễn \d{4}\.pdf$/);
  expect(pdfText(file)).toContain('Airway workshop');
  await page.getByText('Report downloaded').waitFor();
  await dialog().waitFor({ state: 'hidden' });
});

test('the audit pack can be chosen by keyboard', async () => {
  await open();
  await dialog().getByRole('radio', { name: 'PDF report' }).focus();
  await page.keyboard.press('ArrowDown');
  const pack = dialog().getByRole('radio', { name: 'Audit pack' });
  await expect.poll(() => pack.isChecked()).toBe(true);
  const { name, file } = await downloaded();
  expect(name).toMatch(/^CPD audit pack Māori Nguyễn \d{4}\.zip$/);
  expect([...unzip(file).keys()]).toContain('SHA256SUMS');
  await dialog().waitFor({ state: 'hidden' });
});

test('the dialog shows why a report failed, and can stop one', async () => {
  await open();
  const body = JSON.stringify({ message: 'Something failed.', requestId: '0123abcd-4567' });
  await page.route('**/api/report?*', (route) => route.fulfill({ status: 500, body }), {
    times: 1,
  });
  expectFailedRequest(500, '/api/report');
  await button('Download').click();
  await dialog().getByText('Something failed. (Reference 0123abcd)').waitFor();
  await page.route('**/api/report?*', () => {});
  await button('Download').click();
  await dialog().getByText('Making it: Audit pack.').waitFor();
  await dialog().getByRole('progressbar', { name: 'Progress of the report' }).waitFor();
  await dialog().getByText('1 activity without a full reflection').waitFor();
  await expectNoAxeViolations(page);
  await button('Stop').click();
  await dialog().getByRole('progressbar').waitFor({ state: 'detached' });
  await page.unroute('**/api/report?*');
  await expect.poll(() => button('Download').isEnabled()).toBe(true);
  await dialog().getByRole('link', { name: 'Complete them in the CPD Log' }).click();
  await page.getByRole('heading', { name: 'CPD Log', level: 1 }).waitFor();
  await dialog().waitFor({ state: 'hidden' });
});

test('the owner chooses what is handed in, previews it, and finds the choice again', async () => {
  const [{ id }] = await (await page.request.get('/api/activities')).json();
  const sent = await page.request.post(`/api/evidence?activityId=${id}&name=roster.txt`, {
    headers: { 'Content-Type': 'application/octet-stream' },
    data: 'Roster of the workshop',
  });
  expect(sent.status()).toBe(201);
  await open();
  await submission().check();
  await dialog().getByText(submissionHints.addNumber).waitFor();
  await button('Choose and preview').click();
  const contents = page.getByRole('dialog', { name: 'What goes in' });
  const file = contents.getByRole('checkbox', { name: /^roster\.txt/ });
  await file.uncheck();
  await contents.getByRole('tab', { name: 'Preview of the register' }).click();
  await contents.getByText('1 piece of evidence was left out by the owner.').waitFor();
  await contents.getByText(`Registration number: ${submissionHints.noNumber}`).waitFor();
  await contents.getByText('Requirement: 30 hours, of these 8 interactive').waitFor();
  await contents.getByRole('heading', { name: 'Index of evidence' }).waitFor();
  await contents.getByRole('tab', { name: 'Contents' }).click();
  await file.check();
  await contents.getByRole('checkbox', { name: /^Airway workshop/ }).uncheck();
  await file.waitFor({ state: 'detached' });
  await contents.getByRole('checkbox', { name: 'Learning goals and plan' }).uncheck();
  await expectNoAxeViolations(page);
  await contents.getByRole('tab', { name: 'Preview of the register' }).click();
  await contents.getByText(/^1 activity.* left out by the owner\.$/).waitFor();
  await expectNoAxeViolations(page);
  await contents.getByRole('button', { name: 'Done' }).click();
  await contents.waitFor({ state: 'hidden' });
  await button('Cancel').click();
  await dialog().waitFor({ state: 'hidden' });
  await open();
  await submission().check();
  await dialog()
    .getByText(/^Left out: 1 activity, learning goals and plan\./)
    .waitFor();
  const { file: pdf } = await downloaded();
  expect(pdfText(pdf)).toContain('left out by the owner');
  expect(pdfText(pdf)).not.toContain('Airway workshop');
  await dialog().waitFor({ state: 'hidden' });
  await open();
  await submission().check();
  await button('Choose and preview').click();
  await contents.getByRole('button', { name: 'Include everything' }).click();
  await contents.getByRole('button', { name: 'Include everything', disabled: true }).waitFor();
  await contents.getByRole('button', { name: 'Done' }).click();
  await contents.waitFor({ state: 'hidden' });
  await dialog()
    .getByText(/^Left out:/)
    .waitFor({ state: 'detached' });
  await button('Cancel').click();
  await dialog().waitFor({ state: 'hidden' });
});

test('the edition to hand in is a choice, and says nothing of gaps', async () => {
  await open();
  await submission().check();
  await dialog().getByRole('radio', { name: 'PDF report' }).check();
  const { name, file } = await downloaded();
  expect(name).toMatch(/^CPD submission Māori Nguyễn \d{4}\.pdf$/);
  expect(pdfText(file)).toContain('Airway workshop');
  expect(pdfText(file)).not.toMatch(/missing|Not met/i);
  await dialog().waitFor({ state: 'hidden' });
});
