import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessibleEverywhere, signUp, useApp } from '#tests/support/app';
import { aPdf, aPdfOf } from '#tests/support/files';
import { certificateReasons } from '#domain/records/certificate-proposals';
import { certificateTexts as texts } from '#domain/records/certificate-files';

const app = useApp();
let page: Page;

const dialog = () => page.getByRole('dialog');
const line = () => dialog().getByLabel('What did you do?');
const proposed = (label: string, value: string) =>
  dialog().getByRole('button', { name: texts.use(label, value) });
const chip = (name: string) => dialog().getByRole('button', { name, exact: true });
const said = (text: string) => dialog().getByText(text);
const save = () => dialog().getByRole('button', { name: 'Save activity' }).click();
const recorded = async () => (await page.request.get('/api/activities')).json();

async function choose(name: string, content: Buffer): Promise<void> {
  await dialog()
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: content });
}

const lines = [
  'CERTIFICATE OF COMPLETION',
  'This is to certify that Alex Morgan has successfully completed',
  'Advanced Airway Management',
  'on 12 May 2026',
  'Provider: Coast Ambulance Education',
  'CPD hours: 3',
  'Certificate number: AAM-20931',
];

beforeEach(async () => {
  page = await app().open({ viewport: { width: 390, height: 844 } });
  await signUp(page);
  await page.goto('/help?new=activity');
  await line().waitFor();
});

test('a certificate is read on the device, and its values count once they are confirmed', async () => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && request.url().includes('/assets/');
    if (!isFile) sent.push(`${request.method()} ${request.url()}`);
  });
  await choose('airway.pdf', await aPdfOf([lines]));
  await proposed('Hours', '3 hours').click();
  expect(sent).toEqual([]);
  await chip('Hours: 3 hours').waitFor();
  await chip('Day: Today').waitFor();
  await proposed('Title', 'Advanced Airway Management').click();
  await proposed('Day', '12 May 2026').click();
  await proposed('Provider', 'Coast Ambulance Education').click();
  await proposed(texts.labels.number, 'AAM-20931').click();
  await chip('Day: 12 May 2026').waitFor();
  await expectAccessibleEverywhere(page);
  await save();
  await dialog().waitFor({ state: 'detached' });
  expect(await recorded()).toEqual([
    expect.objectContaining({
      title: 'Advanced Airway Management',
      hours: 3,
      status: 'completed',
      completedOn: '2026-05-12',
      provider: 'Coast Ambulance Education',
      evidence: 'Certificate AAM-20931',
    }),
  ]);
});

test('a value that is not certain is asked, and a second press restores what was typed', async () => {
  await line().fill('2h airway sim');
  await choose(
    'airway.pdf',
    await aPdfOf([['Course: Airway', 'Completed: 03/04/2026', 'Points: 3', 'Duration: 4 hours']]),
  );
  await said(certificateReasons.order).waitFor();
  await chip('Hours: 2 hours').waitFor();
  const hours = proposed('Hours', '4 hours');
  await hours.click();
  await chip('Hours: 4 hours').waitFor();
  expect(await hours.getAttribute('aria-pressed')).toBe('true');
  await hours.click();
  await chip('Hours: 2 hours').waitFor();
  await proposed('Day', texts.choose).click();
  await page.getByRole('menuitem', { name: '3 Apr 2026' }).click();
  await chip('Day: 3 Apr 2026').waitFor();
  expect(await said(certificateReasons.order).count()).toBe(0);
  expect(await line().inputValue()).toBe('2h airway sim');
});

test('words that are typed later leave a confirmed value', async () => {
  await choose('airway.pdf', await aPdfOf([lines]));
  await proposed('Hours', '3 hours').click();
  await proposed('Provider', 'Coast Ambulance Education').click();
  await line().fill('2h airway sim yesterday');
  await chip('Hours: 3 hours').waitFor();
  await chip('Day: Yesterday').waitFor();
  expect(await proposed('Provider', 'Coast Ambulance Education').getAttribute('aria-pressed')).toBe(
    'true',
  );
});

const manyPages = () => aPdfOf(Array.from({ length: 500 }, (_, at) => (at === 0 ? lines : ['x'])));

test('of 500 pages the first are read, which is said, and nothing is certain', async () => {
  await choose('many.pdf', await manyPages());
  await said(texts.firstPages(3, 500)).waitFor();
  await said(certificateReasons.part).waitFor();
  await proposed('Hours', '3 hours').waitFor();
  expect(await chip('Hours: 3 hours').count()).toBe(0);
});

test.each([
  ['no PDF', texts.problems['not-a-pdf'], async () => Buffer.from('%PDF-1.7 no more')],
  ['a password', texts.problems.protected, () => aPdfOf([lines], { userPassword: 'x' })],
  ['no text', texts.problems['no-text'], () => aPdfOf([[]])],
  ['another paper', texts.nothing, () => aPdf('Notes')],
])('a file with %s is said, and nothing is lost', async (_name, text, content) => {
  await line().fill('2h airway sim');
  await choose('airway.pdf', await content());
  await said(text).waitFor();
  await dialog().getByText('airway.pdf').waitFor();
  await chip('Hours: 2 hours').waitFor();
  await dialog()
    .getByRole('button', { name: texts.hide('airway.pdf') })
    .click();
  await dialog()
    .getByRole('button', { name: texts.show('airway.pdf') })
    .click();
  await said(text).waitFor();
  expect(await line().inputValue()).toBe('2h airway sim');
});

/** A photo of a certificate that lies askew. */
async function aPhoto(): Promise<Buffer> {
  const other = await app().open();
  await other.setContent(
    `<body style="margin:60px;background:#ddd"><main style="background:#fff;padding:30px;font:24px serif;width:620px;transform:rotate(2deg)">
      <h1>Certificate of Attendance</h1>${lines.map((each) => `<p>${each}</p>`).join('')}</main>`,
  );
  return other.screenshot({ type: 'png' });
}

test('a photo is read on the device when asked to, and all of it is amber', async () => {
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await aPhoto() };
  await dialog().locator('input[type=file]').first().setInputFiles(photo);
  await dialog().getByRole('button', { name: texts.readPicture }).click();
  await said(texts.reading).waitFor();
  const hours = proposed('Hours', '3 hours');
  await hours.waitFor();
  await expectAccessibleEverywhere(page);
  await said(certificateReasons.picture).waitFor();
  await hours.click();
  await proposed('Day', '12 May 2026').click();
  await chip('Hours: 3 hours').waitFor();
  await chip('Day: 12 May 2026').waitFor();
});

test('reading a photo can be stopped, and what is no picture is said', async () => {
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await aPhoto() };
  await dialog().locator('input[type=file]').first().setInputFiles(photo);
  await dialog().getByRole('button', { name: texts.readPicture }).click();
  await dialog().getByRole('button', { name: texts.stop, exact: true }).click();
  await said(texts.problems.stopped).waitFor();
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await dialog().locator('input[type=file]').first().setInputFiles(broken);
  await dialog().getByRole('button', { name: texts.readPicture }).click();
  await said(texts.problems['not-a-picture']).waitFor();
  expect(await said('photo.png').count()).toBeGreaterThan(0);
});
