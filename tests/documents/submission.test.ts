// @module-tag servers
import { readFileSync } from 'node:fs';
import {
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument as Pdf,
  PDFName,
  PDFString,
} from '@cantoo/pdf-lib';
import PdfDocument from 'pdfkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { aPdf, aPicture, aWordFile, sendFile, sha256 } from '#tests/support/files';
import { judgingWords, textsIn } from '#tests/support/judging-words';
import { pdfText } from '#tests/support/pdf-text';
import { certificateNumber, certificateTexts } from '#domain/learning/certificates';
import { recordsOfSubmission } from '#server/reports/packed-records';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { mergingLimits } from '#server/limits';
import { submissionOf } from '#server/schema/proof/portfolio/submissions';
import { mergeLimits, notMergedTexts, wholeSubmission, WITHHELD } from '#domain/proof/submission';

const server = useServer();
const now = new Date('2026-10-21T03:00:00Z');

const words = (file: Buffer) => pdfText(file).replace(/-\n/g, '-').replace(/\s+/g, ' ');

/** Requests a submission as a file. */
async function made(client: TestClient, body: object = {}) {
  const response = await client.fetch('/api/report', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { response, file: Buffer.from(await response.arrayBuffer()) };
}

/** The names of a PDF's destinations, and of those that its links lead to. */
async function linksOf(file: Buffer): Promise<{ destinations: string[]; links: string[] }> {
  const { catalog, context } = await Pdf.load(file);
  const names = catalog.lookup(PDFName.of('Names'), PDFDict).lookup(PDFName.of('Dests'), PDFDict);
  const list = names.lookup(PDFName.of('Names'), PDFArray).asArray();
  const texts = (found: unknown[]) =>
    found.filter((each) => each instanceof PDFString).map((each) => each.decodeText());
  const targets = context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter((object) => object.get(PDFName.of('S')) === PDFName.of('GoTo'))
    .map((object) => object.get(PDFName.of('D')));
  return { destinations: texts(list), links: texts(targets) };
}

function encrypted(): Promise<Buffer> {
  const pdf = new PdfDocument({ userPassword: 'secret', pdfVersion: '1.7' });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  pdf.text('Nobody may read this.');
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(pieces))));
}

async function ofPages(count: number): Promise<Buffer> {
  const pdf = await Pdf.create();
  for (let n = 1; n <= count; n += 1) pdf.addPage([300, 200]).drawText(`Page ${n}`);
  return Buffer.from(await pdf.save());
}

/** A form that only Adobe's programs fill with its content: others show the one page that asks to wait. */
async function adobeForm(): Promise<Buffer> {
  const pdf = await Pdf.create();
  pdf.addPage([300, 200]).drawText('Please wait...');
  const form = pdf.context.obj({ Fields: [], XFA: PDFString.of('<xdp/>') });
  pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.register(form));
  return Buffer.from(await pdf.save());
}

/** A turned page with a filled field, whose content is in two streams. */
async function filledForm(): Promise<Buffer> {
  const pdf = await Pdf.create();
  const page = pdf.addPage([300, 200]);
  page.drawText('Certificate of attendance', { x: 20, y: 150, size: 14 });
  page.setRotation(degrees(90));
  const field = pdf.getForm().createTextField('name');
  field.setText('Filled in by hand');
  field.addToPage(page, { x: 20, y: 60, width: 200, height: 30 });
  return Buffer.from(await pdf.save());
}

const activity = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 2.5,
  isInteractive: true,
  status: 'completed',
  completedDate: '2026-03-14T02:00:00Z',
  evidence: 'https://example.org/certificate',
  provider: 'QAS Education',
  activityType: 'course',
  setting: 'in-person',
  place: 'Station 12',
  practitioners: 'Two consultants',
  practitionerCount: 2,
};
const countAnswers = {
  who: 'learner',
  what: 'simulation',
  withWhom: 'in-person',
  whatFor: 'patients',
  whatIsNew: 'refreshed',
};
const log = {
  content: 'The first attempt failed because the tube was too large.',
  learningOutcomes: 'Choose the smaller size early.',
  futureApplication: 'Both sizes will be open beforehand.',
};

let alex: TestClient;
let airway: number;
let bare: number;
let onAirway: number;
let alone: number;
let certificate: Buffer;
let pdf: Buffer;

beforeAll(async () => {
  server().setNow(now);
  alex = await signedUp(server(), { fullName: 'Nguyễn Māori 李' });
  const { body: goal } = await alex.rest('POST', '/learning-goals', {
    title: 'Recognise the sick child',
    why: 'Few of them are seen.',
    measure: 'A mentor has watched.',
    targetDate: '2026-11-01',
  });
  const change = { measure: 'Two mentors have watched.', reason: 'One is on leave.' };
  await alex.rest('PATCH', `/learning-goals/${goal.id}`, change);
  airway = (
    await alex.rest('POST', '/activities', { ...activity, countAnswers, goalIds: [goal.id] })
  ).body.id;
  const reading = { title: 'Journal club', category: 'Research & Education', hours: 1 };
  const done = { status: 'completed', completedDate: '2026-02-02T02:00:00Z' };
  bare = (await alex.rest('POST', '/activities', { ...reading, ...done })).body.id;
  await alex.rest('POST', '/activities', { ...reading, title: 'Still under way' });
  const post = async (input: object) =>
    (await alex.rest('POST', '/reflective-logs', { ...log, ...input })).body.id;
  onAirway = await post({ activityId: airway });
  alone = await post({ content: 'On no activity in particular.' });
  const { body: paper } = await alex.rest('POST', '/documents', {
    title: 'ALS certificate',
    type: 'certificate',
    content: 'Assessed on the day.',
    expiryDate: '2027-03-05',
  });
  certificate = await filledForm();
  await sendFile(alex, `activityId=${airway}`, 'form.pdf', certificate);
  await sendFile(
    alex,
    `reflectiveLogId=${onAirway}`,
    'roster.webp',
    await aPicture('webp', 90, 40),
  );
  await sendFile(alex, `documentId=${paper.id}`, 'als.pdf', await aPdf('Assessed'));
  await sendFile(alex, `documentId=${paper.id}`, 'notes.docx', await aWordFile());
  pdf = (await made(alex)).file;
});

test('numbers a file once, whichever activities cite its document', async () => {
  const casey = await signedUp(server());
  const { body: paper } = await casey.rest('POST', '/documents', {
    title: 'Conference certificate',
    type: 'certificate',
    content: 'Attended on both days.',
  });
  await sendFile(casey, `documentId=${paper.id}`, 'conference.pdf', await aPdf());
  for (const title of ['First day', 'Second day']) {
    const done = { status: 'completed', completedDate: '2026-02-02T02:00:00Z' };
    const day = { title, category: 'Clinical Practice', hours: 6, documentIds: [paper.id] };
    await casey.rest('POST', '/activities', { ...day, ...done });
  }
  const { body } = await casey.rest('GET', '/report?format=json&edition=submission');
  const [{ activities, documents }] = body.periods;
  expect(activities).toMatchObject([
    { title: 'First day', documents: ['Conference certificate'], evidence: ['E1'] },
    { title: 'Second day', documents: ['Conference certificate'], evidence: ['E1'] },
  ]);
  expect(documents).toMatchObject([{ evidence: ['E1'] }]);
  expect(body.evidence).toMatchObject([{ number: 'E1', name: 'conference.pdf' }]);
});

test('numbers no note that says nothing', async () => {
  const casey = await signedUp(server());
  for (const evidence of ['ok', 'Attendance list of 2 Feb']) {
    await casey.rest('POST', '/activities', { ...activity, evidence });
  }
  const { body } = await casey.rest('GET', '/report?format=json&edition=submission');
  expect(body.evidence).toMatchObject([{ number: 'E1', name: 'Attendance list of 2 Feb' }]);
  expect(body.periods[0].activities).toMatchObject([{ evidence: [] }, { evidence: ['E1'] }]);
});

test('numbers the certificate of a learning module and merges it', async () => {
  const casey = await signedUp(server(), { fullName: 'Casey Medic' });
  const number = certificateNumber(2026, Uint8Array.from([9, 8, 7, 6, 5, 4, 3]));
  await server().database.query({
    text: `insert into certificates (user_id, number, holder_name, module_title, module_version, hours, score, completed_on, issued_at)
      values ($1, $2, 'Casey Medic', 'Trauma: the first hour', '2026.3', 2, 90, '2026-03-01', now())`,
    values: [casey.user.id, number],
  });
  const { file } = await made(casey, { format: 'zip' });
  const files = unzip(file);
  const text = words([...files].find(([path]) => path.startsWith('CPD submission'))![1]);
  expect(text).toContain(`E1 Certificate ${number} ${certificateTexts.issued} Trauma: the first`);
  expect(text).toContain(`E1, page 1 of 1 Certificate ${number}`);
  expect(text).toContain(`/verify/${number} Evidence E1 · Certificate ${number}`);
  const [, row] = files.get('Evidence.csv')!.toString().split('\r\n');
  expect(row).toMatch(/^E1,Certificate .*,2026-03-01,from page \d,PDF,,,,$/);
  const { body } = await casey.rest('POST', '/report', {
    format: 'json',
    withoutSections: ['evidence'],
  });
  expect(body.evidence).toEqual([]);
  expect(body.periods[0].certificates).toMatchObject([{ number }]);
});

test('has addresses at which its owner downloads the evidence, and nobody else', async () => {
  const [casey, other] = [await signedUp(server()), await signedUp(server())];
  const { body } = await casey.rest('POST', '/activities', activity);
  const sent = Buffer.from('What was taught.');
  const stored = await sendFile(casey, `activityId=${body.id}`, 'notes.txt', sent);
  await sendFile(casey, `activityId=${body.id}`, 'lost.txt', Buffer.from('lost'));
  await server().database.query({
    text: `update evidence_files set missing_at = now() where user_id = $1 and name = 'lost.txt'`,
    values: [casey.user.id],
  });
  const number = certificateNumber(2026, Uint8Array.from([1, 2, 3, 4, 5, 6, 7]));
  await server().database.query({
    text: `insert into certificates (user_id, number, holder_name, module_title, module_version, hours, score, completed_on, issued_at)
      values ($1, $2, 'Casey Medic', 'Trauma: the first hour', '2026.3', 2, 90, '2026-03-01', now())`,
    values: [casey.user.id, number],
  });
  const { data, errors } = await casey.graphql(`{
    submission { evidence { fileId certificate downloadUrl } }
    portfolio { periods { activities { files { id name downloadUrl } } } } }`);
  expect(errors).toBeUndefined();
  const [file, lost] = data.portfolio.periods[0].activities[0].files;
  expect(lost).toMatchObject({ name: 'lost.txt', downloadUrl: null });
  const pieces: {
    fileId: string | null;
    certificate: string | null;
    downloadUrl: string | null;
  }[] = data.submission.evidence;
  const note = pieces.find((piece) => !piece.fileId && !piece.certificate);
  expect(note).toMatchObject({ downloadUrl: null });
  const fileOf = pieces.find(({ fileId }) => fileId === String(stored.body.id));
  expect(fileOf?.downloadUrl).toBe(file.downloadUrl);
  const certificateOf = pieces.find((piece) => piece.certificate === number);
  expect(pieces).toHaveLength(3);
  for (const [url, begins] of [
    [file.downloadUrl, sent.toString()],
    [certificateOf!.downloadUrl!, '%PDF'],
  ]) {
    const { pathname } = new URL(url);
    const served = await casey.fetch(pathname);
    expect([served.status, (await served.text()).startsWith(begins)]).toEqual([200, true]);
    expect((await other.fetch(pathname)).status).toBe(404);
    expect((await new TestClient(server()).fetch(pathname)).status).toBe(401);
  }
});

describe('the PDF', () => {
  test('states the person, the requirement, the totals, every record and when it was recorded', async () => {
    const text = words(pdf);
    for (const part of [
      'CPD submission Nguyễn Māori 李',
      'Requirement 30 hours, of these 8 interactive',
      'Completed 3.5 hours, of these 2.5 interactive',
      '2 14 Mar 2026 Airway workshop Course or workshop QAS Education 2.5 Yes G1 E1–E3 21 Oct 2026',
      'G1. Recognise the sick child By when 1 Nov 2026',
      'Goals G1 Recognise the sick child',
      'Measure of success: from “A mentor has watched.” to “Two mentors have watched.”. Reason: One is on leave.',
      'In person, Station 12 Two consultants (2 others) E1–E3',
      ...Object.values(log),
      'On no activity in particular.',
      'Certificate · recorded on 21 Oct 2026 · valid until 5 Mar 2027',
      'E1 Link: https://example.org/certificate',
      `${sha256(certificate).slice(0, 32)} ${sha256(certificate).slice(32)}`,
      notMergedTexts.type,
      'The undersigned, Nguyễn Māori 李',
      'Registration number',
      'E2, page 1 of 1 form.pdf',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Still under way');
    const [, last] = /page 1 of (\d+) Register/.exec(text)!;
    expect(text).toContain(`page ${last} of ${last}`);
  });

  test('says nothing of gaps, targets or standing', () => {
    expect(words(pdf)).not.toMatch(judgingWords);
  });

  test('nor does the data, whatever the requirement is based on; the cover says that, without records, too', async () => {
    const casey = await signedUp(server());
    const stated = async () => {
      const data = JSON.parse((await made(casey, { format: 'json' })).file.toString());
      const texts = textsIn(data);
      expect(texts.length).toBeGreaterThan(3);
      for (const text of texts) expect(text).not.toMatch(judgingWords);
      const cover = words((await made(casey)).file);
      expect(cover).not.toMatch(judgingWords);
      const { required } = data.periods[0];
      expect(cover).toContain(`Requirement ${required.text}`);
      expect(cover).toContain(required.basis ? `Basis ${required.basis}` : required.text);
      return { required, cover };
    };
    const none = { total: 0, interactive: 0 };
    await casey.rest('PATCH', '/user/registration', {
      registrationDate: '2026-09-20T00:00:00.000Z',
    });
    const unsettled = await stated();
    expect(unsettled.required).toMatchObject({ ...none, text: 'Not settled by the Board' });
    // Without records, too, there is a PDF.
    expect(unsettled.cover).toContain('None recorded.');
    const letter = { title: 'The e-mail', type: 'other', content: 'No hours are required.' };
    const documentId = (await casey.rest('POST', '/documents', letter)).body.id;
    await sendFile(casey, `documentId=${documentId}`, 'letter.pdf', await aPdf('No hours'));
    const { status } = await casey.rest('POST', '/user/board-answers', {
      ...none,
      documentId,
      periodEnd: '2026-11-30',
      answeredOn: '2026-10-01',
      note: 'You told me by e-mail.',
    });
    expect(status).toBe(200);
    expect((await stated()).required).toEqual({
      ...none,
      text: 'No hours',
      basis: 'As the Board stated on 1 Oct 2026, in letter.pdf.',
    });
  });

  test('has links that lead somewhere, and bookmarks', async () => {
    const { destinations, links } = await linksOf(pdf);
    expect(links).toEqual(expect.arrayContaining(['activity-2', 'G1', 'E1', 'E2-pages', 'E5']));
    expect(links.filter((each) => !destinations.includes(each))).toEqual([]);
    expect(pdf.toString('latin1')).toMatch(/\/Outlines \d+ 0 R/);
  });

  test('contains the evidence, a filled field included, but no form', async () => {
    const { context } = await Pdf.load(pdf);
    const merged = context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(merged.filter((text) => text.includes('/Matrix [ 0 -1 1 0 0 300 ]'))).toHaveLength(1);
    expect(merged.some((text) => text.includes('/A0 '))).toBe(true);
    expect(pdf.toString('latin1')).not.toMatch(/\/AcroForm|\/JavaScript|\/Widget/);
  });
});

describe('evidence that cannot be merged', () => {
  let sam: TestClient;
  const others: number[] = [];
  const index = async (choice: object = {}) => words((await made(sam, choice)).file);
  beforeAll(async () => {
    sam = await signedUp(server());
    const { body } = await sam.rest('POST', '/activities', { ...activity, evidence: null });
    const broken = Buffer.from('%PDF-1.7\nnothing of use\nstartxref\n9\n%%EOF');
    for (const [name, file] of [
      ['broken.pdf', broken],
      ['encrypted.pdf', await encrypted()],
      ['guarded.pdf', readFileSync('tests/support/cases/pdf/encrypted-owner-only.pdf')],
      ['adobe.pdf', await adobeForm()],
      ['long.pdf', await ofPages(mergeLimits.pagesPerFile + 1)],
      ['good.pdf', await ofPages(3)],
    ] as const) {
      const { body: sent } = await sendFile(sam, `activityId=${body.id}`, name, file);
      if (name !== 'good.pdf') others.push(sent.id);
    }
  });

  test('is listed with the reason, and the rest is there', async () => {
    const text = await index();
    const { broken, encrypted: locked, tooManyPages, xfa } = notMergedTexts;
    for (const reason of [broken, locked, tooManyPages, xfa]) expect(text).toContain(reason);
    expect(text.split(locked)).toHaveLength(2);
    expect(text).toContain('E3, page 1 of 1 guarded.pdf');
    expect(text).toContain('E6, page 3 of 3 good.pdf');
  });

  test('is listed if it takes too long', async () => {
    const before = mergingLimits.fileMs;
    Object.assign(mergingLimits, { fileMs: 0 });
    // Each file that takes too long ends a process, so there is only one.
    const text = await index({ withoutFiles: others }).finally(() =>
      Object.assign(mergingLimits, { fileMs: before }),
    );
    expect(text).toContain('good.pdf');
    expect(text).toContain(notMergedTexts.tooHard);
    expect(text).not.toContain('E1, page 1 of 3');
  });
});

describe('a choice', () => {
  test('leaves records out, withholds reflections, and counts what remains', async () => {
    const choice = {
      withoutActivities: [bare],
      withoutReflections: [alone],
      withheldReflections: [onAirway],
    };
    const { file } = await made(alex, choice);
    const text = words(file);
    expect(text).toContain('Completed 2.5 hours, of these 2.5 interactive');
    expect(text).toContain(WITHHELD);
    for (const gone of ['Journal club', 'On no activity', ...Object.values(log)]) {
      expect(text).not.toContain(gone);
    }
    const { data } = await alex.graphql(
      `query ($choice: SubmissionChoiceInput) { submission(choice: $choice) {
        periods { completed { total } activities { number title evidence reflections { content isWithheld } }
          reflections { reflectiveLogId } } } }`,
      { choice: { ...choice, withoutActivities: [String(bare)] } },
    );
    expect(data.submission.periods).toEqual([
      {
        completed: { total: 2.5 },
        activities: [
          {
            number: 1,
            title: activity.title,
            evidence: ['E1', 'E2', 'E3'],
            reflections: [{ content: null, isWithheld: true }],
          },
        ],
        reflections: [],
      },
    ]);
  });

  test('is stated in words, with what was left out and what the totals are of', async () => {
    const choice = {
      withoutActivities: [airway],
      withheldReflections: [alone],
      withoutSections: ['plan', 'interactive', 'plan'],
    };
    const lines = [
      '1 activity, 1 reflection and 3 pieces of evidence were left out by the owner.',
      'The text of 1 reflection is withheld by the owner.',
      'Sections left out by the owner: Learning goals and plan; Table of interactive activities.',
      'Hours and totals are those of the activities shown.',
    ];
    const { file } = await made(alex, { ...choice, format: 'zip' });
    const files = unzip(file);
    expect(JSON.parse(files.get('submission.json')!.toString()).leftOut).toEqual({
      activities: 1,
      reflections: 1,
      documents: 0,
      evidence: 3,
      withheld: 1,
      sections: ['plan', 'interactive'],
      lines,
    });
    expect(files.has('Interactive activities.csv')).toBe(false);
    expect(files.has('Learning plan.csv')).toBe(false);
    const text = words([...files].find(([path]) => path.endsWith('.pdf'))![1]);
    for (const line of lines) {
      expect(text).toContain(line);
      expect(files.get('README.txt')!.toString()).toContain(line);
      expect(files.get('Register.csv')!.toString()).toContain(line);
    }
    expect(text).not.toMatch(/Recognise the sick child|Other practitioners/);
  });

  test('without reflections and evidence has neither, in any format', async () => {
    const choice = { withoutSections: ['reflections', 'evidence'] };
    const { file } = await made(alex, { ...choice, format: 'zip' });
    const files = unzip(file);
    expect([...files.keys()].filter((path) => /^Evidence|^Reflections/.test(path))).toEqual([]);
    const data = JSON.parse(files.get('submission.json')!.toString());
    expect(data.evidence).toEqual([]);
    expect(data.leftOut).toMatchObject({ reflections: 0, evidence: 0, activities: 0 });
    expect(data.periods[0].activities[1]).toMatchObject({ reflections: [], evidence: [] });
    for (const content of files.values()) expect(content.includes(log.content)).toBe(false);
    const text = words([...files].find(([path]) => path.endsWith('.pdf'))![1]);
    expect(text).toContain('Sections left out by the owner: Reflections; Evidence and its index.');
    expect(text).not.toContain('example.org/certificate');
    for (const content of files.values()) expect(content.includes(activity.evidence)).toBe(false);
  });

  test('is the same in the table, the data and the pack, none of which has the answers to “Does this count?”', async () => {
    const body = { withheldReflections: [onAirway] };
    const table = (await made(alex, { ...body, format: 'csv' })).file.toString();
    const [head, , row] = table.split('\r\n');
    expect(head).toContain('Category,Type,Provider,Hours,Interactive,Goals,Evidence,Recorded on');
    expect(row).toContain('Recognise the sick child,"E1, E2, E3",2026-10-21');
    const data = JSON.parse((await made(alex, { ...body, format: 'json' })).file.toString());
    expect(data.evidence.map(({ number }: { number: string }) => number)).toEqual([
      'E1',
      'E2',
      'E3',
      'E4',
      'E5',
    ]);
    const { response, file } = await made(alex, { ...body, format: 'zip' });
    expect(decodeURIComponent(response.headers.get('content-disposition')!)).toContain(
      'CPD submission pack Nguyễn Māori 李 2026.zip',
    );
    const files = unzip(file);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'CPD submission Nguyễn Māori 李 2026.pdf',
      'Register.csv',
      'Interactive activities.csv',
      'Learning plan.csv',
      'Reflections.csv',
      'Documents.csv',
      'Evidence.csv',
      'submission.json',
      'Evidence/E2 form.pdf',
      'Evidence/E3 roster.webp',
      'Evidence/E4 als.pdf',
      'Evidence/E5 notes.docx',
      'timeline.json',
      'verify.html',
      'signing-key.json',
      'manifest.json',
      'SHA256SUMS',
      'signature.jws',
    ]);
    expect(files.get('Evidence/E2 form.pdf')).toEqual(certificate);
    expect(files.get('Register.csv')!.toString()).toBe(table);
    expect(files.get('Reflections.csv')!.toString()).toContain(WITHHELD);
    expect(files.get('Evidence.csv')!.toString()).toContain('from page 10');
    for (const content of files.values()) expect(content.includes(log.content)).toBe(false);
    // The answers to “Does this count?” are the owner's alone.
    const timeline = files.get('timeline.json')!.toString();
    expect(timeline).toContain(`\\"title\\": \\"${activity.title}\\"`);
    for (const [path, content] of files) {
      // It is the same page in every pack, with the labels of all fields.
      if (path === 'verify.html') continue;
      expect(content.toString(), path).not.toMatch(/count_?answers|whatIsNew|does_this_count/i);
    }
    for (const line of files.get('SHA256SUMS')!.toString().trimEnd().split('\n')) {
      const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line)!;
      expect(sha256(files.get(path!)!)).toBe(sum);
    }
  });

  test('leaves an activity out of the timeline whose module’s reflection is not shown: it is its text, too', () => {
    const module = { reflection: 'What I learned.' };
    const portfolio = {
      periods: [{ activities: [1, 2, 3].map((id) => ({ id, module })).concat({ id: 4 } as never) }],
    };
    const activities = [
      { id: 1, reflections: [{ id: null, isWithheld: false }], attestations: [{ id: 7 }] },
      { id: 2, reflections: [{ id: null, isWithheld: true }], attestations: [] },
      { id: 3, reflections: [], attestations: [] },
      { id: 4, reflections: [], attestations: [] },
    ];
    const withheld = { id: 3, isWithheld: true };
    const period = { activities, reflections: [withheld], documents: [], goals: [] };
    const leftOut = { sections: [] };
    const submission = { periods: [period], evidence: [{ fileId: 4 }, { fileId: null }], leftOut };
    expect(recordsOfSubmission(submission as never, portfolio as never)).toEqual([
      { kind: 'activity', id: 1 },
      { kind: 'activity', id: 4 },
      { kind: 'attestation', id: 7 },
      { kind: 'evidence-file', id: 4 },
    ]);
  });

  test('leaves out the certificate of a module whose activity is left out', () => {
    const certificate = { activityId: 7, revocation: null };
    const required = { basis: 'full-year', total: 30, interactive: 8 };
    const none = { required, activities: [], reflections: [], documents: [], goals: [] };
    const portfolio = {
      person: {},
      withheld: [],
      periods: [{ ...none, certificates: [certificate, { ...certificate, activityId: null }] }],
    } as never;
    const count = (withoutActivities: number[]) =>
      submissionOf(portfolio, { ...wholeSubmission, withoutActivities }).periods[0]!.certificates;
    expect(count([])).toHaveLength(2);
    expect(count([7])).toHaveLength(1);
  });

  test('of another user’s records has no effect', async () => {
    const other = await signedUp(server());
    const choice = { withheldReflections: [onAirway], withoutActivities: [airway] };
    expect((await made(other, { ...choice, format: 'json' })).response.status).toBe(200);
    expect((await made(alex, { format: 'json' })).file.toString()).toContain(log.content);
  });

  test.each([
    ['withoutFiles', { withoutFiles: ['x'] }],
    ['withoutSections', { withoutSections: ['cover'] }],
    ['withoutActivities', { withoutActivities: Array.from({ length: 2_001 }, () => 1) }],
    ['format', { format: 'docx' }],
    ['period', { period: 'last' }],
  ])('refuses a wrong %s', async (field, body) => {
    const { status, body: refusal } = await alex.rest('POST', '/report', body);
    expect(status).toBe(400);
    expect(refusal.fields).toHaveProperty(field);
  });
});

test('GET makes one with everything; another edition is refused', async () => {
  const response = await alex.fetch('/api/report?edition=submission&format=json');
  const { periods, person } = JSON.parse(await response.text());
  expect(periods[0].completed).toEqual({ total: 3.5, interactive: 2.5 });
  expect(person.name).toBe('Nguyễn Māori 李');
  const { status, body } = await alex.rest('GET', '/report?edition=both');
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty('edition');
});
