import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { readArchive } from '#client/features/records/imports/read-archive.ts';
import { expectNoAxeViolations, signUp, useApp, visit } from '#tests/support/app';
import { aZip } from '#tests/support/files';
import { unzip } from '#tests/support/unzip';

const app = useApp();
let archive: Buffer;
let page: Page;

const dialog = () => page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
const give = (buffer: Buffer, name = 'export.zip') =>
  page.getByLabel('Backup file', { exact: true }).setInputFiles({ name, mimeType: '', buffer });

/** Directory of a ZIP that lists empty files, none of which is in it. */
function listOf(count: number): Uint8Array<ArrayBuffer> {
  const entry = Buffer.alloc(47, 'a');
  entry.fill(0, 4, 46).writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(1, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(count * entry.length, 12);
  const local = Buffer.from('504b0304', 'hex');
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, ...Array<Buffer>(count).fill(entry), end]));
}

/** A user with an activity and its file, whose account was exported. */
async function takenOut(from: Page): Promise<Buffer> {
  await signUp(from, 'Robin Mover');
  const data = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2.5 };
  const activity = await from.request.post('/api/activities', { data });
  const { id } = (await activity.json()) as { id: number };
  const file = { data: Buffer.from('It is proven.') };
  const sent = await from.request.post(`/api/evidence?activityId=${id}&name=proof.txt`, file);
  expect(sent.status()).toBe(201);
  await from.goto('/settings/data');
  const saved = from.waitForEvent('download');
  await from.getByRole('button', { name: 'Download with files' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^paramed-cpd-my-data-.*\.zip$/);
  return readFileSync(await download.path());
}

beforeAll(async () => {
  page = await app().open();
  archive = await takenOut(page);
  await page.context().clearCookies();
  await signUp(page);
  await page.goto('/settings/data');
  // As over plain HTTP: browsers provide it on secure connections only.
  await page.evaluate(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await press('Restore from a backup');
  await dialog().getByText('Choose a backup file').waitFor();
});

describe('restoring a backup', () => {
  const account = () => unzip(archive).get('account.json')!;
  const manifest = () => JSON.parse(unzip(archive).get('manifest.json')!.toString());
  const repacked = (change: Record<string, string>) =>
    aZip({
      'account.json': account().toString(),
      'manifest.json': JSON.stringify(manifest()),
      ...change,
    });

  test('refuses another file, a truncated one and a zip bomb', async () => {
    await expectNoAxeViolations(page);
    await give(Buffer.from('{"a":1}'), 'other.json');
    await dialog()
      .getByText(
        'This file is not a ParaMed CPD backup. Choose a file that you downloaded under Your Data',
      )
      .waitFor();
    await give(await aZip({ 'other.txt': 'x' }));
    await dialog()
      .getByText(
        'This file is not a ParaMed CPD backup. Choose a file that you downloaded under Your Data',
      )
      .waitFor();
    await give(archive.subarray(0, 200));
    await dialog().getByText('This file is damaged or cut off.', { exact: false }).waitFor();
    await expect(readArchive(new File([listOf(10_001)], 'many.zip'))).rejects.toThrow(
      'This file is larger than it says',
    );
    await give(await repacked({ 'account.json': ' '.repeat(60_000_001) }));
    await dialog().getByText('This file is larger than it says', { exact: false }).waitFor();
    await expect
      .poll(() => dialog().getByRole('button', { name: 'Choose a backup file' }).count())
      .toBe(1);
  });

  test('skips a file that changed since the export, whatever its path', async () => {
    const list = manifest();
    const listed = list.files.find((each: any) => each.evidenceFileId);
    listed.path = '../../etc/passwd';
    const text = JSON.stringify(list);
    await give(await repacked({ 'manifest.json': text, '../../etc/passwd': 'It is forged.' }));
    await dialog().getByRole('cell', { name: 'Activities' }).waitFor();
    await press('Restore records');
    await dialog().getByText('“passwd” has changed since the download and was skipped').waitFor();
    await press('Back');
    await press('Undo this import: export.zip');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
    await page.getByText('Import undone: 1 record moved to the bin').first().waitFor();
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
  });

  test('previews the records and restores them with their files', async () => {
    await give(archive);
    await dialog().getByRole('row', { name: 'Activities 1 0' }).waitFor();
    await dialog().getByRole('row', { name: 'Evidence files 1 0' }).waitFor();
    await expectNoAxeViolations(page);
    await press('Restore records');
    await page.getByText('1 record imported').first().waitFor();
    await dialog().waitFor({ state: 'hidden' });
    await visit(page, '/cpd-log');
    await page.getByText('Airway workshop').first().waitFor();
    await expect.poll(() => page.getByText('1 file').count()).toBeGreaterThan(0);
  });
});
