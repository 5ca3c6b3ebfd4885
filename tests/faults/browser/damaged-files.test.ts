import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp } from '#tests/support/app';
import { aPicture, filesIn } from '#tests/support/files';
import { evidenceMessages } from '#domain/records/evidence-files';
import { expectFailedRequest, expectPageError } from '#tests/support/page-errors';

const dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
const app = useApp({ DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let page: Page;
let picture: Buffer;
const dialog = () => page.getByRole('dialog').first();
const line = (name: string) =>
  dialog().getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
const chooser = () => dialog().locator('input[type=file]').first();
const openActivity = async () => {
  await page.goto('/cpd-log');
  await page.getByRole('button', { name: 'Actions for Airway workshop' }).first().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
};
const shoot = async (name: string) => {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};

/** Truncates all stored files, as a full disk would. */
function damage(): void {
  const root = join(dataDir, 'files');
  for (const name of filesIn(root)) truncateSync(join(root, name), 100);
}

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Robin Medic');
});

/** Creates an activity with a picture, so that the test can be retried. */
async function withPicture(): Promise<void> {
  picture = await aPicture('png', 900, 600);
  const data = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  const headers = { origin: app().url };
  const activity = await (await page.request.post('/api/activities', { data, headers })).json();
  const sent = await page.request.post(`/api/evidence?activityId=${activity.id}&name=room.png`, {
    data: picture,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  expect(sent.status()).toBe(201);
}

test('a damaged picture is reported when it is opened, and then on its line', async () => {
  await withPicture();
  damage();
  await openActivity();
  await line('room.png').getByText('PNG picture').waitFor();
  expectPageError(/a status of 410/);
  await dialog().getByRole('button', { name: 'View room.png' }).click();
  const viewer = page.getByRole('dialog', { name: 'room.png' });
  await viewer.getByText(evidenceMessages.damaged).waitFor();
  await shoot('damaged-preview');
  await page.keyboard.press('Escape');
  await line('room.png').getByText('Damaged', { exact: true }).waitFor();
  await line('room.png').getByText(evidenceMessages.damaged).waitFor();
  await expectNoAxeViolations(page);
});

test.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)('its line fits %d pixels in the %s theme', async (width, colorScheme) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await line('room.png').scrollIntoViewIfNeeded();
  const overflow = await dialog().evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await shoot(`damaged-${width}`);
});

test('adding the same file again repairs it', async () => {
  await chooser().setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: picture });
  await line('room.png').getByText('PNG picture').waitFor();
  await expect.poll(() => line('room.png').getByText('Damaged', { exact: true }).count()).toBe(0);
  await expect.poll(() => line('room.png').count()).toBe(1);
  await dialog().getByRole('button', { name: 'View room.png' }).click();
  const shown = page.getByRole('img', { name: 'room.png' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900);
  await page.keyboard.press('Escape');
});

test('an upload that timed out or was not scanned says why, and can be sent again', async () => {
  for (const [status, message] of [
    [408, evidenceMessages.tooSlow],
    [503, evidenceMessages.notChecked],
  ] as const) {
    expectFailedRequest(status, '/api/evidence');
    await page.route('**/api/evidence?*', (route) => route.fulfill({ status, json: { message } }));
    const name = `note-${status}.txt`;
    await chooser().setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
    await line(name).getByText(message).waitFor();
    await shoot(`refused-${status}`);
    await page.unroute('**/api/evidence?*');
    await dialog()
      .getByRole('button', { name: `Send ${name} again` })
      .click();
    const arrived = dialog().getByRole('link', { name: `Download ${name}` });
    await expect.poll(() => arrived.count()).toBe(1);
  }
});
