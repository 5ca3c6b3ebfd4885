// @module-tag servers
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { countRows } from '#tests/support/rows';
import { aPdf, aPicture, sha256 } from '#tests/support/files';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { auditNoticeMessages } from '#domain/records/audit-notices';

const server = useServer();
const NOW = new Date('2026-03-10T02:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let alex: TestClient;
let billie: TestClient;
let keys = 0;

const rest = async (client: TestClient, path: string, body: object) => {
  const response = await client.rest('POST', path, body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body;
};
const attach = async (client: TestClient, query: string, bytes: Buffer) => {
  const type = { 'content-type': 'application/octet-stream' };
  return client.raw('POST', `/api/evidence?${query}`, Uint8Array.from(bytes), type);
};
const exportOf = async (client: TestClient) => (await client.rest('GET', '/user/export')).body;
const inputOf = (account: object) => ({ requestKey: `key-${(keys += 1)}`, account });

/** A user with related records of each kind. */
async function experienced(): Promise<TestClient> {
  const client = await signedUp(server());
  const goal = await rest(client, '/learning-goals', {
    title: 'Recognise the sick child',
    why: 'I see few of them.',
    measure: 'A mentor has watched me.',
    targetDate: '2026-11-30',
  });
  const planned = { title: 'Paediatric day', category: 'Clinical Practice', hours: 4 };
  const { id: plannedActivityId } = await rest(client, '/planned-activities', {
    ...planned,
    goalId: goal.id,
    plannedDate: '2026-02-01',
  });
  const document = await rest(client, '/documents', {
    title: 'First aid',
    type: 'certificate',
    content: 'Issued in Brisbane.',
    expiryDate: '2027-05-01',
  });
  const activity = await rest(client, '/activities', {
    ...planned,
    status: 'completed',
    completedDate: '2026-02-01T02:30:00.000Z',
    provider: 'ACP',
    startDate: '2026-01-31',
    contentElements: ['a', 'c'],
    documentIds: [document.id],
    plannedActivityId,
  });
  await client.rest('PATCH', `/activities/${activity.id}`, { confirmedChecks: ['late'] });
  const gone = await rest(client, '/activities', { ...planned, title: 'Deleted since' });
  await client.rest('DELETE', `/activities/${gone.id}`);
  await rest(client, '/reflective-logs', {
    activityId: activity.id,
    content: 'What I saw on a night shift, and what it means to me.',
    learningOutcomes: 'I learned to look twice.',
    futureApplication: 'I will look twice from now on.',
  });
  await attach(client, `activityId=${activity.id}&name=proof.pdf`, await aPdf());
  await attach(client, `documentId=${document.id}&name=card.txt`, Buffer.from('Card no. 12'));
  await client.rest('PATCH', `/learning-goals/${goal.id}`, {
    title: 'Recognise the sick child early',
  });
  return client;
}

/** Returns the gaps of each activity, without its files, which follow an import. */
async function gapsOf(client: TestClient): Promise<string[][]> {
  const { data } = await client.graphql('{ activities { nodes { readiness { gaps { kind } } } } }');
  return data.activities.nodes.map(({ readiness }: any) =>
    readiness.gaps.map(({ kind }: any) => kind).filter((kind: string) => kind !== 'evidence'),
  );
}

/** The report without ids, names and import notes, which differ after an import. */
async function reportOf(client: TestClient): Promise<unknown> {
  const { periods } = (await client.rest('GET', '/report?format=json&period=current')).body;
  const text = JSON.stringify(periods, (key, value) =>
    /^id$|Ids?$|^importedOn$|^claimedRecordedOn$/.test(key) ? undefined : value,
  );
  return JSON.parse(text);
}

beforeAll(async () => {
  server().setNow(NOW);
  alex = await experienced();
});
beforeEach(async () => {
  server().setNow(NOW);
  billie = await signedUp(server());
});

describe('an archive', () => {
  test('contains the tables, every file and a checksum of each, and can be imported in full', async () => {
    const response = await alex.fetch('/api/user/export.zip');
    expect(response.headers.get('content-disposition')).toContain(
      'paramed-cpd-my-data-2026-03-10.zip',
    );
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    const manifest = JSON.parse(files.get('manifest.json')!.toString());
    expect(manifest).toMatchObject({ format: 'paramed-cpd-export', version: 1, missing: [] });
    const account = JSON.parse(files.get('account.json')!.toString());
    const { value } = await callApi('REST', billie, 'importAccount', { input: inputOf(account) });
    expect(value.files).toHaveLength(2);
    for (const { evidenceFileId, ownerKey, ownerId } of value.files) {
      const { path } = manifest.files.find((each: any) => each.evidenceFileId === evidenceFileId);
      const name = path.split('/').at(-1).replace(/^\d+ /, '');
      await attach(billie, `${ownerKey}=${ownerId}&name=${name}`, files.get(path)!);
    }
    expect(await reportOf(billie)).toEqual(await reportOf(alex));
  });

  test('brings a photo once, with the checksums of what was sent and of what is kept', async () => {
    const casey = await signedUp(server());
    const { id } = await rest(casey, '/documents', {
      title: 'ALS',
      type: 'certificate',
      content: 'Assessed on the day.',
    });
    const photo = await sharp(await aPicture())
      .withExif({ IFD0: { Make: 'A camera' } })
      .toBuffer();
    await attach(casey, `documentId=${id}&name=card.jpg`, photo);
    const files = unzip(
      Buffer.from(await (await casey.fetch('/api/user/export.zip')).arrayBuffer()),
    );
    const account = JSON.parse(files.get('account.json')!.toString());
    const listed = JSON.parse(files.get('manifest.json')!.toString()).files;
    const { path, ...archived } = listed.find(({ evidenceFileId }: any) => evidenceFileId);
    expect(account.evidenceFiles).toMatchObject([
      { sha256: sha256(photo), keptSha256: archived.sha256 },
    ]);
    expect(archived.sha256).not.toBe(sha256(photo));
    const { body } = await billie.rest('POST', '/imports/account', inputOf(account));
    const [{ ownerKey, ownerId }] = body.files;
    await attach(billie, `${ownerKey}=${ownerId}&name=card.jpg`, files.get(path)!);
    const [own] = (await billie.rest('GET', '/evidence')).body;
    expect(own.sha256).toBe(archived.sha256);
    const kept = await billie.fetch(`/api/evidence/${own.id}/file`);
    expect(own.keptSha256).toBe(sha256(Buffer.from(await kept.arrayBuffer())));
    const again = await billie.rest('POST', '/imports/account/preview', inputOf(account));
    expect(again.body.parts).toContainEqual({ label: 'Evidence files', added: 0, present: 1 });
  });
});

describe.each(apis)('importing an account by %s', (api: Api) => {
  const send = (account: object, client = billie) =>
    callApi(api, client, 'importAccount', { input: inputOf(account) });

  test('adds missing records, and nothing when repeated', async () => {
    const account = await exportOf(alex);
    const input = inputOf(account);
    const preview = await billie.rest('POST', '/imports/account/preview', input);
    expect(preview.body.import).toBeNull();
    expect((await exportOf(billie)).activities).toEqual([]);
    const { value } = await callApi(api, billie, 'importAccount', { input });
    expect(value.parts).toEqual(preview.body.parts);
    expect(value.parts).toContainEqual({ label: 'Activities', added: 1, present: 0 });
    expect(value.import).toMatchObject({ kind: 'account', rowCount: 5 });
    const repeated = await billie.rest('POST', '/imports/account', input);
    expect(repeated.status).toBe(200);
    expect(repeated.body.import.id).toBe(Number(value.import.id));
    const again = await billie.rest('POST', '/imports/account/preview', inputOf(account));
    expect(
      again.body.parts.every(
        ({ added, label }: any) => added === (label === 'Evidence files' ? 2 : 0),
      ),
    ).toBe(true);
    const own = await alex.rest('POST', '/imports/account', inputOf(account));
    expect(own.status).toBe(400);
    const mine = await exportOf(billie);
    expect(mine.activities).toMatchObject([
      {
        userId: billie.user.id,
        provider: 'ACP',
        contentElements: ['a', 'c'],
        confirmedChecks: ['late'],
        goalIds: [mine.learningGoals[0].id],
        documentIds: [mine.documents[0].id],
      },
    ]);
    expect(await gapsOf(billie)).toEqual(await gapsOf(alex));
    expect(mine.plannedActivities).toMatchObject([{ activityId: mine.activities[0].id }]);
    expect(mine.reflectiveLogs).toMatchObject([{ activityId: mine.activities[0].id }]);
    expect(mine.users).toMatchObject([{ username: billie.user.username }]);
  });

  test('keeps the relations of every record, and is undone as a whole', async () => {
    const account = await exportOf(alex);
    const thrice = (rows: any[], change: (row: any, n: number) => object) =>
      [1, 2, 3].map((n) => ({ ...rows[0], id: 100 + n, ...change(rows[0], n) }));
    const { value } = await send({
      ...account,
      goalChanges: [],
      plannedActivities: [],
      documents: [],
      evidenceFiles: [],
      learningGoals: thrice(account.learningGoals, ({ title }, n) => ({ title: `${title} ${n}` })),
      activities: thrice(account.activities, ({ title }, n) => ({
        title: `${title} ${n}`,
        // An earlier version exported one goal.
        goalId: 100 + n,
      })),
      reflectiveLogs: thrice(account.reflectiveLogs, ({ content }, n) => ({
        content: `${content} ${n}`,
        activityId: 100 + n,
      })),
    });
    expect(value.import.rowCount).toBe(9);
    const mine = await exportOf(billie);
    for (const n of [1, 2, 3]) {
      const [goal, activity, log] = [
        mine.learningGoals.find((each: any) => each.title.endsWith(` ${n}`)),
        mine.activities.find((each: any) => each.title.endsWith(` ${n}`)),
        mine.reflectiveLogs.find((each: any) => each.content.endsWith(` ${n}`)),
      ];
      expect(activity.goalIds).toEqual([goal.id]);
      expect(log.activityId).toBe(activity.id);
    }
    await callApi(api, billie, 'undoImport', { id: value.import.id });
    for (const path of ['/activities', '/reflective-logs', '/learning-goals']) {
      expect((await billie.rest('GET', path)).body, path).toEqual([]);
    }
  });

  test('is undone as a whole, and restored', async () => {
    const { value } = await send(await exportOf(alex));
    server().setNow(later(1));
    expect((await callApi(api, billie, 'undoImport', { id: value.import.id })).error).toBeNull();
    for (const path of ['/activities', '/documents', '/reflective-logs', '/learning-goals']) {
      expect((await billie.rest('GET', path)).body, path).toEqual([]);
    }
    await callApi(api, billie, 'restoreImport', { id: value.import.id });
    expect((await billie.rest('GET', '/documents')).body).toHaveLength(1);
  });

  test('leaves a credential renewed once that its file has renewed twice', async () => {
    const about = { type: 'cpr', createdAt: '2026-02-01T02:30:00.000Z' };
    const credentials = [
      { ...about, id: 1, title: 'CPR' },
      { ...about, id: 2, title: 'CPR of March', renewsId: 1 },
      { ...about, id: 3, title: 'CPR of April', renewsId: 1 },
    ];
    const { error } = await send({ ...(await exportOf(billie)), credentials });
    expect(error).toBeNull();
    const { body } = await billie.rest('GET', '/credentials?show=all');
    const renewing = body.filter(({ renewsId }: any) => renewsId !== null);
    expect([body.length, renewing.map(({ title }: any) => title)]).toEqual([3, ['CPR of March']]);
  });

  test('is not restored beside a second letter that waits for an answer', async () => {
    const letter = { letterDate: '2026-02-03', dueDate: '2026-03-20' };
    const author = await signedUp(server());
    await rest(author, '/audit-notices', letter);
    const { value } = await send(await exportOf(author));
    const { id } = value.import;
    expect((await callApi(api, billie, 'undoImport', { id })).error).toBeNull();
    await rest(billie, '/audit-notices', letter);
    expect((await callApi(api, billie, 'restoreImport', { id })).error).toEqual({
      status: 409,
      message: auditNoticeMessages.oneOpen,
    });
    expect((await billie.rest('GET', '/audit-notices')).body).toHaveLength(1);
  });

  test.each<[string, (account: any) => object]>([
    ['another format', () => ({ format: 'other', version: 1 })],
    [
      'impossible hours',
      (account) => ({ ...account, activities: [{ ...account.activities[0], hours: 5000 }] }),
    ],
    [
      'a future day',
      (account) => ({
        ...account,
        activities: [{ ...account.activities[0], completedDate: '2030-01-01T00:00:00.000Z' }],
      }),
    ],
  ])('with %s is refused as a whole', async (_, spoil) => {
    const account = spoil(await exportOf(alex));
    const before = await countRows(server(), 'imports');
    const { error } = await send(account);
    expect(error).toMatchObject({ status: 400, fields: { account: expect.any(String) } });
    expect(await countRows(server(), 'imports')).toBe(before);
    expect((await exportOf(billie)).documents).toEqual([]);
  });

  test('ignores other users’ ids, the owner and the role', async () => {
    const account = await exportOf(alex);
    const spoiled = {
      ...account,
      users: [{ ...account.users[0], role: 'admin' }],
      activities: [
        {
          ...account.activities[0],
          userId: alex.user.id,
          moduleId: 1,
          goalIds: [account.learningGoals[0].id],
        },
      ],
      learningGoals: [],
      certificates: [{ id: 1, number: 'X' }],
    };
    await send(spoiled);
    const mine = await exportOf(billie);
    expect(mine.activities).toMatchObject([
      { userId: billie.user.id, moduleId: null, goalIds: [] },
    ]);
    expect(mine.plannedActivities).toEqual([]);
    expect(mine.certificates).toEqual([]);
    expect((await exportOf(alex)).activities).toHaveLength(2);
  });
});

test('an import runs the same number of statements for any size', async () => {
  const account = await exportOf(alex);
  const count = async (documents: object[]) => {
    server().statements();
    const { status } = await billie.rest(
      'POST',
      '/imports/account',
      inputOf({ ...account, documents }),
    );
    expect(status).toBe(201);
    return server().statements().length;
  };
  const [document] = account.documents;
  await count([document]);
  const few = await count([{ ...document, title: 'Another' }]);
  const many = Array.from({ length: 500 }, (_, id) => ({
    ...document,
    id: id + 1,
    title: `No. ${id}`,
  }));
  expect(await count(many)).toBe(few);
});
