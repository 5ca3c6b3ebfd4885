// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { countRows } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import { ImportRecords } from '#server/db/migrations/016-import-records';

const server = useServer();
const NOW = new Date('2026-03-10T02:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const row = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 2.5,
  isInteractive: true,
  status: 'completed',
  completedDate: '2025-04-03T00:00:00.000Z',
  description: 'A day in a simulator.',
  evidence: 'Certificate 12',
  provider: 'ACP',
  startDate: '2025-04-02',
  endDate: '2025-04-03',
  place: 'Hobart',
};
const rows = [row, { ...row, title: 'Sepsis webinar', hours: 1 }];

let alex: TestClient;
let billie: TestClient;
let keys = 0;
beforeEach(async () => {
  server().setNow(NOW);
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});

const newKey = () => `key-${(keys += 1)}`;
const inputOf = (change: object = {}) => ({
  requestKey: newKey(),
  fileName: 'my list.csv',
  rows,
  ...change,
});
const titles = async (client = alex): Promise<string[]> =>
  (await client.rest('GET', '/activities')).body.map(({ title }: { title: string }) => title);

describe.each(apis)('an import by %s', (api: Api) => {
  const send = (change: object = {}, client = alex) =>
    callApi(api, client, 'importActivities', { input: inputOf(change) });

  test('records all its rows as they are, together', async () => {
    const { value } = await send();
    expect(value).toEqual({
      id: expect.any(Number),
      kind: 'activities',
      fileName: 'my list.csv',
      rowCount: 2,
      createdAt: NOW.toISOString(),
      undoneAt: null,
      undoUntil: later(30).toISOString(),
      ...(api === 'REST' && { userId: alex.user.id }),
    });
    const { body } = await alex.rest('GET', '/activities');
    expect(body).toMatchObject(
      [rows[1], rows[0]].map((each) => ({ ...each, createdAt: NOW.toISOString() })),
    );
    const { body: summary } = await alex.rest('GET', '/cpd-summary?period=all');
    expect(summary).toMatchObject({ totalHours: 3.5, interactiveHours: 3.5 });
  });

  test.each<[string, object, string]>([
    ['no row', { rows: [] }, 'rows'],
    ['no key', { requestKey: ' ' }, 'requestKey'],
    ['a row without hours', { rows: [row, { ...row, hours: 0 }] }, 'rows[1].hours'],
    [
      'a day to come',
      { rows: [row, { ...row, completedDate: '2026-03-11T00:00:00.000Z' }] },
      'rows[1].completedDate',
    ],
    [
      'too many rows',
      {
        rows: Array.from({ length: 2001 }, () => ({
          title: 'Xx',
          category: 'Clinical Practice',
          hours: 1,
        })),
      },
      'rows',
    ],
  ])('with %s is refused as a whole', async (_, change, field) => {
    const before = await countRows(server(), 'imports');
    const { error } = await send(change);
    expect(error).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
    expect(await titles()).toEqual([]);
    expect(await countRows(server(), 'imports')).toBe(before);
  });

  test('repeated with its key adds nothing twice, even concurrently', async () => {
    const input = inputOf();
    const responses = await Promise.all([1, 2].map(() => alex.rest('POST', '/imports', input)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    const again = await alex.graphql(
      'mutation($input: ImportActivitiesInput!) { importActivities(input: $input) { id } }',
      { input },
    );
    expect(Number(again.data.importActivities.id)).toBe(responses[0]!.body.id);
    expect(await titles()).toHaveLength(2);
    await callApi(api, billie, 'importActivities', { input });
    expect(await titles(billie)).toHaveLength(2);
  });

  test('is undone and restored as a whole, except records deleted before', async () => {
    const { value } = await send({ rows: [...rows, row, row] });
    const [first] = (await alex.rest('GET', '/activities')).body;
    await alex.rest('DELETE', `/activities/${first.id}`);
    expect(await titles()).toHaveLength(3);
    server().setNow(later(1));
    const undone = await callApi(api, alex, 'undoImport', { id: value.id });
    expect(undone.error).toBeNull();
    // REST returns no body.
    expect(undone.value?.undoneAt).toBe(api === 'REST' ? undefined : later(1).toISOString());
    expect(await titles()).toEqual([]);
    expect((await callApi(api, alex, 'undoImport', { id: value.id })).error?.status).toBe(404);
    server().setNow(later(2));
    const { value: restored } = await callApi(api, alex, 'restoreImport', { id: value.id });
    expect(restored.undoneAt).toBeNull();
    expect(await titles()).toEqual([row.title, rows[1]!.title, row.title]);
    expect((await callApi(api, alex, 'restoreImport', { id: value.id })).error?.status).toBe(404);
  });

  test('can be undone for thirty days', async () => {
    const { value } = await send();
    server().setNow(later(31));
    await alex.rest('POST', '/login', { username: alex.user.username, password: 'night-shift-7' });
    expect((await callApi(api, alex, 'undoImport', { id: value.id })).error?.status).toBe(409);
    expect(await titles()).toHaveLength(2);
  });
});

describe('imports', () => {
  test('are listed, latest first, a page at a time', async () => {
    for (const [day, fileName] of ['one.csv', 'two.csv', null].entries()) {
      server().setNow(later(day));
      await callApi('REST', alex, 'importActivities', { input: inputOf({ fileName }) });
    }
    const query = `query($after: String) { imports(first: 2, after: $after) {
      totalCount nodes { fileName undoUntil } pageInfo { hasNextPage endCursor } } }`;
    const { imports } = (await alex.graphql(query)).data;
    expect(imports).toMatchObject({
      totalCount: 3,
      nodes: [{ fileName: null }, { fileName: 'two.csv', undoUntil: later(31).toISOString() }],
      pageInfo: { hasNextPage: true },
    });
    const { endCursor: after } = imports.pageInfo;
    expect((await alex.graphql(query, { after })).data.imports.nodes).toMatchObject([
      { fileName: 'one.csv' },
    ]);
  });

  test('of two thousand long rows need as many statements as one row', async () => {
    const count = async (given: object[]) => {
      server().statements();
      const response = await alex.rest('POST', '/imports', inputOf({ rows: given }));
      expect(response.status).toBe(201);
      return server().statements().length;
    };
    const few = await count([row]);
    const description = 'What was done, at length. '.repeat(30);
    const many = Array.from({ length: 2000 }, (_, n) => ({
      ...row,
      title: `Number ${n}`,
      description,
    }));
    expect(await count(many)).toBe(few);
    const response = await alex.graphql('{ activities { totalCount totalHours } }');
    expect(response.data.activities).toEqual({ totalCount: 2001, totalHours: 5002.5 });
    const { body } = await alex.rest('POST', '/imports/duplicates', { rows: many });
    expect(body).toHaveLength(2000);
  });

  test('with too large a body, without a session or without JSON are refused', async () => {
    const body = JSON.stringify({ rows: 'x'.repeat(6_100_000) });
    expect((await alex.raw('POST', '/api/imports', body)).status).toBe(413);
    const plain = { 'content-type': 'text/plain' };
    expect((await alex.raw('POST', '/api/imports', '{}', plain)).status).toBe(415);
    expect((await new TestClient(server()).raw('POST', '/api/imports', body)).status).toBe(401);
  });
});

describe('duplicates', () => {
  const find = async (given: object[], client = alex) =>
    (await client.rest('POST', '/imports/duplicates', { rows: given })).body;

  test('are rows with the day, title and hours of one of the user’s activities', async () => {
    const { body } = await alex.rest('POST', '/activities', {
      ...row,
      completedDate: '2025-04-02T23:30:00.000Z',
    });
    const found = await find([
      { ...row, hours: 3 },
      { ...row, title: '  AIRWAY   workshop ' },
      { ...row, completedDate: '2025-04-04' },
      { ...row, title: 'Another' },
    ]);
    expect(found).toEqual([{ row: 1, activityId: body.id }]);
    expect(await find([row], billie)).toEqual([]);
    await alex.rest('DELETE', `/activities/${body.id}`);
    expect(await find([row])).toEqual([]);
    const signedOut = await new TestClient(server()).rest('POST', '/imports/duplicates', { rows });
    expect(signedOut.status).toBe(401);
  });

  test('in progress have no day', async () => {
    const open = { ...row, status: 'in-progress', completedDate: null };
    const { body } = await alex.rest('POST', '/activities', open);
    expect(await find([row, open])).toEqual([{ row: 1, activityId: body.id }]);
  });
});

test('an import from before migration 016, which stored only its first activity, is undone as a whole', async () => {
  const { body } = await alex.rest('POST', '/imports', inputOf({ rows: [...rows, row] }));
  await billie.rest('POST', '/imports', inputOf());
  server().setNow(later(0.5));
  await alex.rest('POST', '/activities', row);
  const { database } = server();
  await database.query({
    text: `update imports set record_ids = jsonb_build_object('activities',
      jsonb_build_array(record_ids -> 'activities' -> 0)) where id = $1`,
    values: [body.id],
  });
  const em = database.orm.em.fork();
  const migration = new ImportRecords(em.getDriver(), database.orm.config);
  await migration.up();
  for (const sql of migration.getQueries()) await em.execute(sql as string);
  server().setNow(later(1));
  expect((await alex.rest('DELETE', `/imports/${body.id}`)).status).toBe(204);
  expect(await titles()).toEqual([row.title]);
  expect(await titles(billie)).toHaveLength(2);
});
