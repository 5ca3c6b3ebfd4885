// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { apis, callApi, type OperationName } from '#tests/support/apis';
import { signedUp, TestClient, type RestResult } from '#tests/support/client';
import { sendFile } from '#tests/support/files';
import { countRows } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import { binMessages } from '#domain/records/bin';
import { EVIDENCE_MAX_FILES, evidenceMessages } from '#domain/records/evidence-files';
import {
  GOALS_MAX,
  learningGoalMessages as messages,
  PLANNED_MAX,
} from '#domain/records/learning-goals';

const server = useServer();
const NOW = new Date('2026-03-10T02:00:00Z');

let alex: TestClient;
beforeEach(async () => {
  server().setNow(NOW);
  alex = await signedUp(server());
});

const goal = {
  title: 'Recognise the sick child',
  why: 'I see few of them.',
  measure: 'A mentor has watched me.',
  targetDate: '2026-11-30',
};
const workshop = { title: 'Paediatric workshop', category: 'Clinical Practice', hours: 4 };
const activity = { title: 'Airway day', category: 'Clinical Practice', hours: 2 };

const post = (path: string, body: object = {}) => alex.rest('POST', path, body);
const add = async (path: string, body: object = {}): Promise<number> => {
  const response = await post(path, body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return Number(response.body.id);
};
const discard = async (path: string) => expect((await alex.rest('DELETE', path)).status).toBe(204);
const discarded = async (path: string, body: object): Promise<number> => {
  const id = await add(path, body);
  await discard(`${path}/${id}`);
  return id;
};
const refusals = (responses: RestResult[]) =>
  responses.filter(({ status }) => status >= 400).map(({ body }) => body.message);

const goalsOf = (year: number) =>
  countRows(
    server(),
    `learning_goals where user_id = ${alex.user.id} and period_year = ${year} and deleted_at is null`,
  );
const plannedOf = (goalId: number) =>
  countRows(server(), `planned_activities where goal_id = ${goalId} and deleted_at is null`);
/** A goal as it would be if it had been set in the period before. */
const leaveInPast = (id: number) =>
  server().database.query({
    text: 'update learning_goals set period_year = 2025 where id = $1',
    values: [id],
  });
const addGoals = (count: number) =>
  server().database.query({
    text: `insert into learning_goals (user_id, period_year, title, why, measure, target_date, created_at)
      select $1, 2026, 'Goal ' || n, 'why', 'measure', '2026-11-30', $2 from generate_series(1, $3::int) n`,
    values: [alex.user.id, NOW, count],
  });
const addPlanned = (goalId: number, count: number) =>
  server().database.query({
    text: `insert into planned_activities (user_id, goal_id, title, category, hours, created_at)
      select $1, $2, 'Planned ' || n, 'Clinical Practice', 1, $3 from generate_series(1, $4::int) n`,
    values: [alex.user.id, goalId, NOW, count],
  });

describe.each(apis)('a record comes back from the bin by %s', (api) => {
  const restore = async (name: OperationName, id: number) =>
    (await callApi(api, alex, name, { id })).error;

  test('a goal not to a period that is full', async () => {
    const id = await discarded('/learning-goals', goal);
    await addGoals(GOALS_MAX);
    const full = { status: 400, fields: { targetDate: messages.tooMany } };
    expect(await restore('restoreLearningGoal', id)).toMatchObject(full);
    expect((await post(`/bin/learning-goal/${id}/restore`)).body.message).toBe(messages.tooMany);
    expect(await goalsOf(2026)).toBe(GOALS_MAX);
  });

  test('a goal not beside another one that continues the same', async () => {
    const id = await add('/learning-goals', goal);
    await post(`/learning-goals/${id}/close`, {
      outcome: 'not-achieved',
      reflection: 'Too few shifts.',
    });
    await leaveInPast(id);
    const first = await add(`/learning-goals/${id}/carry-over`);
    await discard(`/learning-goals/${first}`);
    await add(`/learning-goals/${id}/carry-over`);
    expect(await restore('restoreLearningGoal', first)).toMatchObject({
      status: 409,
      message: messages.carriedAlready,
    });
  });

  test('a planned activity neither to a goal that is full nor to one in the bin', async () => {
    const goalId = await add('/learning-goals', goal);
    const id = await discarded('/planned-activities', { ...workshop, goalId });
    await discard(`/learning-goals/${goalId}`);
    expect(await restore('restorePlannedActivity', id)).toMatchObject({
      status: 409,
      message: binMessages.waitsFor(goal.title),
    });
    await post(`/learning-goals/${goalId}/restore`);
    await addPlanned(goalId, PLANNED_MAX);
    expect(await restore('restorePlannedActivity', id)).toMatchObject({
      status: 400,
      fields: { goalId: messages.tooManyPlanned },
    });
    expect(await plannedOf(goalId)).toBe(PLANNED_MAX);
  });

  test('a planned activity to a goal that was closed since', async () => {
    const goalId = await add('/learning-goals', goal);
    const id = await discarded('/planned-activities', { ...workshop, goalId });
    await post(`/learning-goals/${goalId}/close`, {
      outcome: 'achieved',
      reflection: 'I look twice now.',
    });
    expect(await restore('restorePlannedActivity', id)).toBeNull();
  });

  test('a reflection without its activity', async () => {
    const activityId = await add('/activities', activity);
    const id = await discarded('/reflective-logs', {
      activityId,
      content: 'What I saw on a night shift, and what it means to me.',
      learningOutcomes: 'I learned to look twice.',
      futureApplication: 'I will look twice from now on.',
    });
    await discard(`/activities/${activityId}`);
    expect(await restore('restoreReflectiveLog', id)).toBeNull();
  });
});

test('a file does not come back to a record in the bin', async () => {
  const activityId = await add('/activities', activity);
  const sent = await sendFile(alex, `activityId=${activityId}`, 'a.txt', Buffer.from('a'));
  const id = sent.body.id;
  await discard(`/evidence/${id}`);
  await discard(`/activities/${activityId}`);
  const waits = { status: 409, body: { message: binMessages.waitsFor(activity.title) } };
  expect(await post(`/evidence/${id}/restore`)).toMatchObject(waits);
  expect(await post(`/bin/evidence-file/${id}/restore`)).toMatchObject(waits);
  await post(`/activities/${activityId}/restore`);
  expect((await post(`/evidence/${id}/restore`)).status).toBe(200);
});

test('the API’s document says where a restore may be refused', async () => {
  const { paths } = (await alex.rest('GET', '/openapi.json')).body;
  const refusing = Object.keys(paths).filter(
    (path) => path.endsWith('/restore') && paths[path].post.responses['409'],
  );
  expect(refusing.map((path) => path.replace('/api/', '/'))).toEqual(
    expect.arrayContaining([
      '/audit-notices/{id}/restore',
      '/credentials/{id}/restore',
      '/evidence/{id}/restore',
      '/learning-goals/{id}/restore',
      '/planned-activities/{id}/restore',
    ]),
  );
});

describe('an import', () => {
  const requestKey = 'one';
  const exported = async () => (await alex.rest('GET', '/user/export')).body;

  test('neither brings nor restores goals beyond what a period can have', async () => {
    await add('/learning-goals', goal);
    const account = await exported();
    alex = await signedUp(server());
    const { import: made } = (await post('/imports/account', { requestKey, account })).body;
    await discard(`/imports/${made.id}`);
    await addGoals(GOALS_MAX);
    const restored = await post(`/imports/${made.id}/restore`);
    const again = await post('/imports/account', { requestKey: 'two', account });
    const full = { status: 400, body: { message: messages.tooMany } };
    expect([restored, again]).toMatchObject([full, full]);
    expect(await goalsOf(2026)).toBe(GOALS_MAX);
  });

  test('brings no more planned activities than a goal can have', async () => {
    const goalId = await add('/learning-goals', goal);
    await add('/planned-activities', { ...workshop, goalId });
    const account = await exported();
    await discard(`/planned-activities/${account.plannedActivities[0].id}`);
    await addPlanned(goalId, PLANNED_MAX);
    expect(await post('/imports/account', { requestKey, account })).toMatchObject({
      status: 400,
      body: { message: messages.tooManyPlanned },
    });
  });

  test.each([
    [
      'practicePeriods',
      { employer: 'QAS', startDate: '2026-02-10', endDate: '2026-02-01', hours: 100 },
      'QAS, 10 Feb 2026 to 1 Feb 2026: To cannot be before from',
    ],
    [
      'practicePeriods',
      { employer: 'QAS', startDate: '2026-02-01', endDate: '2026-02-02', hours: 100 },
      'QAS, 1 Feb 2026 to 2 Feb 2026: Hours cannot be more than 24 a day',
    ],
    [
      'presets',
      { title: 'Station drill', category: 'Clinical Practice', hours: 1, repeat: 'weekly' },
      'Station drill: Please choose the first day',
    ],
    [
      'auditNotices',
      { letterDate: '2026-02-03', dueDate: '2026-02-02' },
      'Audit letter of 3 Feb 2026: Answer due cannot be before the date of the letter',
    ],
  ])('brings no %s that could not be entered', async (table, row, message) => {
    const { format, version } = await exported();
    const rows = [{ id: 1, createdAt: NOW.toISOString(), ...row }];
    const input = { requestKey, account: { format, version, [table]: rows } };
    const refused = { status: 400, body: { fields: { account: message } } };
    expect(await post('/imports/account/preview', input)).toMatchObject(refused);
    expect(await post('/imports/account', input)).toMatchObject(refused);
  });

  test('brings a goal that continues one that another continues already', async () => {
    const id = await add('/learning-goals', goal);
    await leaveInPast(id);
    const copy = await add(`/learning-goals/${id}/carry-over`);
    const account = await exported();
    await alex.rest('PATCH', `/learning-goals/${copy}`, { why: 'I see more of them now.' });
    expect((await post('/imports/account', { requestKey, account })).status).toBe(201);
    expect(await goalsOf(2026)).toBe(2);
    const links = `learning_goals where carried_from_id = ${id} and deleted_at is null`;
    expect(await countRows(server(), links)).toBe(1);
  });
});

describe('of many requests at once, as many pass as a limit allows', () => {
  test('goals that are set, moved, carried over and restored', async () => {
    const old = await add('/learning-goals', goal);
    await leaveInPast(old);
    const deleted = await Promise.all(
      Array.from({ length: 4 }, () => discarded('/learning-goals', goal)),
    );
    const moving = await Promise.all(
      Array.from({ length: 4 }, () =>
        add('/learning-goals', { ...goal, targetDate: '2026-12-01' }),
      ),
    );
    await addGoals(GOALS_MAX - 3);
    const responses = await Promise.all([
      ...deleted.map((id) => post(`/learning-goals/${id}/restore`)),
      ...moving.map((id) =>
        alex.rest('PATCH', `/learning-goals/${id}`, { targetDate: goal.targetDate }),
      ),
      ...Array.from({ length: 4 }, () => post('/learning-goals', goal)),
      post(`/learning-goals/${old}/carry-over`),
    ]);
    expect(await goalsOf(2026)).toBe(GOALS_MAX);
    expect(refusals(responses)).toEqual(Array.from({ length: 10 }, () => messages.tooMany));
  });

  test('planned activities that are added and restored', async () => {
    const goalId = await add('/learning-goals', goal);
    const planned = { ...workshop, goalId };
    const deleted = await Promise.all(
      Array.from({ length: 5 }, () => discarded('/planned-activities', planned)),
    );
    await addPlanned(goalId, PLANNED_MAX - 2);
    const responses = await Promise.all([
      ...deleted.map((id) => post(`/planned-activities/${id}/restore`)),
      ...Array.from({ length: 5 }, () => post('/planned-activities', planned)),
    ]);
    expect(await plannedOf(goalId)).toBe(PLANNED_MAX);
    expect(refusals(responses)).toEqual(Array.from({ length: 8 }, () => messages.tooManyPlanned));
  });

  test('files that are restored', async () => {
    const activityId = await add('/activities', activity);
    await server().database.query({
      text: `insert into evidence_files (user_id, activity_id, name, type, size_bytes, sha256, has_thumbnail, storage_key, created_at, deleted_at)
        select $1, $2, n::text, 'text/plain', 1, n::text, false, gen_random_uuid(), $3, case when n <= 6 then $3::timestamptz end
        from generate_series(1, $4::int) n`,
      values: [alex.user.id, activityId, NOW, EVIDENCE_MAX_FILES + 4],
    });
    const deleted = (await alex.rest('GET', '/bin?kind=evidence-file')).body as {
      recordId: number;
    }[];
    const responses = await Promise.all(
      deleted.map(({ recordId }) => post(`/evidence/${recordId}/restore`)),
    );
    const files = `evidence_files where activity_id = ${activityId} and deleted_at is null`;
    expect(await countRows(server(), files)).toBe(EVIDENCE_MAX_FILES);
    expect(refusals(responses)).toEqual(Array.from({ length: 4 }, () => evidenceMessages.tooMany));
  });

  test('practice hours of the same months, of which each is added once', async () => {
    const months = {
      employer: 'Queensland Ambulance Service',
      periods: [{ startDate: '2026-02-01', endDate: '2026-02-28', hours: 152 }],
    };
    await Promise.all(Array.from({ length: 8 }, () => post('/practice-periods/several', months)));
    expect(await countRows(server(), `practice_periods where user_id = ${alex.user.id}`)).toBe(1);
  });
});
