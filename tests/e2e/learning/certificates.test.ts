import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import {
  expectAccessibleInBothThemes,
  expectNoAxeViolations,
  signUp,
  useApp,
  visit,
} from '#tests/support/app';
import { pdfText } from '#tests/support/pdf-text';
import { certificateNumber } from '#domain/learning/certificates';
import { headLabel } from '#domain/records/record-events';
import { chooseAnswers } from '#tests/support/quiz';
import { unzip } from '#tests/support/unzip';
import { expectFailedRequest } from '#tests/support/page-errors';

const app = useApp();
const trauma = moduleContents.find(({ slug }) => slug === 'trauma')!;
let page: Page;
let number: string;

async function downloaded(of: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([of.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

beforeAll(async () => {
  page = await app().open();
  await signUp(page, 'Siobhán Medic');
});

test('a passed module offers its certificate immediately', async () => {
  await page.goto('/cpd-modules?module=trauma');
  const player = page.getByRole('dialog');
  await player.getByRole('button', { name: 'Go to the quiz' }).click();
  await chooseAnswers(player);
  await player.getByRole('button', { name: 'Submit answers' }).click();
  const button = player.getByRole('button', { name: `Download certificate: ${trauma.title}` });
  const { name, file } = await downloaded(page, () => button.click());
  number = /PCPD-\d{4}-\w{4}-\w{4}/.exec(name)![0];
  expect(name).toBe(`ParaMed CPD certificate ${number}.pdf`);
  const text = pdfText(file).replace(/\s+/g, ' ');
  for (const part of ['Siobhán Medic', trauma.title, number]) expect(text).toContain(part);
  const badge = player.getByRole('button', { name: 'Open Badge' });
  const picture = await downloaded(page, () => badge.click());
  expect(picture.name).toBe(`ParaMed CPD badge ${number}.png`);
  expect(picture.file.includes('openbadgecredential')).toBe(true);
});

test('the card of the completed module offers the certificate too', async () => {
  await visit(page, '/modules?tab=completed');
  const button = page.getByRole('button', { name: `Download certificate: ${trauma.title}` });
  expect((await downloaded(page, () => button.click())).name).toContain(number);
});

test('its page leads its holder to the module and the activity', async () => {
  await page.goto(`/verify/${number}`);
  const module = page.getByRole('link', { name: 'Open the module' });
  expect(await module.getAttribute('href')).toMatch(/^\/cpd-modules\?module=/);
  await page.getByRole('link', { name: 'Open the activity' }).click();
  await page.getByRole('heading', { name: trauma.title }).waitFor();
});

test('anyone can verify it without an account', async () => {
  const visitor = await app().open({ viewport: { width: 390, height: 844 } });
  const response = await visitor.goto(`/verify/${number.toLowerCase()}`);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await visitor.getByText('This certificate is valid').waitFor();
  await visitor.getByText('Siobhán Medic').waitFor();
  await visitor.getByText(trauma.title).waitFor();
  expect(await visitor.getByRole('link', { name: 'Open the module' }).count()).toBe(0);
  await expectAccessibleInBothThemes(visitor);
  const overflow = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await visitor.evaluate(overflow)).toBe(false);
});

test('the form accepts a typed number, and distinguishes a mistyped one from an unknown one', async () => {
  const visitor = await app().open();
  await visitor.goto('/verify');
  const field = visitor.getByLabel('Certificate number');
  await field.fill('PCPD');
  await field.press('Enter');
  await visitor.getByText('That does not look like a certificate number').waitFor();
  await field.fill(number.slice(0, -1) + (number.endsWith('7') ? '8' : '7'));
  await visitor.getByText('There is a typing error in this number').waitFor();
  await field.fill(certificateNumber(2020, new Uint8Array(7)));
  await field.press('Enter');
  await visitor
    .getByText('We have no certificate with this number. Check it and try again.')
    .waitFor();
  await expectNoAxeViolations(visitor);
  await field.fill(number.replaceAll('-', ' ').toLowerCase());
  await visitor.getByRole('button', { name: 'Check certificate' }).click();
  await visitor.waitForURL(`**/verify/${number}`);
  await visitor.getByText('This certificate is valid').waitFor();
});

test('an audit pack is checked in the browser, and a changed one is not passed', async () => {
  const pack = await (await page.request.get('/api/report?format=zip')).body();
  const visitor = await app().open();
  await visitor.goto('/verify');
  const picker = visitor.getByLabel('Choose an audit pack');
  await picker.setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer: pack });
  await visitor.getByText('No change was found; the moments are the server’s own word').waitFor();
  await visitor.getByText(/^Signed by http/).waitFor();
  await visitor.getByText(/^The footer of the report must show: timeline \d+: \w{4} /).waitFor();
  await expectNoAxeViolations(visitor);
  const timeline = (await unzip(pack)).get('timeline.json')!.toString();
  const changed = Buffer.from(timeline.replace(trauma.title, 'Another title'));
  await picker.setInputFiles({ name: 't.json', mimeType: 'application/json', buffer: changed });
  await visitor.getByText('Activity “Another title” does not read as it was recorded.').waitFor();
  await picker.setInputFiles({ name: 't.json', mimeType: 'text/plain', buffer: Buffer.from('-') });
  await visitor.getByText('This is not an audit pack of ParaMed CPD').waitFor();
});

test('the page in a submission’s pack checks it without a server', async () => {
  const pack = await (await page.request.get('/api/report?format=zip&edition=submission')).body();
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    for (const [path, content] of await unzip(pack)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const auditor = await app().open();
    await auditor.context().setOffline(true);
    await auditor.goto(pathToFileURL(join(folder, 'verify.html')).href);
    const zip = auditor.getByLabel('The pack (ZIP)');
    await zip.setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer: pack });
    await auditor.getByText('No change was found in what was checked').waitFor();
    await auditor.getByText(/^A forged pack can carry a forged key/).waitFor();
    await auditor.getByText(/^The footer of the report must show: timeline \d+: \w{4} /).waitFor();
    await expectNoAxeViolations(auditor);
    const path = join(folder, 'timeline.json');
    const timeline = readFileSync(path, 'utf8');
    writeFileSync(path, timeline.replace(trauma.title, 'Another title'));
    writeFileSync(join(folder, 'Register.csv'), 'Another register');
    rmSync(join(folder, 'README.txt'));
    writeFileSync(join(folder, 'Extra.txt'), 'Put in');
    await auditor.getByLabel('The unpacked folder').setInputFiles(folder);
    for (const problem of [
      'Activity “Another title” does not read as it was recorded.',
      'The file “Register.csv” is not the file that the pack lists.',
      'The file “Register.csv” is not the file that was signed.',
      'The file “README.txt” is listed, but not in the pack.',
      'The file “Extra.txt” is in the pack, but not listed.',
    ]) {
      await auditor.getByText(problem).waitFor();
    }
    await auditor.context().setOffline(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a fingerprint is compared with the records of who is signed in', async () => {
  await visit(page, '/verify');
  const { data } = await (
    await page.request.post('/graphql', {
      data: { query: '{ me { recordChain { length headHash } } }' },
    })
  ).json();
  const { length, headHash } = data.me.recordChain;
  const field = page.getByLabel('Fingerprint', { exact: true });
  const check = () => page.getByRole('button', { name: 'Compare' }).click();
  await check();
  await page.getByText('Copy it from a report or message').waitFor();
  await field.fill(`Page 1 · ${headLabel({ seq: length, hash: headHash })}`);
  await check();
  await page.getByText('Nothing recorded before was changed since.').waitFor();
  await field.fill(headLabel({ seq: length, hash: 'f'.repeat(64) }));
  await check();
  await page.getByText(`Event ${length} of your timeline differs.`).waitFor();
  await expectNoAxeViolations(page);
  const visitor = await app().open();
  await visitor.goto('/verify');
  const asked = visitor.getByLabel('Fingerprint', { exact: true });
  // The refusal shows the page that nobody is signed in.
  expectFailedRequest(401, '/api/user/record-chain/point');
  await asked.fill(headLabel({ seq: length, hash: headHash }));
  await visitor.getByRole('button', { name: 'Compare' }).click();
  await visitor.getByText('This point belongs to a timeline of this server, recorded on').waitFor();
  await visitor.getByText('To compare it with your own records, first').waitFor();
  await asked.fill(headLabel({ seq: length + 1, hash: headHash }));
  await visitor.getByRole('button', { name: 'Compare' }).click();
  await visitor.getByText('No timeline of this server has this point').waitFor();
  await expectNoAxeViolations(visitor);
});

test('a failed check can be repeated, in any spelling of the number', async () => {
  const visitor = await app().open();
  await visitor.route('**/graphql', (route) => route.abort(), { times: 1 });
  await visitor.goto(`/verify/${number.toLowerCase()}`);
  await visitor.getByText('The server could not be reached', { exact: false }).waitFor();
  await visitor.getByLabel('Certificate number').fill(number);
  await visitor.getByRole('button', { name: 'Check certificate' }).click();
  await visitor.getByText('This certificate is valid').waitFor();
  expect(new URL(visitor.url()).pathname).toBe(`/verify/${number}`);
});

test('a reflection template downloads for a word processor', async () => {
  await visit(page, '/documents/templates/reflections');
  const button = page.getByRole('button', {
    name: 'Download Peer Feedback Reflection as a Word file',
  });
  const { name, file } = await downloaded(page, () => button.click());
  expect(name).toBe('ParaMed CPD reflection - peer-feedback.docx');
  expect(file.toString('latin1', 0, 2)).toBe('PK');
});
