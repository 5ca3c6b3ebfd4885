import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { revisit, signUp, useApp } from '#tests/support/app';
import { expectFailedRequest } from '#tests/support/page-errors';

const app = useApp();
let page: Page;

const dialog = () => page.getByRole('dialog').first();
const files = () => dialog().getByRole('list', { name: 'Files' });
const line = (name: string) => files().getByRole('listitem').filter({ hasText: name });
const chooser = () => dialog().locator('input[type=file]').first();

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Robin Medic');
  const data = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  const { id } = await (await page.request.post('/api/activities', { data })).json();
  await page.request.post(`/api/evidence?activityId=${id}&name=there.txt`, {
    data: Buffer.from('There before'),
  });
  await page.goto('/cpd-log');
  await editActivity();
});

/** Opens the activity's form, and waits until its files have been read. */
async function editActivity(): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Airway workshop' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await line('there.txt').waitFor();
}

const fillActivity = async (title: string) => {
  await page
    .getByRole('button', { name: /log (cpd )?activity/i })
    .first()
    .click();
  await dialog().getByLabel('Title').fill(title);
  await dialog().getByLabel(/hours/i).first().fill('2');
};

test('files uploaded during a read of the list appear in it, whichever response comes first', async () => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  let note = () => {};
  const isRead = new Promise<void>((resolve) => (note = resolve));
  let times = 0;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'EvidenceFiles' || (times += 1) > 1) return route.fallback();
    const response = await route.fetch();
    note();
    await isReleased;
    return route.fulfill({ response });
  });
  // The second upload starts while a response that does not contain it is on its way.
  await page.route(/\/api\/evidence\?.*late/, async (route) => {
    await isRead;
    await route.continue();
  });
  const overtaken = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('"EvidenceFiles"')),
  );
  await chooser().setInputFiles(
    ['early.txt', 'late.txt'].map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(`Minutes of ${name}`),
    })),
  );
  const arrived = () =>
    Promise.all(
      ['early.txt', 'late.txt'].map((name) =>
        dialog()
          .getByRole('link', { name: `Download ${name}` })
          .count(),
      ),
    );
  await expect.poll(arrived).toEqual([1, 1]);
  // Neither upload waits for the outdated response.
  await expect.poll(() => dialog().getByRole('progressbar').count()).toBe(0);
  release();
  await (await (await overtaken).response())?.finished();
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await arrived()).toEqual([1, 1]);
  expect(times).toBe(2);
});

test('a file that failed without a connection is sent again', async () => {
  await page.route('**/api/evidence?*', (route) => route.abort());
  await chooser().setInputFiles({
    name: 'later.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Minutes that were sent later'),
  });
  await dialog().getByRole('button', { name: 'Send later.txt again' }).waitFor();
  await page.unroute('**/api/evidence?*');
  await dialog().getByRole('button', { name: 'Send later.txt again' }).click();
  const arrived = dialog().getByRole('link', { name: 'Download later.txt' });
  await expect.poll(() => arrived.count()).toBe(1);
});

test('an upload can be cancelled', async () => {
  await page.route('**/api/evidence?*', () => {});
  await chooser().setInputFiles({
    name: 'slow.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('slow'),
  });
  await dialog().getByRole('progressbar', { name: 'Uploading slow.txt' }).waitFor();
  await dialog().getByRole('button', { name: 'Cancel slow.txt' }).click();
  await expect.poll(() => line('slow.txt').count()).toBe(0);
  await page.unroute('**/api/evidence?*');
});

test('a file cancelled during a retry delay is not sent', async () => {
  let asked = 0;
  expectFailedRequest(429, '/api/evidence');
  await page.route('**/api/evidence?*', (route) => {
    asked += 1;
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: {} });
  });
  await chooser().setInputFiles({
    name: 'unwanted.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('unwanted'),
  });
  await expect.poll(() => asked).toBe(1);
  await dialog().getByRole('button', { name: 'Cancel unwanted.txt' }).click();
  await page.unroute('**/api/evidence?*');
  const again = page.waitForRequest(/\/api\/evidence\?.*unwanted/, { timeout: 1500 });
  await expect(again).rejects.toThrow('Timeout');
});

test('a saved form waits for its uploads', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/evidence?*', async (route) => {
    await held;
    await route.continue();
  });
  await chooser().setInputFiles({
    name: 'on-its-way.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('on its way'),
  });
  await dialog().getByRole('progressbar', { name: 'Uploading on-its-way.txt' }).waitFor();
  await dialog().getByRole('button', { name: 'Save changes' }).click();
  await dialog().getByText('Saved. Files are uploading').waitFor();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'hidden' });
  goOn();
  await dialog().waitFor({ state: 'hidden' });
  await page.unroute('**/api/evidence?*');
  await editActivity();
  const arrived = dialog().getByRole('link', { name: 'Download on-its-way.txt' });
  await expect.poll(() => arrived.count()).toBe(1);
});

test('a file refused after the save shows its error, and the form stops waiting', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  expectFailedRequest(400, '/api/evidence');
  await page.route('**/api/evidence?*', async (route) => {
    await held;
    await route.continue();
  });
  await chooser().setInputFiles({
    name: 'refused.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 no'),
  });
  await dialog().getByRole('progressbar', { name: 'Uploading refused.pdf' }).waitFor();
  await dialog().getByRole('button', { name: 'Save changes' }).click();
  const waiting = dialog().getByText('Saved. Files are uploading');
  await waiting.waitFor();
  goOn();
  await line('refused.pdf').getByText('The PDF is damaged or cut off').waitFor();
  await expect.poll(() => waiting.count()).toBe(0);
  await page.unroute('**/api/evidence?*');
  await dialog().getByRole('button', { name: 'Save changes' }).click();
  await dialog().waitFor({ state: 'hidden' });
});

test('a file that looks empty is remarked on beside what was saved', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/evidence?*', async (route) => {
    await held;
    await route.continue();
  });
  await editActivity();
  await chooser().setInputFiles({
    name: 'blank.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await dialog().getByRole('button', { name: 'Save changes' }).click();
  await dialog().getByText('Saved. Files are uploading').waitFor();
  goOn();
  await dialog().getByText('Saved, with all files.').waitFor();
  await line('blank.txt').getByText('This page looks empty').waitFor();
  await page.unroute('**/api/evidence?*');
  await dialog().getByRole('button', { name: 'Actions for blank.txt' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // The note disappears with its file, and nothing keeps the form open.
  await expect.poll(() => dialog().count()).toBe(0);
});

test.each([
  ['of a new record', 'CreateActivity', 'Save activity'],
  ['of one that is edited', 'UpdateActivity', 'Save changes'],
])('a file added during the save %s is uploaded too', async (_, operation, save) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"${operation}"`)) await isReleased;
    return route.fallback();
  });
  await page.route('**/api/evidence?*', async (route) => {
    await isReleased;
    return route.fallback();
  });
  await revisit(page, '/cpd-log');
  if (operation === 'CreateActivity') await fillActivity('Evening lecture');
  else {
    // The previous message covers what is below it as long as the pointer is on it.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Actions for Evening lecture' }).first().click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog().getByLabel(/hours/i).first().fill('3');
  }
  const saving = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes(`"${operation}"`)),
  );
  await dialog().getByRole('button', { name: save }).click();
  await saving;
  const name = `during-${operation}.txt`;
  await chooser().setInputFiles({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Notes ${name}`),
  });
  await dialog().getByText(name).waitFor();
  release();
  await dialog().waitFor({ state: 'hidden' });
  await page.unrouteAll({ behavior: 'wait' });
  const item = page.getByRole('listitem').filter({ hasText: 'Evening lecture' });
  const count = item.getByText(operation === 'CreateActivity' ? '1 file' : '2 files').first();
  await expect.poll(() => count.isVisible()).toBe(true);
});

test('a record is kept when its files cannot be uploaded', async () => {
  await page.goto('/cpd-log');
  await page.route('**/api/evidence?*', (route) => route.abort());
  await fillActivity('Night drill');
  await chooser().setInputFiles({
    name: 'list.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('List of who was there'),
  });
  await dialog().getByRole('button', { name: 'Save activity' }).click();
  await dialog().getByText('Saved. Files are uploading').waitFor();
  await dialog().getByRole('button', { name: 'Send list.txt again' }).waitFor();
  await page.getByText('Night drill').first().waitFor();
  await page.unroute('**/api/evidence?*');
  await dialog().getByRole('button', { name: 'Send list.txt again' }).click();
  await dialog().waitFor({ state: 'hidden' });
  const item = page.getByRole('listitem').filter({ hasText: 'Night drill' });
  await expect.poll(() => item.getByText('1 file').count()).toBe(1);
});
