// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { callApi, apis } from '#tests/support/apis';
import { pdfText } from '#tests/support/pdf-text';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { ClaimsOfImports } from '#server/db/migrations/020-claims-of-imports';
import { exportFormat } from '#domain/account/account-import';

const server = useServer();
const NOW = new Date('2026-03-10T02:00:00.000Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const CLAIMED = '2024-02-05T01:00:00.000Z';
/** A record in a file that claims to be two years old. */
const about = (id: number) => ({ id, createdAt: CLAIMED });
const activity = { title: 'Airway day', category: 'Clinical Practice', hours: 2 };

const backdated = {
  ...exportFormat,
  learningGoals: [
    {
      ...about(1),
      title: 'Recognise the sick child',
      why: 'I see few of them.',
      measure: 'A mentor has watched me.',
      targetDate: '2026-11-01',
      status: 'open',
    },
  ],
  goalChanges: [
    {
      goalId: 1,
      field: 'title',
      from: 'Sick child',
      to: 'Recognise the sick child',
      changedAt: CLAIMED,
    },
  ],
  activities: [
    { ...about(1), ...activity, status: 'completed', completedDate: '2024-02-04T02:00:00.000Z' },
    { ...about(2), ...activity, title: 'Still under way', status: 'in-progress' },
  ],
  plannedActivities: [{ ...about(1), ...activity, goalId: 1, plannedDate: '2026-05-01' }],
  reflectiveLogs: [
    {
      ...about(1),
      content: 'What I saw on a night shift, and what it means to me.',
      learningOutcomes: 'I learned to look twice.',
      futureApplication: 'I will look twice from now on.',
    },
  ],
  documents: [
    { ...about(1), title: 'First aid', type: 'certificate', content: 'Issued in Perth.' },
  ],
};
const aDocument = { title: 'First aid', type: 'certificate', content: 'Issued in Perth.' };
const recordKinds = [
  'learningGoals',
  'activities',
  'plannedActivities',
  'reflectiveLogs',
  'documents',
] as const;

let alex: TestClient;
let keys = 0;
beforeEach(async () => {
  server().setNow(NOW);
  alex = await signedUp(server());
});

const exportOf = async (client = alex) => (await client.rest('GET', '/user/export')).body;
const inputOf = (account: object) => ({ requestKey: `claim-${(keys += 1)}`, account });
const bring = async (account: object, client = alex) => {
  const response = await client.rest('POST', '/imports/account', inputOf(account));
  expect(response.status, JSON.stringify(response.body)).toBe(201);
};
const reportOf = async (query: string) => (await alex.fetch(`/api/report?${query}`)).text();

describe.each(apis)('an account that is imported by %s', (api) => {
  test('is recorded when it is imported; its file’s date is a claim', async () => {
    await callApi(api, alex, 'importAccount', { input: inputOf(backdated) });
    const found = await exportOf();
    const now = new Date(NOW).getTime();
    for (const kind of recordKinds) {
      for (const row of found[kind]) {
        expect(new Date(row.createdAt).getTime(), kind).toBe(now);
        expect(new Date(row.claimedCreatedAt).toISOString(), kind).toBe(CLAIMED);
      }
    }
    expect(found.activities).toHaveLength(2);
    expect(new Date(found.goalChanges[0].changedAt).getTime()).toBe(now);
    expect(new Date(found.goalChanges[0].claimedChangedAt).toISOString()).toBe(CLAIMED);
  });
});

test('a claim is never later than its import', async () => {
  const [document] = backdated.documents;
  const createdAt = later(900).toISOString();
  await bring({ ...exportFormat, documents: [{ ...document, createdAt }] });
  const [row] = (await alex.rest('GET', '/documents')).body;
  expect(row).toMatchObject({ createdAt: NOW.toISOString(), claimedCreatedAt: NOW.toISOString() });
});

test('REST and GraphQL return both dates; records created here have no claim', async () => {
  await bring(backdated);
  const claimed = { createdAt: NOW.toISOString(), claimedCreatedAt: CLAIMED };
  for (const path of ['/activities', '/reflective-logs', '/documents', '/learning-goals']) {
    expect((await alex.rest('GET', path)).body[0], path).toMatchObject(claimed);
  }
  const { data } = await alex.graphql(`{
    activities { nodes { createdAt claimedCreatedAt } }
    reflectiveLogs { nodes { createdAt claimedCreatedAt } }
    documents { nodes { createdAt claimedCreatedAt } }
    learningGoals { nodes { createdAt claimedCreatedAt
      planned { createdAt claimedCreatedAt } changes { changedAt claimedChangedAt } } } }`);
  for (const kind of ['activities', 'reflectiveLogs', 'documents', 'learningGoals']) {
    expect(data[kind].nodes[0], kind).toMatchObject(claimed);
  }
  expect(data.learningGoals.nodes[0].planned).toEqual([claimed]);
  expect(data.learningGoals.nodes[0].changes).toEqual([
    { changedAt: NOW.toISOString(), claimedChangedAt: CLAIMED },
  ]);
  const sent = { ...activity, title: 'Mine' };
  const made = await alex.rest('POST', '/activities', sent);
  expect(made.body).toMatchObject({ createdAt: NOW.toISOString(), claimedCreatedAt: null });
  const claiming = { ...sent, claimedCreatedAt: CLAIMED, createdAt: CLAIMED };
  expect((await alex.rest('POST', '/activities', claiming)).status).toBe(400);
  expect((await alex.rest('PATCH', `/activities/${made.body.id}`, claiming)).status).toBe(400);
  expect((await alex.rest('GET', `/activities/${made.body.id}`)).body).toEqual(made.body);
});

test('an export and its import lose no date and add no claim', async () => {
  await bring(backdated);
  const own = await alex.rest('POST', '/documents', { ...aDocument, title: 'Own' });
  const first = await exportOf();
  server().setNow(later(5));
  const again = await alex.rest('POST', '/imports/account/preview', inputOf(first));
  expect(again.body.parts).not.toHaveLength(0);
  expect(again.body.parts.filter(({ added }: { added: number }) => added > 0)).toEqual([]);
  const billie = await signedUp(server());
  await bring(first, billie);
  const second = await exportOf(billie);
  for (const kind of recordKinds) {
    for (const row of second[kind]) {
      expect(new Date(row.createdAt), kind).toEqual(later(5));
      const expected = row.title === 'Own' ? own.body.createdAt : CLAIMED;
      expect(new Date(row.claimedCreatedAt).toISOString(), kind).toBe(expected);
    }
  }
  const [change] = second.goalChanges;
  expect(new Date(change.changedAt)).toEqual(later(5));
  expect(new Date(change.claimedChangedAt).toISOString()).toBe(CLAIMED);
});

describe('the report', () => {
  const words = 'Imported on 10 Mar 2026; recorded on 5 Feb 2024 according to the imported file';
  const written = words.replace('recorded', 'written');
  const added = words.replace('recorded', 'added');

  test('keeps each record in the period of its day, and says that it was imported', async () => {
    await bring(backdated);
    const [old] = JSON.parse(await reportOf('format=json&period=2024')).periods;
    const dates = { recordedOn: '2026-03-10', claimedRecordedOn: '2024-02-05' };
    expect(old.activities).toMatchObject([{ title: 'Airway day', ...dates }]);
    const imported = { day: '2024-02-05', importedOn: '2026-03-10' };
    expect(old.reflections).toMatchObject([imported]);
    expect(old.documents).toMatchObject([imported]);
    const [current] = JSON.parse(await reportOf('format=json&period=current')).periods;
    expect([current.reflections, current.documents]).toEqual([[], []]);
    // An activity in progress was never completed: it stays at its creation date.
    expect(current.activities).toMatchObject([{ title: 'Still under way', day: '2026-03-10' }]);
    expect(current.goals).toMatchObject([{ ...dates, changes: [imported] }]);
    const count = async (period: string) => {
      const { body } = await alex.rest('GET', `/cpd-summary?period=${period}`);
      return [body.reflectiveLogsCount, body.documentsCount];
    };
    expect([await count('2024'), await count('current'), await count('all')]).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
  });

  test('says so in the PDF, the tables and the texts of the pack', async () => {
    await bring(backdated);
    const response = await alex.fetch('/api/report?format=zip&period=2024');
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    const pdf = [...files].find(([name]) => name.endsWith('.pdf'))![1];
    const text = pdfText(pdf).replace(/\s+/g, ' ');
    for (const each of [words, written, added]) expect(text).toContain(each);
    const lines = (name: string) => files.get(name)!.toString().slice(1).split('\r\n');
    expect(lines('Activities.csv')[0]).toContain(',Recorded on,Recorded on (imported file),');
    expect(lines('Activities.csv')[1]).toContain(',2026-03-10,2024-02-05,');
    expect(lines('Reflective logs.csv')[1]).toMatch(/,2026-03-10$/);
    expect(lines('Documents.csv')[1]).toMatch(/,2026-03-10$/);
    expect(files.get('Documents/2024-02-05 First aid/First aid.txt')!.toString()).toContain(added);
    const current = pdfText(
      Buffer.from(await (await alex.fetch('/api/report?period=current')).arrayBuffer()),
    ).replace(/\s+/g, ' ');
    expect(current).toContain(words.replace('recorded', 'set'));
    expect(current).toContain(words.replace('recorded', 'changed'));
  });

  test('has no note if all records were created here', async () => {
    await alex.rest('POST', '/activities', activity);
    expect(await reportOf('format=json')).not.toMatch(/"importedOn":"|"claimedRecordedOn":"/);
    const pdf = Buffer.from(await (await alex.fetch('/api/report')).arrayBuffer());
    expect(pdfText(pdf)).not.toContain('mported');
  });
});

test('a goal with an old date in its file needs a reason for a change', async () => {
  await bring(backdated);
  const [goal] = (await alex.rest('GET', '/learning-goals')).body;
  const refused = await alex.rest('PATCH', `/learning-goals/${goal.id}`, { title: 'Another' });
  expect(refused).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } });
});

test('a record is kept for the period that it belongs to', async () => {
  await bring(backdated);
  const { data } = await alex.graphql('{ documents { nodes { id keepUntil } } }');
  const [{ id, keepUntil }] = data.documents.nodes;
  await alex.graphql('mutation($id: ID!) { deleteDocument(id: $id) { id } }', { id });
  const [gone] = (await alex.rest('GET', '/bin')).body;
  expect(gone.keepUntil).toBe(keepUntil);
  const fresh = await alex.rest('POST', '/documents', { ...aDocument, title: 'New' });
  const node = await alex.graphql('query($id: ID!) { document(id: $id) { keepUntil } }', {
    id: String(fresh.body.id),
  });
  expect(keepUntil < node.data.document.keepUntil).toBe(true);
});

test('records imported before migration 020 are recognised by their import', async () => {
  await bring(backdated);
  await alex.rest('POST', '/documents', { ...aDocument, title: 'Own' });
  const before = await exportOf();
  const { database } = server();
  const run = (text: string) => database.query({ text, values: [] });
  // As the previous version stored it.
  for (const table of [
    'activities',
    'reflective_logs',
    'documents',
    'learning_goals',
    'planned_activities',
  ]) {
    await run(`update ${table} set created_at = claimed_created_at, claimed_created_at = null
      where claimed_created_at is not null and user_id = ${alex.user.id}`);
  }
  await run(`update goal_changes set changed_at = claimed_changed_at, claimed_changed_at = null
    where user_id = ${alex.user.id}`);
  const em = database.orm.em.fork();
  const migration = new ClaimsOfImports(em.getDriver(), database.orm.config);
  await migration.up();
  const updates = (migration.getQueries() as string[]).filter((sql) => sql.startsWith('update'));
  expect(updates).toHaveLength(6);
  for (const sql of updates) await em.execute(sql);
  const after = await exportOf();
  for (const kind of [...recordKinds, 'goalChanges']) {
    const dates = (rows: any[]) =>
      rows.map((row) => [row.createdAt, row.claimedCreatedAt, row.claimedChangedAt]);
    expect(dates(after[kind]), kind).toEqual(dates(before[kind]));
  }
});
