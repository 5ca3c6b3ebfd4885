// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { aPdf, sendFile, sha256 } from '#tests/support/files';
import { pdfText } from '#tests/support/pdf-text';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { uniquePaths } from '#server/reports/portfolio/names';
import { keysOf } from '#server/storage/storage';
import { gapTexts } from '#domain/standing/audit-readiness';
import { rulesFor } from '#domain/standing/standard';

const server = useServer();
const now = new Date('2026-10-21T03:00:00Z');
const BOM = '\uFEFF';

let alex: TestClient;
let airway: number;

async function report(client: TestClient, query = '', init: RequestInit = {}) {
  const response = await client.fetch(`/api/report${query}`, init as object);
  const file = Buffer.from(await response.arrayBuffer());
  return { response, status: response.status, file, text: file.toString('utf8') };
}

const words = (file: Buffer) => pdfText(file).replace(/-\n/g, '-').replace(/\s+/g, ' ');
const json = async (client: TestClient, query = '') =>
  JSON.parse((await report(client, `?format=json${query}`)).text);

const activity = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 2.5,
  isInteractive: true,
  status: 'completed',
  completedDate: '2026-03-14T02:00:00Z',
  description: 'Video laryngoscopy with two consultants 😀 and 李医生.',
  evidence: 'https://example.org/certificate',
  activityType: 'course',
  provider: 'QAS Education',
  startDate: '2026-03-13',
  endDate: '2026-03-14',
  setting: 'live-online',
  place: 'Grand round',
  practitioners: 'Two consultants',
  practitionerCount: 2,
  contentElements: ['b'],
  howItMeets: 'It follows the guideline of 2025.',
};
const log = {
  content: 'The first attempt failed because the tube was too large.',
  learningOutcomes: 'Choose the smaller size early.',
  futureApplication: 'I will open both sizes beforehand.',
};

beforeAll(async () => {
  server().setNow(now);
  alex = await signedUp(server(), { fullName: 'Nguyễn Māori 李' });
  const made = await alex.rest('POST', '/activities', activity);
  airway = made.body.id;
  const add = (change: object) => alex.rest('POST', '/activities', { ...activity, ...change });
  await add({ title: '=HYPERLINK("http://evil")', evidence: null, practitioners: null, hours: 4 });
  await add({ title: 'Still under way', status: 'in-progress', completedDate: null });
  await add({ title: 'Long ago', completedDate: '2022-05-05T02:00:00Z', isInteractive: false });
  await alex.rest('POST', '/reflective-logs', { ...log, activityId: airway });
  await alex.rest('POST', '/reflective-logs', { ...log, content: 'On no activity in particular.' });
  const document = { title: 'ALS: certificate', type: 'certificate', expiryDate: '2027-03-05' };
  await alex.rest('POST', '/documents', { ...document, content: 'Assessed on the day.' });
  await alex.rest('POST', '/documents', { ...document, content: 'Assessed again.' });
});

describe('the data behind every format', () => {
  test('agrees with the summary', async () => {
    const [{ claimed, required, standing, compliance, categoryHours }] = (await json(alex)).periods;
    const { body } = await alex.rest('GET', '/cpd-summary');
    expect(claimed).toEqual({ total: body.totalHours, interactive: body.interactiveHours });
    expect({ required, standing, compliance }).toEqual({
      required: body.required,
      standing: body.standing,
      compliance: body.compliance,
    });
    const hours = categoryHours.map((each: any) => [each.category, each.hours]);
    expect(Object.fromEntries(hours)).toEqual(body.categoryHours);
  });

  test('separates claimed from supported hours, and lists every gap', async () => {
    const [period] = (await json(alex)).periods;
    expect(period.claimed).toEqual({ total: 6.5, interactive: 6.5 });
    expect(period.supported).toEqual({ total: 0, interactive: 0 });
    const gaps = period.gaps.map((gap: any) => [gap.title, gap.kind, gap.text]);
    const formula = '=HYPERLINK("http://evil")';
    expect(gaps).toEqual([
      ['Airway workshop', 'evidence', 'Only a link. A link can disappear: add a file.'],
      [formula, 'reflection', gapTexts.reflection],
      [formula, 'evidence', gapTexts.evidence],
      [formula, 'interactive', gapTexts.interactive],
      ['Still under way', 'in-progress', gapTexts['in-progress']],
    ]);
  });

  test('puts each record into its period, and each reflection with its activity', async () => {
    const all = await json(alex, '&period=five-years');
    const titles = all.periods.map((period: any) => period.activities.map((a: any) => a.title));
    expect(titles.map((each: string[]) => each.length)).toEqual([3, 0, 0, 0, 1]);
    const found = all.periods[0].activities.find((each: any) => each.id === airway);
    expect(found).toMatchObject({ day: '2026-03-14', recordedOn: '2026-10-21', hours: 2.5 });
    expect(found.reflections).toMatchObject([{ ...log, activityTitle: activity.title }]);
    expect(all.periods[0].reflections).toHaveLength(2);
    expect(all.periods[0].documents).toMatchObject([{ expiryDay: '2027-03-05' }, {}]);
    const [earlier] = (await json(alex, '&period=2022')).periods;
    expect(earlier).toMatchObject({ start: '2021-12-01', end: '2022-11-30' });
    expect(earlier.clauses[0].state).toBe('short');
  });

  test('needs the same few statements for any number of records', async () => {
    const statements = async (query: string) => {
      server().statements();
      await json(alex, query);
      return server().statements().length;
    };
    expect(await statements('')).toBe(2);
    expect(await statements('&period=five-years')).toBe(2);
  });

  test('is the same over GraphQL, with the choices of a period', async () => {
    const { data } = await alex.graphql(
      '{ portfolio { choices { value label } periods { completed { total } gaps { kind } } } }',
    );
    const [period] = (await json(alex)).periods;
    expect(data.portfolio.periods[0].completed.total).toBe(period.claimed.total);
    expect(data.portfolio.periods[0].gaps).toHaveLength(period.gaps.length);
    const values = data.portfolio.choices.map((each: any) => each.value);
    expect(values).toEqual(['current', '2025', '2024', '2023', '2022', 'five-years']);
  });

  test('contains a module’s completion once', async () => {
    const sam = await signedUp(server());
    const { body: own } = await sam.rest('POST', '/activities', activity);
    const reflection =
      'From now on I check the tube twice, ask my partner to listen, and say aloud what we heard.';
    await server().database.query({
      text: `insert into module_completions (user_id, module_id, activity_id, version, score, reflection, completed_at)
        select $1, min(id), $2, '1.1', 90, $3, now() from cpd_modules`,
      values: [sam.user.id, own.id, reflection],
    });
    const change = { description: reflection, isInteractive: false };
    await sam.rest('PATCH', `/activities/${own.id}`, change);
    const [{ activities, gaps }] = (await json(sam)).periods;
    expect(activities[0].module).toEqual({ version: '1.1', score: 90, reflection });
    expect(activities[0].description).toBeNull();
    expect(gaps.map(({ kind }: any) => kind)).toEqual(['evidence']);
    expect(words((await report(sam)).file)).toMatch(
      /Reflections 1 reflection Printed with their activities: .{0,4}14 Mar 2026, Airway workshop/,
    );
  });
});

test('words that say nothing are ready for nothing and met by nothing, in any format', async () => {
  const casey = await signedUp(server());
  const done = { ...activity, evidence: 'yes', description: null, provider: 'x', howItMeets: 'x' };
  const reading = { ...done, title: 'Reading', hours: 9, isInteractive: false };
  const mess = { ...done, title: 'Mess room', evidence: 'ok', place: 'Mess room', hours: 4.5 };
  for (const each of [reading, reading, reading, mess, mess]) {
    const { body } = await casey.rest('POST', '/activities', { ...each, practitioners: 'x' });
    const nothing = { content: 'xxx xxx xxx xxx xxx xxx', learningOutcomes: 'xxx xxx xxx' };
    const log = { ...nothing, futureApplication: 'xxx xxx xxx', activityId: body.id };
    expect((await casey.rest('POST', '/reflective-logs', log)).status).toBe(201);
  }
  const [period] = (await json(casey)).periods;
  expect(period.claimed).toEqual({ total: 36, interactive: 9 });
  expect(period.supported).toEqual({ total: 0, interactive: 0 });
  const states = period.clauses.map(({ id, state }: any) => [id, state]);
  expect(Object.fromEntries(states)).toEqual({
    hours: 'recorded',
    interactive: 'recorded',
    content: 'reflections',
    plan: 'open',
    reflection: 'open',
    evidence: 'open',
    records: 'yours',
  });
  const { data } = await casey.graphql(`{ me { auditReadiness { defensibleHours } }
    activities { nodes { readiness { ready evidence } } } }`);
  expect(data.me.auditReadiness.defensibleHours).toBe(0);
  for (const { readiness } of data.activities.nodes) {
    expect(readiness).toEqual({ ready: false, evidence: 'none' });
  }
  const text = words((await report(casey)).file);
  expect(text).toContain('36 of 30 9 of 8 0 hours');
  expect(text).not.toMatch(/(?<!Not yet |Not )\bMet\b/);
});

describe('as PDF', () => {
  let made: Awaited<ReturnType<typeof report>>;
  beforeAll(async () => void (made = await report(alex)));

  test('is tagged, dated and bookmarked, with a file name safe for any user’s name', () => {
    const { response, file } = made;
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(decodeURIComponent(response.headers.get('content-disposition')!)).toContain(
      "filename*=UTF-8''CPD portfolio Nguyễn Māori 李 2026.pdf",
    );
    const raw = file.toString('latin1');
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/Lang \(en-AU\)/);
    expect(raw).toMatch(/\/Outlines \d+ 0 R/);
    expect(raw).toContain('(D:20261021030000Z)');
  });

  test('states the user, the standing by each clause, and what is missing', () => {
    const text = words(made.file);
    for (const part of [
      'Nguyễn Māori 李',
      '6.5 of 30',
      'Still to do by 30 Nov 2026: 23.5 hours.',
      'in effect from 17 May 2018.',
      'As quoted at australianemergencylaw.com on 5 Dec 2018 and 6 Jul 2024.',
      rulesFor('2026-11-30').evidence.text,
      'other National Boards. As other National Boards put it.',
      gapTexts.evidence,
      'Targets of ParaMed CPD, not requirements of the standard.',
      'Reflective logs: 2 of 4',
      'Completed 14 Mar 2026 · 2.5 hours · interactive · Clinical Practice',
      'QAS Education',
      '13 Mar 2026 to 14 Mar 2026',
      'Live online, Grand round',
      'Two consultants (2 others)',
      '(b) draws on the best available evidence',
      'It follows the guideline of 2025.',
      'https://example.org/certificate',
      ...Object.values(log),
      'On no activity in particular.',
      'Assessed on the day.',
    ]) {
      expect(text).toContain(part);
    }
    for (const letters of ['😀', '李医生']) expect(text).toContain(letters);
    const [, last] = /page 1 of (\d+)/.exec(text)!;
    expect(text).toContain(`page ${last} of ${last}`);
  });

  test('works without records', async () => {
    const { file, status } = await report(await signedUp(server()));
    expect(status).toBe(200);
    expect(words(file)).toContain('No activities were recorded in this period.');
  });
});

describe('as a table', () => {
  test('follows RFC 4180 with a byte order mark, and escapes formulas', async () => {
    const { response, text } = await report(alex, '?format=csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    // fetch removes the byte order mark when it reads text.
    expect(text.startsWith(BOM)).toBe(true);
    const lines = text.slice(1).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(lines[1]).toContain('2026-03-14,Airway workshop,Clinical Practice,Completed,2.5,Yes');
  });
});

describe('as an audit pack', () => {
  test('contains the report, the tables, the texts, and the checksum of each', async () => {
    const { response, file } = await report(alex, '?format=zip');
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzip(file);
    const paths = [...files.keys()];
    expect(paths).toEqual([
      'README.txt',
      'CPD portfolio Nguyễn Māori 李 2026.pdf',
      'Learning plan.csv',
      'Activities.csv',
      'Reflective logs.csv',
      'Documents.csv',
      'Certificates.csv',
      'timeline.json',
      'verify.html',
      'Documents/2026-10-21 ALS certificate/ALS certificate.txt',
      'Documents/2026-10-21 ALS certificate (2)/ALS certificate.txt',
      'signing-key.json',
      'manifest.json',
      'SHA256SUMS',
      'signature.jws',
    ]);
    const sums = files.get('SHA256SUMS')!.toString().trimEnd().split('\n');
    expect(sums).toHaveLength(paths.length - 2);
    for (const line of sums) {
      const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line)!;
      expect(sha256(files.get(path!)!)).toBe(sum);
    }
    const manifest = JSON.parse(files.get('manifest.json')!.toString());
    for (const { path, bytes, sha256 } of manifest.files) {
      expect(files.get(path)).toHaveLength(bytes);
      expect(sums).toContain(`${sha256}  ${path}`);
    }
    expect(files.get(paths[1]!)!.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is made one at a time for each user', async () => {
    const [a, b] = await Promise.all([report(alex, '?format=zip'), report(alex, '?format=zip')]);
    expect([a.status, b.status].toSorted()).toEqual([200, 409]);
    const refused = a.status === 409 ? a : b;
    expect(JSON.parse(refused.text).message).toContain('still being made');
  });

  test('is cancelled when the caller disconnects, and can be requested again', async () => {
    const leave = new AbortController();
    const asked = report(alex, '?format=zip', { signal: leave.signal });
    setTimeout(() => leave.abort(), 50);
    await expect(asked).rejects.toThrow('aborted');
    await expect.poll(async () => (await report(alex, '?format=zip')).status).toBe(200);
  });
});

describe('evidence files', () => {
  let sam: TestClient;
  let pdfFile: Buffer;
  let other: Buffer;
  const note = Buffer.from('Handover in one minute.\n');

  beforeAll(async () => {
    [pdfFile, other] = await Promise.all([aPdf('Part one'), aPdf('Part two')]);
    sam = await signedUp(server());
    const bare = { ...activity, title: 'Course: part 1', evidence: null };
    const { body: first } = await sam.rest('POST', '/activities', bare);
    const { body: written } = await sam.rest('POST', '/reflective-logs', {
      ...log,
      activityId: first.id,
    });
    const { body: paper } = await sam.rest('POST', '/documents', {
      title: 'ALS certificate',
      type: 'certificate',
      content: 'Assessed on the day.',
    });
    const sent = [
      await sendFile(sam, `activityId=${first.id}`, 'Nguyễn course.pdf', pdfFile),
      await sendFile(sam, `activityId=${first.id}`, 'NGUYỄN Course.pdf', other),
      await sendFile(sam, `reflectiveLogId=${written.id}`, 'scan0001.txt', note),
      await sendFile(sam, `documentId=${paper.id}`, 'lost.txt', Buffer.from('Soon gone.')),
    ];
    await sam.rest('PATCH', `/evidence/${sent[2]!.body.id}`, { name: 'note' });
    const [row] = await server().database.query<{ storage_key: string }>({
      text: 'select storage_key from evidence_files where id = $1',
      values: [sent[3]!.body.id],
    });
    await server().services.storage.remove(keysOf(row!.storage_key).file);
  });

  test('are listed with their records, and count as evidence', async () => {
    const [{ activities, documents, gaps, supported }] = (await json(sam)).periods;
    const [{ files, reflections }] = activities;
    expect(files[0]).toEqual({
      id: expect.any(Number),
      name: 'Nguyễn course.pdf',
      type: 'application/pdf',
      sizeBytes: pdfFile.length,
      sha256: sha256(pdfFile),
      keptSha256: sha256(pdfFile),
      addedOn: '2026-10-21',
      isMissing: false,
      isDamaged: false,
      substance: 'shown',
      badge: null,
    });
    expect(reflections[0].files).toMatchObject([{ name: 'note.txt' }]);
    expect(documents[0].files).toMatchObject([{ name: 'lost.txt' }]);
    expect(gaps).toEqual([]);
    expect(supported).toEqual({ total: 2.5, interactive: 2.5 });
  });

  test('are listed in the PDF and the table, even a missing one', async () => {
    const text = words((await report(sam)).file);
    expect(text).toContain('Nguyễn course.pdf');
    expect(text).toContain(`SHA-256 ${sha256(pdfFile).slice(0, 12)}…`);
    expect(text).toContain('the stored file is missing or damaged. 1: lost.txt');
    const [, row] = (await report(sam, '?format=csv')).text.slice(1).split('\r\n');
    expect(row).toContain('Nguyễn course.pdf; NGUYỄN Course.pdf; note.txt');
  });

  test('are in the pack unchanged, and missing ones are listed', async () => {
    const files = unzip((await report(sam, '?format=zip')).file);
    const folder = 'Activities/2026-03-14 Course part 1';
    expect(files.get(`${folder}/Nguyễn course.pdf`)).toEqual(pdfFile);
    expect(files.get(`${folder}/NGUYỄN Course (2).pdf`)).toEqual(other);
    expect(files.get('Reflections/2026-10-21 Course part 1/note.txt')).toEqual(note);
    const manifest = JSON.parse(files.get('manifest.json')!.toString());
    expect(manifest.missing).toEqual(['Documents/2026-10-21 ALS certificate/lost.txt']);
    const entry = manifest.files.find((each: any) => each.path.endsWith('n course.pdf'));
    expect(entry).toMatchObject({ bytes: pdfFile.length, sentSha256: entry.sha256 });
    const sums = files.get('SHA256SUMS')!.toString();
    for (const [path, content] of files) {
      if (path === 'SHA256SUMS' || path === 'signature.jws') continue;
      expect(sums).toContain(`${sha256(content)}  ${path}\n`);
    }
  });
});

test('the learning plan is in its period, with each change and its reason', async () => {
  const sam = await signedUp(server());
  const { body: goal } = await sam.rest('POST', '/learning-goals', {
    title: 'Recognise the sick child',
    why: 'I see few of them.',
    measure: 'A mentor has watched me.',
    targetDate: '2026-11-01',
  });
  const workshop = { title: 'Paediatric day', category: 'Clinical Practice', hours: 4 };
  await sam.rest('POST', '/planned-activities', { ...workshop, goalId: goal.id });
  const reason = 'The course was moved.';
  const change = { targetDate: '2026-11-30', reason };
  expect((await sam.rest('PATCH', `/learning-goals/${goal.id}`, change)).status).toBe(200);
  const [period] = (await json(sam)).periods;
  expect(period.goals).toMatchObject([
    {
      title: 'Recognise the sick child',
      targetDay: '2026-11-30',
      status: 'open',
      planned: [{ title: 'Paediatric day', hours: 4, plannedDay: null, activityTitle: null }],
      changes: [{ day: '2026-10-21', field: 'targetDate', from: '2026-11-01', to: '2026-11-30' }],
    },
  ]);
  expect(period.clauses.find(({ id }: { id: string }) => id === 'plan').state).toBe('met');
  const text = words((await report(sam)).file);
  expect(text).toContain('Paediatric day · 4 hours · not done yet');
  expect(text).toContain('By when: from “1 Nov 2026” to “30 Nov 2026”.');
  expect((await json(sam, '&period=2025')).periods[0].goals).toEqual([]);
  expect((await json(alex)).periods[0].goals).toEqual([]);
});

test('names in a pack are clean, and unique in any case of letters', () => {
  const path = uniquePaths();
  expect([
    path('', 'A.pdf'),
    path('', 'a.PDF'),
    path('Activities', '../../etc/passwd'),
    path('Activities', 'CON'),
    path('Activities', ' . '),
    path('Activities', 'x'.repeat(300)).length,
  ]).toEqual([
    'A.pdf',
    'a (2).PDF',
    'Activities/etc passwd',
    'Activities/_CON',
    'Activities/Unnamed',
    91,
  ]);
});

describe('refuses', () => {
  test.each([
    ['?period=all', 'period'],
    ['?period=last', 'period'],
    ['?period=1999', 'period'],
    ['?format=docx', 'format'],
    ['?format=', 'format'],
  ])('%s', async (query, field) => {
    const { status, text } = await report(alex, query);
    expect(status).toBe(400);
    expect(JSON.parse(text).fields).toHaveProperty(field);
  });

  test('a caller without a session', async () => {
    for (const format of ['pdf', 'zip', 'csv', 'json']) {
      const { status } = await report(new TestClient(server()), `?format=${format}`);
      expect(status).toBe(401);
    }
    const { errors } = await new TestClient(server()).graphql('{ portfolio { madeOn } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

test('nobody gets another user’s or deleted records', async () => {
  const sam = await signedUp(server(), { fullName: 'Sam' });
  const mine = await sam.rest('POST', '/activities', { ...activity, title: 'Sam was here' });
  await sam.rest('POST', '/reflective-logs', { ...log, activityId: mine.body.id });
  const deleted = await sam.rest('POST', '/activities', { ...activity, title: 'Never mind' });
  await sam.rest('DELETE', `/activities/${deleted.body.id}`);
  const [{ activities, reflections, documents }] = (await json(sam)).periods;
  expect(activities.map(({ title }: { title: string }) => title)).toEqual(['Sam was here']);
  expect([reflections.length, documents.length]).toEqual([1, 0]);
  expect((await json(alex)).periods[0].activities).toHaveLength(3);
});
