// @module-tag servers
import { beforeAll, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { today } from '#tests/support/today';

/** The search over all records, by both interfaces. */
const server = useServer();
let alex: TestClient;
let sam: TestClient;

const activity = { category: 'Clinical Practice', hours: 2.5, status: 'completed' };

async function fill(client: TestClient): Promise<void> {
  const made = [
    await client.rest('POST', '/activities', {
      ...activity,
      title: 'Tourniquet workshop',
      completedDate: '2026-03-01T20:15:00.000Z',
    }),
    await client.rest('POST', '/documents', {
      title: 'Tourniquet certificate',
      type: 'certificate',
      content: 'Issued in Brisbane.',
    }),
    await client.rest('POST', '/learning-goals', {
      title: 'Stop the bleeding',
      why: 'A tourniquet failed on me',
      measure: 'A course',
      targetDate: today(),
    }),
    await client.rest('POST', '/reflective-logs', {
      content: 'The second tourniquet held, the first one did not.',
      learningOutcomes: 'High and tight.',
      futureApplication: 'I will check the time label.',
    }),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
}

beforeAll(async () => {
  alex = await signedUp(server());
  sam = await signedUp(server());
  await fill(alex);
});

interface Result {
  kind: string;
  recordId: string;
  title: string;
  detail: string;
  link: string;
  day: string | null;
}

async function found(client: TestClient, text: string, first = 20): Promise<Result[]> {
  const { data, errors } = await client.graphql(
    'query ($query: String!, $first: Int) { search(query: $query, first: $first) { kind recordId title detail link day } }',
    { query: text, first },
  );
  expect(errors).toBeUndefined();
  const { body } = await client.rest(
    'GET',
    `/search?query=${encodeURIComponent(text)}&first=${first}`,
  );
  expect(body.map((each: any) => ({ ...each, recordId: String(each.recordId) }))).toEqual(
    data.search,
  );
  return data.search;
}

test('finds a word in each kind of record, by its beginning', async () => {
  const results = await found(alex, 'TOURNI');
  expect(results.slice(0, 4)).toMatchObject([
    {
      kind: 'activity',
      title: 'Tourniquet workshop',
      detail: 'Clinical Practice · 2.5 hours',
      // In the user's time zone the next day had begun.
      day: '2026-03-02',
    },
    {
      kind: 'document',
      title: 'Tourniquet certificate',
      detail: 'Certificate',
      link: expect.stringMatching(/^\/documents\/\d+$/),
    },
    { kind: 'learning-goal', title: 'Stop the bleeding', detail: 'Open' },
    {
      kind: 'reflective-log',
      title: 'The second tourniquet held, the first one did not.',
      detail: 'High and tight.',
    },
  ]);
});

test('finds modules, resources and the user’s own certificates', async () => {
  const [module] = await found(alex, 'cardiac life');
  expect(module).toMatchObject({ kind: 'module', day: null });
  expect(module!.detail).toMatch(/ · up to \d+ hours$/);
  const kinds = (await found(alex, 'cardiac', 50)).map(({ kind }) => kind);
  expect(kinds).toContain('resource');
  await server().database.query({
    text: `insert into certificates (user_id, number, holder_name, module_title, module_version, hours, score, completed_on, issued_at)
      values ($1, 'PM-QUOKKA', 'Alex', 'Quokka bites', '1', 2, 80, '2026-02-03', now())`,
    values: [alex.user.id],
  });
  expect(await found(alex, 'quokka')).toEqual([
    {
      kind: 'certificate',
      recordId: expect.any(String),
      link: '/verify/PM-QUOKKA',
      title: 'Quokka bites',
      detail: 'PM-QUOKKA · 2 hours',
      day: '2026-02-03',
    },
  ]);
  expect(await found(sam, 'quokka')).toEqual([]);
});

test('finds nothing of another user, of the bin, or for no words', async () => {
  const isOwn = ({ kind }: Result) => !['module', 'resource'].includes(kind);
  expect((await found(sam, 'tourniquet')).filter(isOwn)).toEqual([]);
  const { body } = await sam.rest('POST', '/activities', { ...activity, title: 'Zebra crossing' });
  expect(await found(sam, 'zebra')).toHaveLength(1);
  await sam.rest('DELETE', `/activities/${body.id}`);
  expect(await found(sam, 'zebra')).toEqual([]);
  for (const text of ['', '  ', '&|!:*()', "'; drop table documents; --", '\\']) {
    expect(await found(alex, text)).toEqual([]);
  }
});

test('at most as many as asked for, from each kind in turn, titles first', async () => {
  for (const title of ['Report writing', 'Night shift']) {
    await alex.rest('POST', '/activities', {
      ...activity,
      title,
      description: 'With a tourniquet.',
      completedDate: '2026-04-01T02:00:00.000Z',
    });
  }
  const results = await found(alex, 'tourniquet', 5);
  expect(results.map(({ kind }) => kind)).toEqual([
    'activity',
    'document',
    'learning-goal',
    'reflective-log',
    'activity',
  ]);
  expect(results[0]!.title).toBe('Tourniquet workshop');
  const { status } = await alex.rest('GET', '/search?query=tourniquet&first=101');
  expect(status).toBe(400);
});

test('is one statement, also among 5,000 records, and reads only those that match', async () => {
  const { database } = server();
  for (const { user } of [alex, sam]) {
    await database.query({
      text: `insert into documents (user_id, title, type, content, created_at)
        select $1, 'Paper ' || n || case when n % 500 = 0 then ' capnography' else '' end, 'other',
          'Notes of a shift with the crew', now() - n * interval '1 hour' from generate_series(1, 5000) n`,
      values: [user.id],
    });
  }
  await database.query({ text: 'analyze documents', values: [] });
  const papers = (await found(alex, 'capno')).filter(({ kind }) => kind === 'document');
  expect(papers).toHaveLength(10);
  server().statements();
  await alex.graphql('{ search(query: "capno") { recordId } }');
  expect(server().statements()).toHaveLength(1);
  const [row] = await database.query<Record<string, any>>({
    text: `explain (analyze, format json) select id from documents r where r.user_id = ${alex.user.id} and r.deleted_at is null
      and record_words(r.user_id, r.title || ' ' || r.content) @@ activity_query(${alex.user.id}, 'capno')`,
    values: [],
  });
  const nodes = (each: any): any[] => [each, ...(each.Plans ?? []).flatMap(nodes)];
  const scan = nodes(row!['QUERY PLAN'][0].Plan).find(
    (each) => each['Index Name'] === 'documents_search',
  );
  expect(scan['Actual Rows']).toBe(10);
});
