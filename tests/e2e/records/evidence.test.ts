import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, revisit, signUp, useApp } from '#tests/support/app';
import { aPdf, aPicture } from '#tests/support/files';
import { EVIDENCE_MAX_FILES } from '#domain/records/evidence-files';
import { expectFailedRequest } from '#tests/support/page-errors';

const app = useApp();
let page: Page;

const dialog = () => page.getByRole('dialog').first();
const files = () => dialog().getByRole('list', { name: 'Files' });
const line = (name: string) => files().getByRole('listitem').filter({ hasText: name });
const chooseFor = async (name: string, action: string) => {
  await dialog()
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};
const savedAs = async (name: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog()
      .getByRole('link', { name: `Download ${name}` })
      .click(),
  ]);
  return download.suggestedFilename();
};
const chooser = () => dialog().locator('input[type=file]').first();

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Robin Medic');
});

const fillActivity = async (title: string) => {
  await page
    .getByRole('button', { name: /log (cpd )?activity/i })
    .first()
    .click();
  await dialog().getByLabel('Title').fill(title);
  await dialog().getByLabel(/hours/i).first().fill('2');
};

test('files chosen for a new activity are uploaded after it is saved', async () => {
  await page.goto('/cpd-log');
  await fillActivity('Airway workshop');
  await chooser().setInputFiles([
    { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: await aPdf() },
    { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await aPicture('jpeg', 300, 200) },
  ]);
  const chosen = dialog().getByRole('list', { name: 'Chosen files' });
  await chosen.getByText('certificate.pdf').waitFor();
  await expectNoAxeViolations(page);
  await dialog().getByRole('button', { name: 'Save activity' }).click();
  await dialog().waitFor({ state: 'hidden' });
  const item = page.getByRole('listitem').filter({ hasText: 'Airway workshop' });
  await item.getByText('2 files').waitFor();
});

test('the activity lists its files with thumbnails, and opens them', async () => {
  await page.getByRole('button', { name: 'Actions for Airway workshop' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await line('room.jpg').locator('img').waitFor();
  await expectNoAxeViolations(page);
  await dialog().getByRole('button', { name: 'View room.jpg' }).click();
  const picture = page.getByRole('img', { name: 'room.jpg' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  expect(await savedAs('certificate.pdf')).toBe('certificate.pdf');
});

test('a file is renamed, by keyboard too, and the record stays open', async () => {
  const renaming = page.getByRole('dialog', { name: 'Rename file' });
  const name = renaming.getByRole('textbox', { name: 'Name' });
  await chooseFor('certificate.pdf', 'Rename');
  await renaming.getByText('.pdf').waitFor();
  await expect.poll(() => name.inputValue()).toBe('certificate');
  await expectNoAxeViolations(page);
  await name.fill('ALS 12/03/2026');
  await page.keyboard.press('Enter');
  await renaming.getByText('Name cannot contain < > : " / \\ | ? *').waitFor();
  await name.fill('ALS of Mrs Jones');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Could this identify a patient?' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await name.fill('ALS certificate');
  await page.keyboard.press('Enter');
  await renaming.waitFor({ state: 'hidden' });
  await page.getByText('File renamed').first().waitFor();
  await line('ALS certificate.pdf').waitFor();
  const menu = dialog().getByRole('button', { name: 'Actions for ALS certificate.pdf' });
  await expect.poll(() => menu.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await savedAs('ALS certificate.pdf')).toBe('ALS certificate.pdf');
  await dialog().getByRole('button', { name: 'Save changes' }).waitFor();
});

test('a file of an unsupported type is refused with a message, and can be dismissed', async () => {
  await chooser().setInputFiles({
    name: 'fake.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 no'),
  });
  expectFailedRequest(400, '/api/evidence');
  await line('fake.pdf').getByText('The PDF is damaged or cut off').waitFor();
  expect(await dialog().getByRole('button', { name: 'Send fake.pdf again' }).count()).toBe(0);
  await dialog().getByRole('button', { name: 'Dismiss fake.pdf' }).click();
  await expect.poll(() => line('fake.pdf').count()).toBe(0);
});

test('a file name that may identify a patient is questioned, and can be left out', async () => {
  const buffer = Buffer.from('Rhythm strip');
  const names = ['ECG_Mrs_Jones.txt', 'ECG.txt'];
  await chooser().setInputFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer })));
  const question = page.getByRole('alertdialog', { name: 'Could this identify a patient?' });
  await question.waitFor();
  await expect.poll(() => question.locator('mark').allTextContents()).toEqual(['Mrs Jones']);
  await question.getByRole('button', { name: 'Do not upload' }).click();
  await dialog()
    .getByRole('button', { name: 'View ECG.txt' })
    .or(line('ECG.txt'))
    .first()
    .waitFor();
  expect(await line('Jones').count()).toBe(0);
});

test('a duplicate file is noticed', async () => {
  const buffer = await aPdf('twice');
  for (const name of ['first.pdf', 'again.pdf']) {
    await chooser().setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await line(name).waitFor();
    if (name === 'first.pdf')
      await dialog().getByRole('button', { name: 'View first.pdf' }).waitFor();
  }
  await line('again.pdf').getByText('This file is already here.').waitFor();
  await dialog().getByRole('button', { name: 'Dismiss again.pdf' }).click();
  await expect.poll(() => line('again.pdf').count()).toBe(0);
});

test('files can be dropped and pasted', async () => {
  const put = (kind: 'drop' | 'paste', name: string) =>
    dialog()
      .getByText('Or drop or paste them here')
      .evaluate(
        (zone, { kind, name }) => {
          const data = new DataTransfer();
          data.items.add(new File([`Notes of ${name}`], name, { type: 'text/plain' }));
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', {
                  clipboardData: data,
                  bubbles: true,
                  cancelable: true,
                });
          zone.dispatchEvent(event);
        },
        { kind, name },
      );
  await put('drop', 'dropped.txt');
  await dialog().getByRole('link', { name: 'Download dropped.txt' }).waitFor();
  await put('paste', 'pasted.txt');
  const pasted = dialog().getByRole('link', { name: 'Download pasted.txt' });
  await expect.poll(() => pasted.count()).toBe(1);
});

test('a deleted file is restored from its toast', async () => {
  await chooseFor('pasted.txt', 'Delete');
  const asking = page.getByRole('alertdialog');
  await asking.getByText('“pasted.txt” will be removed from this record.').waitFor();
  await asking.getByRole('button', { name: 'Delete' }).click();
  await line('pasted.txt').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => line('pasted.txt').count()).toBe(1);
  await dialog().getByRole('button', { name: 'Save changes' }).click();
  await dialog().waitFor({ state: 'hidden' });
});

test('files beyond the limit of a record are left out with a message', async () => {
  await revisit(page, '/cpd-log');
  await fillActivity('Many papers');
  const buffer = Buffer.from('One of many');
  const many = Array.from({ length: EVIDENCE_MAX_FILES + 1 }, (_, index) => `paper-${index}.txt`);
  await chooser().setInputFiles(many.map((name) => ({ name, mimeType: 'text/plain', buffer })));
  await dialog().getByText(`A record can have up to ${EVIDENCE_MAX_FILES} files`).waitFor();
  const chosen = dialog().getByRole('list', { name: 'Chosen files' });
  await expect.poll(() => chosen.getByRole('listitem').count()).toBe(EVIDENCE_MAX_FILES);
  const add = dialog().getByRole('button', { name: 'Add files' });
  await expect.poll(() => add.isDisabled()).toBe(true);
});
