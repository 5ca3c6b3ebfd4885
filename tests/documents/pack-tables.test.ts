// @module-tag servers
import PdfDocument from 'pdfkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { populatedUser } from '#tests/support/populated-user';
import { signedUp, TestClient } from '#tests/support/client';
import { aPdf, sendFile } from '#tests/support/files';
import { changed, checked, filesOf, knownServer, type PackFiles } from '#tests/support/packs';
import { useServer } from '#tests/support/server';
import { boardYear } from '#tests/support/today';
import { periodLabel } from '#domain/proof/portfolio-periods';
import { SIGNATURE_FILE, SIGNING_KEY_FILE } from '#domain/proof/pack-signature';
import type { Statement } from '#domain/proof/pack-statements';

const server = useServer();
const thisYear = periodLabel(boardYear());
const editions = ['self-check', 'submission'] as const;
type Edition = (typeof editions)[number];

let alex: TestClient;
let packs: Record<Edition, PackFiles>;
beforeAll(async () => {
  alex = await signedUp(server(), { fullName: 'Alex Medic' });
  const post = async (path: string, body: object) => (await alex.rest('POST', path, body)).body;
  const activity = { category: 'Clinical Practice', status: 'completed' };
  const airway = await post('/activities', {
    ...activity,
    title: '=Airway, "difficult"',
    hours: 4,
    description: 'First line\nsecond line',
    provider: 'QAS',
  });
  const debrief = await post('/activities', {
    ...activity,
    title: 'Crew debrief',
    hours: 2.5,
    isInteractive: true,
    practitioners: 'Two paramedics',
    practitionerCount: 2,
    setting: 'in-person',
    place: 'Station 12',
  });
  const evidence = 'Attendance list of 3 March';
  await post('/activities', { ...activity, title: 'Crew debrief', hours: 1, evidence });
  await post('/reflective-logs', {
    activityId: airway.id,
    content: 'What happened. '.repeat(5),
    learningOutcomes: 'What I learned. '.repeat(5),
    futureApplication: 'What I will do. '.repeat(5),
  });
  await post('/documents', { title: 'ALS', type: 'certificate', content: 'The card itself.' });
  await sendFile(alex, `activityId=${airway.id}`, 'roster.pdf', await aPdf('roster'));
  const { secretUrl } = await post(`/activities/${debrief.id}/confirmation-requests`, {});
  const token = new URL(secretUrl).hash.slice('#token='.length);
  const visitor = new TestClient(server());
  const { signedHash } = (await visitor.rest('POST', '/confirmation', { token })).body.record;
  const signature = { name: 'Ana Cruz', profession: 'Paramedic', registrationNumber: 'PAR0001' };
  await visitor.rest('POST', '/confirmation/sign', { token, signedHash, hours: 2, ...signature });
  packs = {
    'self-check': await filesOf(alex, 'self-check'),
    submission: await filesOf(alex, 'submission'),
  };
});

/** Not passed; this server has no time-stamping authority. */
const isDoubtful = ({ part, severity }: Statement) => part !== 'time' && severity !== 'success';

const here = () => knownServer(server());
/** The pack as a forger leaves it: unsigned, with sums that fit. */
const forged = (edition: Edition, change: (files: PackFiles) => void): PackFiles =>
  changed(packs[edition], (files) => {
    files.delete(SIGNATURE_FILE);
    files.delete(SIGNING_KEY_FILE);
    change(files);
  });
const edited = (path: string, from: string | RegExp, to: string) => (files: PackFiles) => {
  const before = files.get(path)!.toString();
  const after = before.replace(from, to);
  expect(after, `${path} has ${String(from)}`).not.toBe(before);
  files.set(path, Buffer.from(after));
};
const tablesOf = async (pack: PackFiles) => (await checked(pack, await here())).of('tables')!;

test.each(editions)('the whole pack of the %s agrees, its PDF included', async (edition) => {
  const found = await checked(packs[edition], await here());
  expect(found.statements.filter(isDoubtful)).toEqual([]);
  // Without an authority the moments are the server's own.
  expect(found.verdict).toMatchObject({
    severity: 'info',
    title: 'No change was found; the moments are the server’s own word',
  });
});

test('packs of a user with a record of every kind agree as well', async () => {
  const { client } = await populatedUser(server());
  for (const edition of editions) {
    const found = await checked(await filesOf(client, edition), await here());
    const wrong = found.statements.filter(isDoubtful);
    expect(wrong.map(({ title, lines }) => [title, ...lines])).toEqual([]);
  }
});

describe('a forged pack whose sums fit is not passed:', () => {
  test.each<[string, Edition, string, string | RegExp, string, string]>([
    [
      'hours of the register',
      'submission',
      'Register.csv',
      ',4,No,',
      ',9,No,',
      'Register.csv, activity 1, Hours: “9” in the table, “4” in the timeline.',
    ],
    [
      'interactive',
      'submission',
      'Register.csv',
      ',4,No,',
      ',4,Yes,',
      'Register.csv, activity 1, Interactive: “Yes” in the table, “No” in the timeline.',
    ],
    [
      'a title',
      'submission',
      'Register.csv',
      'Crew debrief',
      'Crew training',
      'Register.csv, activity 2, Title: “Crew training” in the table, “Crew debrief” in the timeline.',
    ],
    [
      'who took part',
      'submission',
      'Interactive activities.csv',
      'Two paramedics',
      'Ten paramedics',
      'Other practitioners: “Ten paramedics (2 others)”',
    ],
    [
      'a row put in',
      'submission',
      'Register.csv',
      /$/,
      `${thisYear},4,2026-03-01,More,Clinical Practice,,,9,Yes\r\n`,
      'Register.csv, activity 4: the timeline has no such record.',
    ],
    [
      'a row put in without a number',
      'submission',
      'Register.csv',
      /$/,
      `${thisYear},,2026-03-01,Advanced airway course,Clinical Practice,,,9,Yes\r\n`,
      'Register.csv, row 4: the timeline has no such record.',
    ],
    [
      'a row beyond the columns',
      'submission',
      'Register.csv',
      /$/,
      `${','.repeat(40)}Advanced airway course\r\n`,
      'Register.csv, row 4: the timeline has no such record.',
    ],
    [
      'a second total',
      'submission',
      'Register.csv',
      /(.*,Total,.*\r\n)$/,
      '$1$1',
      `Register.csv, total of ${thisYear}: it stands there 2 times.`,
    ],
    [
      'no total',
      'submission',
      'Register.csv',
      /.*,Total,.*\r\n$/,
      '',
      `Register.csv, total of ${thisYear}: it is missing.`,
    ],
    [
      'evidence put in without a checksum',
      'submission',
      'Evidence.csv',
      /$/,
      'E9,course.pdf,Crew debrief,2026-03-01,,PDF,7000,,\r\n',
      'Evidence.csv, E9: the timeline has no such record.',
    ],
    [
      'another note',
      'submission',
      'Evidence.csv',
      'Attendance list of 3 March',
      'Certificate of the course',
      'Evidence.csv, E2: the timeline has no such record.',
    ],
    [
      'a note put in',
      'submission',
      'Evidence.csv',
      /$/,
      'E9,Roster of the course,Crew debrief,2026-03-01,,Note,,,\r\n',
      'Evidence.csv, E9: the timeline has no such record.',
    ],
    [
      'a row taken out',
      'submission',
      'Register.csv',
      /^.*,Crew debrief,[^]*$/m,
      '',
      'Register.csv: the record “Crew debrief” of the timeline is missing.',
    ],
    [
      'a second column of hours',
      'submission',
      'Register.csv',
      'Description',
      'Hours',
      'Register.csv: it has two columns “Hours”.',
    ],
    [
      'hours of the data',
      'submission',
      'submission.json',
      '"hours": 4',
      '"hours": 9',
      'submission.json, activity 1, hours: “9”, “4” in the timeline.',
    ],
    [
      'totals of the data',
      'submission',
      'submission.json',
      '"total": 7.5',
      '"total": 12.5',
      'total hours: “12.5”, “7.5” in the timeline.',
    ],
    [
      'the interactive total',
      'submission',
      'submission.json',
      '"interactive": 2.5',
      '"interactive": 8',
      'interactive hours: “8”, “2.5” in the timeline.',
    ],
    [
      'the words of a reflection',
      'submission',
      'submission.json',
      'What I learned.',
      'What I have learned.',
      'submission.json, activity 1, reflection 1, learningOutcomes:',
    ],
    [
      'a reflection of another id',
      'submission',
      'submission.json',
      /("reflections": \[\s*\{[^}]*?"id": )\d+/,
      '$1987654',
      'submission.json, activity 1, reflection 1: the timeline has no such record.',
    ],
    [
      'content elements',
      'submission',
      'submission.json',
      /"contentElements": \[\]/,
      '"contentElements": ["culturally-safe"]',
      'submission.json, activity 1, contentElements: “culturally-safe”, nothing in the timeline.',
    ],
    [
      'the text of a document',
      'submission',
      'submission.json',
      'The card itself.',
      'Another card.',
      'document 1, content: “Another card.”',
    ],
    [
      'the checksum of a file',
      'submission',
      'submission.json',
      /"sha256": "[0-9a-f]{64}"/,
      `"sha256": "${'0'.repeat(64)}"`,
      'submission.json, evidence E1, sha256:',
    ],
    [
      'one record under two numbers',
      'submission',
      'submission.json',
      /"number": 3,\s+"id": (\d+)/,
      '"number": 3, "id": 1',
      'submission.json, activity 3',
    ],
    [
      'hours of the self-check',
      'self-check',
      'Activities.csv',
      ',4,No,',
      ',9,No,',
      'Activities.csv, row 1, Hours: “9” in the table, “4” in the timeline.',
    ],
    [
      'a day',
      'self-check',
      'Activities.csv',
      /,\d{4}-\d\d-\d\d,Crew/,
      ',2026-03-01,Crew',
      'Activities.csv, row 2, Day: “2026-03-01” in the table',
    ],
    [
      'a reflection',
      'self-check',
      'Reflective logs.csv',
      'What I learned.',
      'What I have learned.',
      'Reflective logs.csv, row 1, Learning outcomes',
    ],
    [
      'a document',
      'submission',
      'Documents.csv',
      'The card itself.',
      'Another card.',
      'Documents.csv, row 1, Content',
    ],
    [
      'the size of a file',
      'submission',
      'Evidence.csv',
      /,\d{3,},(?=[0-9a-f]{64})/,
      ',7,',
      'Evidence.csv, E1, Bytes: “7”',
    ],
    [
      'who confirmed',
      'submission',
      'Confirmations.csv',
      ',Ana Cruz,',
      ',Kim Lee,',
      'Confirmations.csv, A1, Name: “Kim Lee” in the table, “Ana Cruz” in the timeline.',
    ],
    [
      'how it was confirmed',
      'submission',
      'Confirmations.csv',
      /Signed less than a minute after/,
      'Signed 3 days after',
      'Confirmations.csv, A1, How it was signed',
    ],
    [
      'the hours confirmed',
      'self-check',
      'Confirmations.csv',
      ',PAR0001,2,',
      ',PAR0001,2.5,',
      'Confirmations.csv, row 1, Hours confirmed: “2.5” in the table, “2” in the timeline.',
    ],
    [
      'a confirmation in the index of evidence',
      'submission',
      'Evidence.csv',
      'Confirmed by Ana Cruz',
      'Confirmed by Kim Lee',
      'Evidence.csv, A1, Evidence: “Confirmed by Kim Lee',
    ],
  ])('%s', async (_, edition, path, from, to, line) => {
    const { severity, title, lines } = await tablesOf(forged(edition, edited(path, from, to)));
    expect({ severity, title }).toEqual({
      severity: 'error',
      title: 'The tables do not agree with the timeline',
    });
    expect(lines.join('\n')).toContain(line);
  });

  test('register and data changed together, signed or not', async () => {
    const both = (files: PackFiles) => {
      edited('Register.csv', ',4,No,', ',9,No,')(files);
      edited('submission.json', '"hours": 4', '"hours": 9')(files);
      edited('submission.json', '"total": 7.5', '"total": 12.5')(files);
    };
    const found = await checked(forged('submission', both), await here());
    expect(found.verdict.severity).toBe('error');
    expect(found.of('files')!.severity).toBe('success');
    expect(found.of('tables')!.lines).toHaveLength(4);
  });
});

test('another total at the end of the register is found', async () => {
  const change = edited('Register.csv', /,Total,(.*?),7\.5,2\.5,/, ',Total,$1,9.5,2.5,');
  const { severity, lines } = await tablesOf(forged('submission', change));
  expect(severity).toBe('error');
  expect(lines.filter((line) => line.includes('total of'))).toEqual([
    expect.stringMatching(
      /^Register\.csv, total of .*, Hours: “9\.5” in the table, “7\.5” in the timeline\.$/,
    ),
  ]);
});

test('other totals in the PDF are found; the page in the pack says that it reads none', async () => {
  for (const edition of editions) {
    const [path] = [...packs[edition].keys()].filter((each) => /^[^/]+\.pdf$/.test(each));
    const pdf = new PdfDocument();
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    const done = new Promise((resolve) => pdf.on('end', resolve));
    const manifest = JSON.parse(packs[edition].get('manifest.json')!.toString());
    expect(manifest.periods).toHaveLength(1);
    pdf.text(`CPD period ${thisYear}`).text('Completed 30 hours, of these 8 interactive');
    pdf.text(thisYear).text('30 of 30').text('8 of 8').end();
    await done;
    const pack = forged(edition, (files) => files.set(path!, Buffer.concat(pieces)));
    expect((await checked(pack, await here())).of('pdf')).toMatchObject({
      severity: 'error',
      lines: [
        expect.stringContaining(
          '“30 hours, of these 8 interactive” in the PDF, “7.5 hours, of these 2.5',
        ),
      ],
    });
    const broken = forged(edition, (files) => files.set(path!, Buffer.from('%PDF-1.7')));
    expect((await checked(broken, await here())).of('pdf')).toMatchObject({ severity: 'info' });
    expect((await checked(packs[edition], null)).of('pdf')!.lines.join()).toContain(
      'does not read',
    );
  }
});

test('a submission whose words are withheld says which rows could not be compared', async () => {
  const { client } = await populatedUser(server());
  const { body } = await client.rest('GET', '/activities');
  const module = body.find(({ moduleId }: { moduleId: number | null }) => moduleId !== null);
  const response = await client.fetch('/api/report', {
    method: 'POST',
    body: JSON.stringify({ format: 'zip', withheldModuleReflections: [module.id] }),
    headers: { 'content-type': 'application/json' },
  });
  const found = await checked(Buffer.from(await response.arrayBuffer()), await here());
  expect(found.of('tables')).toMatchObject({ severity: 'info' });
  expect(found.of('tables')!.lines.join(' ')).toContain('could not be compared');
  expect(found.verdict.title).toBe('No change was found in what was checked');
});

/** Removes the content of the user's first file of a name, as a broken disk does. */
async function lose(client: TestClient, name: string): Promise<void> {
  const [lost] = await server().database.query<{ key: string }>({
    text: `select storage_key as key from evidence_files where user_id = $1 and name = $2
      order by id limit 1`,
    values: [client.user.id, name],
  });
  await server().services.storage.remove(`evidence/${lost!.key.slice(0, 2)}/${lost!.key}`);
}

test.each<[string, string]>([
  ['certificate.pdf', 'certificate.pdf'],
  ['roster.pdf', 'my roster.pdf'],
])('a lost file is no replaced one, though another ends in its name: %s, %s', async (a, b) => {
  const casey = await signedUp(server());
  for (const [at, name] of [a, b].entries()) {
    const { body } = await casey.rest('POST', '/activities', {
      title: `Drill ${at}`,
      category: 'Clinical Practice',
      hours: 1,
      status: 'completed',
    });
    await sendFile(casey, `activityId=${body.id}`, name, await aPdf(`file ${at}`));
  }
  await lose(casey, a);
  for (const edition of editions) {
    const pack = await filesOf(casey, edition);
    const files = [...pack.keys()].filter((path) => path.endsWith(b));
    expect(files, edition).toHaveLength(1);
    expect((await checked(pack, await here())).of('files'), edition).toMatchObject({
      severity: 'success',
      lines: [expect.stringContaining('1 evidence file byte for byte')],
    });
    const forgery = changed(pack, (all) => {
      all.delete(SIGNATURE_FILE);
      all.delete(SIGNING_KEY_FILE);
      all.set(files[0]!, Buffer.from('%PDF-1.7 another'));
    });
    expect((await checked(forgery, await here())).of('files'), edition).toMatchObject({
      severity: 'error',
      lines: [`The file “${files[0]}” is not the file that was recorded.`, expect.anything()],
    });
  }
});

test('a PDF whose reader cannot be loaded is not called unreadable', async () => {
  const reader = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const found = await checked(packs.submission, await here(), undefined, reader);
  expect(found.of('pdf')).toMatchObject({
    severity: 'info',
    lines: [expect.stringContaining('could not be loaded')],
  });
});

test('a record whose own date is earlier than the timeline is named', async () => {
  const casey = await signedUp(server());
  server().setNow(new Date(Date.now() - 30 * 24 * 60 * 60_000));
  const { body } = await casey.rest('POST', '/activities', {
    title: 'Last month, it says',
    category: 'Clinical Practice',
    hours: 1,
    status: 'in-progress',
  });
  server().setNow(null);
  // Completed today, since the last month may be in another CPD period.
  const completed = await casey.rest('PATCH', `/activities/${body.id}`, { status: 'completed' });
  expect(completed.status).toBe(200);
  const found = await checked(await filesOf(casey, 'submission'), await here());
  expect(found.of('recorded')).toMatchObject({
    severity: 'warning',
    lines: [
      expect.anything(),
      expect.stringContaining('Activity “Last month, it says”: recorded on'),
    ],
  });
  expect(found.verdict.severity).toBe('info');
});

test('a pack agrees after the owner changed the time zone, since a day stays the day', async () => {
  const casey = await signedUp(server());
  await casey.rest('POST', '/activities', {
    title: 'Late in Perth',
    category: 'Clinical Practice',
    hours: 1,
    status: 'completed',
    completedDate: '2026-03-14T15:30:00Z',
  });
  for (const timeZone of ['Australia/Perth', 'Australia/Sydney']) {
    const set = 'mutation($timeZone: String!) { updateSettings(timeZone: $timeZone) { timeZone } }';
    const { data } = await casey.graphql(set, { timeZone });
    expect(data.updateSettings).toEqual({ timeZone });
    for (const edition of editions) {
      const found = await checked(await filesOf(casey, edition), await here());
      expect(found.of('tables'), timeZone).toMatchObject({ severity: 'success' });
      expect(found.of('pdf'), timeZone).toMatchObject({ severity: 'success' });
    }
  }
});
