// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { aPdf, sendFile } from '#tests/support/files';
import { judgingWords, textsIn } from '#tests/support/judging-words';
import { changed, checked, knownServer, type PackFiles } from '#tests/support/packs';
import { pdfText } from '#tests/support/pdf-text';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { SIGNATURE_FILE, SIGNING_KEY_FILE } from '#domain/proof/pack-signature';
import {
  INDEMNITY_FILE,
  PRACTICE_FILE,
  practiceTooMany,
  SUBMISSION_PRACTICE_MAX,
} from '#domain/proof/submission-additions';

const server = useServer();
const NOW = new Date('2026-11-23T03:00:00Z');
const include = ['practice-hours', 'indemnity'];

async function report(client: TestClient, body: object): Promise<Buffer> {
  const response = await client.fetch('/api/report', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const file = Buffer.from(await response.arrayBuffer());
  expect([response.status, response.ok ? '' : file.toString()]).toEqual([200, '']);
  return file;
}
const dataOf = async (client: TestClient, body: object = {}) =>
  JSON.parse((await report(client, { format: 'json', ...body })).toString());
const packOf = async (client: TestClient, body: object = {}): Promise<PackFiles> =>
  unzip(await report(client, { format: 'zip', ...body }));
const words = (file: Buffer) => pdfText(file).replaceAll(/\s+/g, ' ');

const station = { kind: 'practice', employer: 'Queensland Ambulance Service', position: 'On road' };
const march = { ...station, startDate: '2026-03-01', endDate: '2026-03-31', hours: 152 };

let alex: TestClient;
let letter: number;
let pack: PackFiles;
beforeAll(async () => {
  server().setNow(NOW);
  alex = await signedUp(server(), { fullName: 'Alex Medic' });
  const post = async (path: string, body: object) => {
    const made = await alex.rest('POST', path, body);
    expect([made.status, made.body.message]).toEqual([201, undefined]);
    return made.body;
  };
  const airway = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  await post('/activities', { ...airway, status: 'completed', completedDate: '2026-03-14' });
  letter = (await post('/documents', { title: 'Letter', type: 'other', content: 'From payroll.' }))
    .id;
  await sendFile(alex, `documentId=${letter}`, 'payroll.pdf', await aPdf('Hours by month'));
  await post('/practice-periods', {
    ...march,
    documentIds: [letter],
    notes: 'Rostered on four and four.',
  });
  // Begins before the last 12 months, and shares days with the next one.
  const autumn = { startDate: '2025-11-01', endDate: '2026-01-31', hours: 300.5 };
  await post('/practice-periods', { ...station, ...autumn });
  const january = { startDate: '2026-01-31', endDate: '2026-02-27', hours: 140 };
  await post('/practice-periods', {
    ...station,
    employer: ' queensland ambulance SERVICE',
    ...january,
  });
  const away = { kind: 'leave', employer: station.employer, hours: 0 };
  await post('/practice-periods', { ...away, startDate: '2026-04-01', endDate: '2026-04-20' });
  // Before the five years.
  const old = { startDate: '2019-01-01', endDate: '2019-03-31', hours: 400 };
  await post('/practice-periods', { ...station, ...old });
  const cover = { type: 'indemnity', title: 'Cover of the college', issuer: 'Aon', number: 'PI-7' };
  const held = await post('/credentials', {
    ...cover,
    issueDate: '2026-07-01',
    expiryDate: '2027-06-30',
    notes: 'Event work included.',
  });
  await sendFile(alex, `credentialId=${held.id}`, 'schedule.pdf', await aPdf('Schedule of cover'));
  await post('/credentials', { ...cover, title: 'An old cover', expiryDate: '2020-06-30' });
  await post('/credentials', { type: 'driver-licence', title: 'Licence', number: '12' });
  pack = await packOf(alex, { include });
});

test('by default a submission has nothing beside CPD', async () => {
  expect(await dataOf(alex)).toMatchObject({ practice: null, indemnity: null });
  const bare = await packOf(alex);
  expect([...bare.keys()]).not.toContain(PRACTICE_FILE);
  expect([...bare.keys()]).not.toContain(INDEMNITY_FILE);
  const pdf = [...bare].find(([path]) => path.endsWith('.pdf'))![1];
  expect(words(pdf)).not.toMatch(/Practice hours|indemnity/);
  const { records } = JSON.parse(bare.get('timeline.json')!.toString());
  const kinds = new Set((records as { kind: string }[]).map(({ kind }) => kind));
  expect([...kinds].filter((kind) => /practice|credential/.test(kind))).toEqual([]);
});

test('states practice and its sums as facts, oldest first, with evidence', async () => {
  const { practice, indemnity, evidence } = await dataOf(alex, { include });
  expect(practice.entries).toMatchObject([
    {
      number: 'P1',
      kind: 'Practice',
      startDay: '2025-11-01',
      endDay: '2026-01-31',
      hours: 300.5,
      evidence: [],
      remark: 'Shares days with P2 of the same employer.',
    },
    { number: 'P2', hours: 140, remark: 'Shares days with P1 of the same employer.' },
    {
      number: 'P3',
      employer: station.employer,
      position: 'On road',
      notes: 'Rostered on four and four.',
      documents: ['Letter'],
      evidence: ['E1'],
      remark: null,
    },
    { number: 'P4', kind: 'Leave or break', hours: 0, remark: null },
  ]);
  expect(practice.totals).toEqual([
    {
      label: 'Previous 12 months',
      start: '2025-11-24',
      end: '2026-11-23',
      hours: 292,
      remark: 'P1 begins before 24 Nov 2025: 300.5 hours, not in this sum.',
    },
    {
      label: 'Previous 3 years',
      start: '2023-11-24',
      end: '2026-11-23',
      hours: 592.5,
      remark: null,
    },
    {
      label: 'Previous 5 years',
      start: '2021-11-24',
      end: '2026-11-23',
      hours: 592.5,
      remark: null,
    },
  ]);
  expect(indemnity).toEqual([
    {
      id: expect.any(Number),
      title: 'Cover of the college',
      insurer: 'Aon',
      policyNumber: 'PI-7',
      validFrom: '2026-07-01',
      validUntil: '2027-06-30',
      notes: 'Event work included.',
      evidence: ['E2'],
    },
  ]);
  expect(evidence).toMatchObject([
    { number: 'E1', name: 'payroll.pdf', about: 'Letter' },
    { number: 'E2', name: 'schedule.pdf', about: 'Cover of the college' },
  ]);
});

test('PDF, tables and GraphQL have the same figures, and none of them judges', async () => {
  const data = JSON.parse(pack.get('submission.json')!.toString());
  const text = words([...pack].find(([path]) => path.endsWith('.pdf'))![1]);
  for (const part of [
    'Previous 12 months 24 Nov 2025 to 23 Nov 2026 292 P1 begins before 24 Nov 2025',
    'Previous 5 years 24 Nov 2021 to 23 Nov 2026 592.5',
    'P3 1 Mar 2026 to 31 Mar 2026 Practice Queensland Ambulance Service On road 152',
    'Insurer Aon Number PI-7 Valid from 1 Jul 2026 Valid until 30 Jun 2027',
    'E2, page 1 of 1 schedule.pdf',
    'and the practice hours and professional indemnity cover in it, are the undersigned’s own',
  ]) {
    expect(text).toContain(part);
  }
  for (const each of [text, ...textsIn(data)]) expect(each).not.toMatch(judgingWords);
  const table = pack.get(PRACTICE_FILE)!.toString().split('\r\n');
  expect(table[3]).toBe(
    'P3,2026-03-01,2026-03-31,Practice,Queensland Ambulance Service,On road,152,Letter,Rostered on four and four.,E1,',
  );
  expect(pack.get(INDEMNITY_FILE)!.toString()).toContain(
    'Cover of the college,Aon,PI-7,2026-07-01,2027-06-30,Event work included.,E2',
  );
  const { data: asked, errors } = await alex.graphql(
    `{ submission(choice: { include: [PRACTICE_HOURS, INDEMNITY] }) {
      practice { entries { number hours remark } totals { label hours } } indemnity { title evidence } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.practice.entries).toMatchObject(asked.submission.practice.entries);
  expect(data.practice.totals).toMatchObject(asked.submission.practice.totals);
  expect(data.indemnity).toMatchObject(asked.submission.indemnity);
});

test('only what was chosen is in, and a document that is left out is in neither', async () => {
  expect(await dataOf(alex, { include: ['indemnity'] })).toMatchObject({
    practice: null,
    // The letter was added in the period, so its file is E1.
    indemnity: [{ evidence: ['E2'] }],
  });
  const found = await dataOf(alex, { include, withoutDocuments: [letter] });
  expect(found.practice.entries[2]).toMatchObject({ documents: [], evidence: [] });
  expect(found.evidence).toMatchObject([{ name: 'schedule.pdf' }]);
  expect(found.leftOut.lines).toEqual([
    '1 document and 1 piece of evidence were left out by the owner.',
  ]);
  const bare = await dataOf(alex, { include, withoutSections: ['evidence'] });
  expect(bare.indemnity).toMatchObject([{ evidence: [] }]);
  expect(bare.evidence).toEqual([]);
});

test('without records it says so, and other words are refused', async () => {
  const casey = await signedUp(server());
  expect(await dataOf(casey, { include })).toMatchObject({
    practice: { entries: [], totals: [{ hours: 0 }, { hours: 0 }, { hours: 0 }] },
    indemnity: [],
  });
  const text = words(await report(casey, { include }));
  expect(text).toMatch(
    /Practice hours None recorded\. .*Professional indemnity cover None recorded\./,
  );
  const refused = await casey.rest('POST', '/report', { include: ['criminal-history'] });
  expect(refused).toMatchObject({
    status: 400,
    body: { message: 'Include must be a list of practice-hours, indemnity' },
  });
});

test('more entries than a submission holds are refused, not cut', async () => {
  const casey = await signedUp(server());
  await server().database.query({
    text: `insert into practice_periods (user_id, kind, employer, start_date, end_date, hours, created_at)
      select $1, 'practice', 'Station', date '2026-01-01', date '2026-01-01', 1, now() from generate_series(0, $2)`,
    values: [casey.user.id, SUBMISSION_PRACTICE_MAX],
  });
  const refused = await casey.rest('POST', '/report', { format: 'json', include });
  expect(refused).toMatchObject({ status: 400, body: { message: practiceTooMany } });
  expect(await dataOf(casey)).toMatchObject({ practice: null });
});

test('the sums of another register are not ours to name', async () => {
  const nurse = await signedUp(server());
  const details = { profession: 'nurse', registrationDate: '2020-06-01' };
  const { status } = await nurse.rest('POST', '/user/registrations', details);
  expect(status).toBe(200);
  await nurse.rest('POST', '/practice-periods', march);
  const found = await dataOf(nurse, { include, registration: 'nurse' });
  expect(found.practice).toMatchObject({ entries: [{ hours: 152 }], totals: [] });
});

describe('the check of a pack', () => {
  const here = () => knownServer(server());
  const tablesOf = async (files: PackFiles) => (await checked(files, await here())).of('tables')!;

  test('passes it', async () => {
    const { statements } = await checked(pack, await here());
    // This server has no time-stamping authority, and a clock that is not the database's.
    const doubtful = statements.filter(
      ({ part, severity }) => part !== 'time' && part !== 'recorded' && severity !== 'success',
    );
    expect(doubtful).toEqual([]);
  });

  test.each<[string, string, string | RegExp, string, string]>([
    [
      'hours in the table',
      PRACTICE_FILE,
      ',152,',
      ',452,',
      'Practice hours.csv, P3, Hours: “452” in the table, “152” in the timeline.',
    ],
    [
      'an entry taken out of the table',
      PRACTICE_FILE,
      /P4,[^\r]*\r\n/,
      '',
      'the record “Queensland Ambulance Service” of the timeline is missing.',
    ],
    [
      'days of a cover',
      INDEMNITY_FILE,
      '2027-06-30',
      '2028-06-30',
      'Valid until: “2028-06-30” in the table, “2027-06-30” in the timeline.',
    ],
    [
      'hours in the data',
      'submission.json',
      '"hours": 152',
      '"hours": 452',
      'submission.json, practice P3, hours: “452”, “152” in the timeline.',
    ],
    [
      'a sum',
      'submission.json',
      '"hours": 292',
      '"hours": 792',
      'submission.json, practice, Previous 12 months, hours: “792”, “292” in the timeline.',
    ],
    [
      'a remark on a sum',
      'submission.json',
      /"P1 begins before[^"]*"/,
      'null',
      'Previous 12 months, remark: nothing,',
    ],
    [
      'a cover in the data',
      'submission.json',
      '"validUntil": "2027-06-30"',
      '"validUntil": "2028-06-30"',
      'submission.json, cover 1, validUntil: “2028-06-30”, “2027-06-30” in the timeline.',
    ],
  ])('names %s that was changed', async (_name, path, from, to, wanted) => {
    const forged = changed(pack, (files) => {
      files.delete(SIGNATURE_FILE);
      files.delete(SIGNING_KEY_FILE);
      const before = files.get(path)!.toString();
      const after = before.replace(from, to);
      expect(after).not.toBe(before);
      files.set(path, Buffer.from(after));
    });
    const { severity, lines } = await tablesOf(forged);
    expect(severity).toBe('error');
    expect(lines.join('\n')).toContain(wanted);
  });
});

describe('an auditor’s link', () => {
  const opened = async (url: string) => {
    const visitor = new TestClient(server());
    const secret = url.split('#')[1];
    const { status, body } = await visitor.rest('POST', '/shared-submissions/open', { secret });
    expect(status).toBe(200);
    return body.submission;
  };

  test('freezes them, and its owner sees that they are in it', async () => {
    const link = (await alex.rest('POST', '/shared-submissions', { name: 'Auditor', include }))
      .body;
    expect(link).toMatchObject({ include });
    const [entry] = (await alex.rest('GET', '/practice-periods')).body;
    await alex.rest('PATCH', `/practice-periods/${entry.id}`, { notes: 'Changed afterwards.' });
    const frozen = await opened(link.secretUrl);
    const data = JSON.parse(pack.get('submission.json')!.toString());
    const withoutId = ({ id: _id, ...each }: { id: number }) => each;
    expect(frozen.practice).toEqual({
      totals: data.practice.totals,
      entries: data.practice.entries.map(withoutId),
    });
    expect(frozen.indemnity).toEqual(data.indemnity.map(withoutId));
    const bare = (await alex.rest('POST', '/shared-submissions', { name: 'Employer' })).body;
    expect(bare).toMatchObject({ include: [] });
    expect(await opened(bare.secretUrl)).toMatchObject({ practice: null, indemnity: null });
    const { body: links } = await alex.rest('GET', '/shared-submissions');
    expect(links).toMatchObject([{ include: [] }, { include }]);
  });

  test('of an earlier version says that nothing of this is known', async () => {
    const link = (await alex.rest('POST', '/shared-submissions', { name: 'Earlier' })).body;
    await server().database.query({
      text: `update shared_submissions set choice = choice - 'include', facts = facts
        - '{remarks,confirmations,certificates,practice,indemnity}'::text[] where id = $1`,
      values: [link.id],
    });
    expect(await opened(link.secretUrl)).toMatchObject({
      person: { name: 'Alex Medic' },
      periods: [{ requirement: { basis: null } }],
      remarks: null,
      confirmations: null,
      certificates: null,
      practice: null,
      indemnity: null,
    });
    const { body } = await alex.rest('GET', `/shared-submissions/${link.id}`);
    expect(body).toMatchObject({ include: [] });
  });
});
