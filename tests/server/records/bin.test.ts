// @module-tag servers
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { kindOf } from '#server/records/kinds';
import { removeOldRecords } from '#server/schema/records/bin/old-records';
import { cleanFiles } from '#server/storage/clean';
import { signedUp, TestClient, type RestResult } from '#tests/support/client';
import { aPdf, filesIn, sendFile } from '#tests/support/files';
import { recordKinds } from '#tests/support/record-kinds';
import { countRows, findRow } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import { binKinds, type BinKind } from '#domain/records/bin';
import { BIN_DAYS } from '#domain/records/retention';

const server = useServer();
const NOW = new Date('2026-03-10T02:00:00.000Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let alex: TestClient;
let billie: TestClient;
beforeEach(async () => {
  server().setNow(NOW);
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});

const activity = { title: 'Airway day', category: 'Clinical Practice', hours: 2 };
const log = {
  content: 'Today I learned to look before I measure.',
  learningOutcomes: 'Look before I measure.',
  futureApplication: 'I will look first.',
};

const recordKind = (kind: BinKind) => recordKinds.find(({ name }) => kebab(name) === kind)!;
const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
const pathOf = (kind: BinKind) => (kind === 'evidence-file' ? '/evidence' : recordKind(kind).path);

const add = async (path: string, body: object, by = alex): Promise<number> =>
  (await by.rest('POST', path, body)).body.id;
const attach = async (query: string, name = 'a.pdf', by = alex): Promise<number> =>
  (await sendFile(by, query, name, await aPdf())).body.id;
const make = async (kind: BinKind, by = alex): Promise<number> =>
  kind === 'evidence-file'
    ? attach(`activityId=${await make('activity', by)}`, 'a.pdf', by)
    : add(pathOf(kind), await recordKind(kind).input(by), by);
const discard = async (kind: BinKind, id: number, by = alex) =>
  expect((await by.rest('DELETE', `${pathOf(kind)}/${id}`)).status).toBe(204);
const discarded = async (kind: BinKind, by = alex): Promise<number> => {
  const id = await make(kind, by);
  await discard(kind, id, by);
  return id;
};
const bin = async (query = '', by = alex): Promise<any[]> =>
  (await by.rest('GET', `/bin${query}`)).body;
const row = (kind: BinKind, id: number) => findRow(server(), kindOf[kind].table, id);
const deletedAt = async (kind: BinKind, id: number) => (await row(kind, id))?.['deleted_at'];
const stored = () => filesIn(join(server().services.storage.incoming, '../files'));

describe.each(binKinds)('a deleted %s', (kind) => {
  test('is in the bin with its dates, and can be restored', async () => {
    const id = await discarded(kind);
    expect(await bin()).toEqual([
      {
        kind,
        recordId: id,
        title: expect.any(String),
        partOf:
          { 'evidence-file': 'Airway day', 'planned-activity': 'Recognise sepsis earlier' }[
            kind as string
          ] ?? null,
        mustWait: false,
        files: 0,
        sizeBytes: kind === 'evidence-file' ? expect.any(Number) : null,
        binnedAt: NOW.toISOString(),
        goneAt: later(BIN_DAYS).toISOString(),
        // A goal's last possible target date is in the next period.
        keepUntil: `${kind === 'learning-goal' || kind === 'planned-activity' ? 2032 : 2031}-11-30`,
      },
    ]);
    const restored = await alex.rest('POST', `/bin/${kind}/${id}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { kind, recordId: id } });
    expect(await bin()).toEqual([]);
    expect(await deletedAt(kind, id)).toBe(null);
  });

  test('is deleted for good', async () => {
    const id = await discarded(kind);
    expect((await alex.rest('DELETE', `/bin/${kind}/${id}`)).status).toBe(204);
    expect(await row(kind, id)).toBeUndefined();
    expect(await bin()).toEqual([]);
    expect((await alex.rest('DELETE', `/bin/${kind}/${id}`)).status).toBe(404);
  });

  test('is not accessible to other users', async () => {
    const id = await discarded(kind);
    expect(await bin('', billie)).toEqual([]);
    expect((await billie.rest('POST', `/bin/${kind}/${id}/restore`)).status).toBe(404);
    expect((await billie.rest('DELETE', `/bin/${kind}/${id}`)).status).toBe(404);
    expect((await billie.rest('DELETE', '/bin')).status).toBe(204);
    expect(await deletedAt(kind, id)).not.toBe(null);
  });

  test('is removed when its time is over, by the first process', async () => {
    const id = await discarded(kind);
    await removeOldRecords(server(), later(BIN_DAYS));
    expect(await row(kind, id)).toBeDefined();
    server().setNow(later(BIN_DAYS + 1));
    const counts = await Promise.all(
      [1, 2, 3].map(() => removeOldRecords(server(), later(BIN_DAYS + 1))),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(0);
    expect(await row(kind, id)).toBeUndefined();
    expect(await removeOldRecords(server(), later(BIN_DAYS + 1))).toBe(0);
  });
});

test('old records are deleted at most 50 at a time', async () => {
  const { database } = server();
  await database.query({
    text: `insert into documents (user_id, title, type, content, created_at, deleted_at)
      select $1, 'Old', 'other', 'content', $2, $2 from generate_series(1, 120)`,
    values: [alex.user.id, NOW],
  });
  const sizes: number[] = [];
  const counting: typeof database.query = async (statement) => {
    const gone = await database.query<never>(statement);
    sizes.push(gone.length);
    return gone;
  };
  const now = later(BIN_DAYS + 1);
  expect(await removeOldRecords({ database: { ...database, query: counting } }, now)).toBe(120);
  expect(Math.max(...sizes)).toBe(50);
});

test('a record that was not deleted is not in the bin and cannot be changed there', async () => {
  const id = await make('activity');
  expect((await alex.rest('POST', `/bin/activity/${id}/restore`)).status).toBe(404);
  expect((await alex.rest('DELETE', `/bin/activity/${id}`)).status).toBe(404);
  expect((await alex.rest('DELETE', '/bin')).status).toBe(204);
  expect(await row('activity', id)).toBeDefined();
});

test.each(['/bin/user/1', '/bin/activity/x', '/bin/activities/1'])(
  '%s is no record',
  async (path) => {
    expect((await alex.rest('DELETE', path)).status).toBe(404);
    expect((await alex.rest('POST', `${path}/restore`)).status).toBe(404);
  },
);

test('GraphQL returns the same', async () => {
  const id = await discarded('document');
  const list = await alex.graphql(
    '{ bin(kind: DOCUMENT) { totalCount nodes { kind recordId title keepUntil } } }',
  );
  expect(list.data.bin).toMatchObject({
    totalCount: 1,
    nodes: [{ kind: 'document', recordId: String(id), title: 'Advanced life support' }],
  });
  const mutation = (name: string) => `mutation { ${name}(kind: DOCUMENT, id: "${id}") { title } }`;
  const other = await billie.graphql(mutation('restoreFromBin'));
  expect(other.errors![0]!.extensions.code).toBe('NOT_FOUND');
  expect((await alex.graphql(mutation('restoreFromBin'))).data.restoreFromBin.title).toBe(
    'Advanced life support',
  );
  await discard('document', id);
  expect((await alex.graphql(mutation('deleteForever'))).data.deleteForever.title).toBe(
    'Advanced life support',
  );
  await discarded('document');
  expect((await alex.graphql('mutation { emptyBin }')).data.emptyBin).toBe(1);
  const wrong = await alex.graphql('query($kind: BinKind) { bin(kind: $kind) { totalCount } }', {
    kind: 'user',
  });
  expect(wrong.errors![0]!.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { kind: expect.any(String) },
  });
});

describe('related records', () => {
  test('an activity is restored with its files, reflection and goal', async () => {
    const goalId = await make('learning-goal');
    const id = await add('/activities', { ...activity, goalIds: [goalId] });
    await attach(`activityId=${id}`);
    await attach(`activityId=${id}`, 'b.pdf');
    const logId = await add('/reflective-logs', { ...log, activityId: id });
    await discard('activity', id);
    expect((await bin())[0]).toMatchObject({ files: 2 });
    await alex.rest('POST', `/bin/activity/${id}/restore`);
    expect((await alex.rest('GET', `/activities/${id}`)).body).toMatchObject({
      goalIds: [goalId],
      goals: [{ id: goalId, title: 'Recognise sepsis earlier' }],
    });
    expect((await alex.rest('GET', `/evidence?activityId=${id}`)).body).toHaveLength(2);
    const logs = (await alex.rest('GET', '/reflective-logs')).body;
    expect(logs).toMatchObject([{ id: logId, activityTitle: 'Airway day' }]);
  });

  test('a file cannot be restored before its record', async () => {
    const id = await make('activity');
    const file = await attach(`activityId=${id}`);
    await discard('evidence-file', file);
    await discard('activity', id);
    expect(await bin('?kind=evidence-file')).toMatchObject([
      { partOf: 'Airway day', mustWait: true },
    ]);
    const refused = await alex.rest('POST', `/bin/evidence-file/${file}/restore`);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: `“${'Airway day'}” is in the bin too. Restore it first.` },
    });
    await alex.rest('POST', `/bin/activity/${id}/restore`);
    expect((await alex.rest('POST', `/bin/evidence-file/${file}/restore`)).status).toBe(200);
  });

  test('a planned activity cannot be restored before its goal, and is removed with it', async () => {
    const goalId = await make('learning-goal');
    const planned = await add('/planned-activities', { ...activity, goalId });
    await discard('planned-activity', planned);
    await discard('learning-goal', goalId);
    expect((await alex.rest('POST', `/bin/planned-activity/${planned}/restore`)).status).toBe(409);
    expect((await alex.rest('DELETE', `/bin/learning-goal/${goalId}`)).status).toBe(204);
    expect(await row('planned-activity', planned)).toBeUndefined();
  });

  test('permanently deleting an activity removes its files and keeps its reflection and goal', async () => {
    const goalId = await make('learning-goal');
    const planned = await add('/planned-activities', { ...activity, goalId });
    const before = stored();
    const id = await add('/activities', { ...activity, plannedActivityId: planned });
    await attach(`activityId=${id}`);
    const logId = await add('/reflective-logs', { ...log, activityId: id });
    expect(stored().length).toBeGreaterThan(before.length);
    await discard('activity', id);
    await alex.rest('DELETE', `/bin/activity/${id}`);
    await expect.poll(stored).toEqual(before);
    await expect.poll(() => countRows(server(), 'file_removals')).toBe(0);
    expect((await row('reflective-log', logId))!['activity_id']).toBe(null);
    expect((await row('planned-activity', planned))!['activity_id']).toBe(null);
    expect(await row('learning-goal', goalId)).toBeDefined();
  });

  test('the cleanup removes records and files together', async () => {
    const before = stored();
    const id = await make('activity');
    await attach(`activityId=${id}`);
    await discard('activity', id);
    await cleanFiles(server().services, later(BIN_DAYS + 1));
    expect(await row('activity', id)).toBeUndefined();
    expect(stored()).toEqual(before);
  });
});

describe('the list', () => {
  test('lists the latest first, in pages without gaps', async () => {
    const made: { kind: BinKind; id: number }[] = [];
    for (const [index, kind] of [...binKinds, ...binKinds].entries()) {
      const id = await make(kind);
      // Two at the same moment, so that the kind decides their order.
      server().setNow(later(Math.floor(index / 2) / 24));
      await discard(kind, id);
      made.push({ kind, id });
    }
    const found: any[] = [];
    let path: string | undefined = '/bin?first=5';
    for (let pages = 0; path; pages += 1) {
      expect(pages).toBeLessThan(Math.ceil(made.length / 5));
      const response: RestResult = await alex.rest('GET', path);
      found.push(...response.body);
      path = /<\/api([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    const keys = found.map(({ kind, recordId }) => `${kind} ${recordId}`);
    expect(new Set(keys)).toEqual(new Set(made.map(({ kind, id }) => `${kind} ${id}`)));
    expect(keys).toHaveLength(made.length);
    const moments = found.map((each) => each.binnedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(await bin('?kind=document')).toHaveLength(2);
    expect((await alex.rest('GET', '/bin?after=nonsense')).status).toBe(400);
    expect((await alex.rest('GET', '/bin?kind=user')).status).toBe(400);
  });

  test('neither shows nor restores expired records', async () => {
    const id = await discarded('activity');
    server().setNow(later(BIN_DAYS - 1));
    expect(await bin()).toHaveLength(1);
    const { database } = server();
    await database.query({
      text: 'update activities set deleted_at = $1 where id = $2',
      values: [later(-2), id],
    });
    expect(await bin()).toEqual([]);
    expect((await alex.rest('POST', `/bin/activity/${id}/restore`)).status).toBe(404);
  });

  test('runs the same number of statements for twenty records as for one', async () => {
    const counted = async () => {
      server().statements();
      await alex.rest('GET', '/bin');
      return server().statements().length;
    };
    await discarded('activity');
    const one = await counted();
    for (let n = 0; n < 19; n += 1) await discarded(binKinds[n % binKinds.length]!);
    expect(await counted()).toBe(one);
    expect(one).toBeLessThanOrEqual(2);
  });
});

test('the date until which a record is kept needs no further statement', async () => {
  await make('activity');
  const counted = async (fields: string) => {
    server().statements();
    const response = await alex.graphql(`{ activities { nodes { ${fields} } } }`);
    return { response, statements: server().statements().length };
  };
  const without = await counted('id');
  const { response, statements } = await counted('id keepUntil');
  expect(response.data.activities.nodes).toMatchObject([{ keepUntil: '2031-11-30' }]);
  expect(statements).toBe(without.statements);
  const goalId = await make('learning-goal');
  const found = await alex.graphql(`{ learningGoal(id: "${goalId}") { keepUntil } }`);
  expect(found.data.learningGoal.keepUntil).toBe('2032-11-30');
});
