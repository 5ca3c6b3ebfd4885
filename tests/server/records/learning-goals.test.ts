// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { countRows, findRow } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import { GOALS_MAX, learningGoalMessages } from '#domain/records/learning-goals';

const server = useServer();
const goalInput = {
  title: 'Recognise the sick child',
  why: 'I see few of them.',
  measure: 'A mentor has watched me.',
  targetDate: '2026-11-30',
};
const workshop = { title: 'Paediatric workshop', category: 'Clinical Practice', hours: 4 };
const NOW = new Date('2026-03-10T02:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let alex: TestClient;
let billie: TestClient;
beforeEach(async () => {
  server().setNow(NOW);
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});

const set = async (change: object = {}, client = alex): Promise<any> =>
  (await callApi('REST', client, 'createLearningGoal', { input: { ...goalInput, ...change } }))
    .value;
const plan = async (goalId: number, change: object = {}): Promise<any> =>
  (
    await callApi('REST', alex, 'createPlannedActivity', {
      input: { ...workshop, goalId, ...change },
    })
  ).value;
const get = async (id: number): Promise<any> =>
  (await alex.rest('GET', `/learning-goals/${id}`)).body;
const row = (id: number) => findRow(server(), 'learning_goals', id);
/** The ids as numbers; GraphQL sends texts. */
const numbered = (goals: { id: unknown }[]) =>
  goals.map((goal) => ({ ...goal, id: Number(goal.id) }));

describe.each(apis)('a goal by %s', (api: Api) => {
  test('is neither set for a period that is full nor moved to it', async () => {
    const goal = await set();
    await server().database.query({
      text: `insert into learning_goals (user_id, period_year, title, why, measure, target_date, created_at)
        select $1, 2027, 'Goal ' || n, 'why', 'measure', '2026-12-01', $2 from generate_series(1, $3::int) n`,
      values: [alex.user.id, NOW, GOALS_MAX],
    });
    const full = { status: 400, fields: { targetDate: learningGoalMessages.tooMany } };
    const targetDate = '2026-12-01';
    const input = { ...goalInput, targetDate };
    expect((await callApi(api, alex, 'createLearningGoal', { input })).error).toMatchObject(full);
    const change = { id: goal.id, input: { targetDate } };
    expect((await callApi(api, alex, 'updateLearningGoal', change)).error).toMatchObject(full);
    const inPeriod = { id: goal.id, input: { targetDate: '2026-11-29' } };
    expect((await callApi(api, alex, 'updateLearningGoal', inPeriod)).error).toBeNull();
  });

  test('is set, for the period of its day', async () => {
    const { value } = await callApi(api, alex, 'createLearningGoal', { input: goalInput });
    expect(value).toMatchObject({
      ...goalInput,
      periodYear: 2026,
      status: 'open',
      planned: [],
      changes: [],
      plannedHours: 0,
      doneHours: 0,
      percent: null,
      isOverdue: false,
      canCarryOver: false,
    });
    expect((await row(value.id))!['user_id']).toBe(alex.user.id);
    const input = { ...goalInput, targetDate: '2026-12-01' };
    expect((await callApi(api, alex, 'createLearningGoal', { input })).value.periodYear).toBe(2027);
  });

  test.each([
    ['title', 'Kids', 'Goal must be at least 5 characters'],
    ['why', '', 'Please say in at least 5 characters why it matters'],
    [
      'targetDate',
      '2025-11-30T00:00:00.000Z',
      'Choose a day in this CPD period or the next: 1 Dec 2025 to 30 Nov 2027',
    ],
  ])('with the %s %j is refused', async (field, value, message) => {
    const before = await countRows(server(), 'learning_goals');
    const input = { ...goalInput, [field]: value };
    const { error } = await callApi(api, alex, 'createLearningGoal', { input });
    expect(error).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await countRows(server(), 'learning_goals')).toBe(before);
  });

  test('changes freely on its first day, and then with a reason that is kept', async () => {
    const { id } = await set();
    const free = await callApi(api, alex, 'updateLearningGoal', {
      id,
      input: { title: 'Recognise the sick child early' },
    });
    expect(free.value.changes).toMatchObject([{ field: 'title', reason: null }]);
    server().setNow(later(2));
    const input = { targetDate: '2026-10-01' };
    const bare = await callApi(api, alex, 'updateLearningGoal', { id, input });
    expect(bare.error).toMatchObject({ status: 400, fields: { reason: expect.any(String) } });
    expect((await get(id)).targetDate).toBe(goalInput.targetDate);
    const reworded = await callApi(api, alex, 'updateLearningGoal', {
      id,
      input: { why: 'Often.' },
    });
    expect(reworded.value).toMatchObject({ why: 'Often.', changes: free.value.changes });
    const reason = 'The course was moved forward.';
    const { value } = await callApi(api, alex, 'updateLearningGoal', {
      id,
      input: { ...input, reason },
    });
    expect(value.targetDate).toBe(input.targetDate);
    expect(value.changes[0]).toMatchObject({
      field: 'targetDate',
      from: '2026-11-30',
      to: '2026-10-01',
      reason,
      changedAt: later(2).toISOString(),
    });
  });

  test('is closed with a reflection, is then read-only, and can be reopened', async () => {
    const { id } = await set();
    const input = { outcome: 'dropped', reflection: 'I moved to another role.' };
    const closed = await callApi(api, alex, 'closeLearningGoal', { id, input });
    // A retry after a lost response changes nothing.
    expect(await callApi(api, alex, 'closeLearningGoal', { id, input })).toEqual(closed);
    expect(closed.value).toMatchObject({
      status: 'dropped',
      reflection: input.reflection,
      closedAt: NOW.toISOString(),
      changes: [
        {
          field: 'status',
          from: 'open',
          to: 'dropped',
          reason: input.reflection,
        },
      ],
    });
    const change = { id, input: { why: 'Another reason.' } };
    expect((await callApi(api, alex, 'updateLearningGoal', change)).error?.status).toBe(409);
    expect((await callApi(api, alex, 'reopenLearningGoal', { id })).value).toMatchObject({
      status: 'open',
      reflection: null,
      closedAt: null,
    });
    const wrong = { outcome: 'carried-over', reflection: 'Short' };
    const { error } = await callApi(api, alex, 'closeLearningGoal', { id, input: wrong });
    expect(Object.keys(error?.fields ?? {})).toEqual(['outcome', 'reflection']);
  });

  test('of an earlier period is carried over once, with its open planned activities', async () => {
    server().setNow(new Date('2026-11-28T02:00:00Z'));
    alex = await signedUp(server());
    const { id } = await set();
    await plan(id);
    const done = await plan(id, { title: 'Done already' });
    const activity = { ...workshop, plannedActivityId: done.id };
    await callApi('REST', alex, 'createActivity', { input: activity });
    expect((await callApi(api, alex, 'carryOverLearningGoal', { id })).error?.status).toBe(409);
    server().setNow(new Date('2026-12-02T02:00:00Z'));
    expect(await get(id)).toMatchObject({ isOverdue: true, canCarryOver: true });
    const { value } = await callApi(api, alex, 'carryOverLearningGoal', { id });
    expect(value).toMatchObject({
      title: goalInput.title,
      periodYear: 2027,
      carriedFromId: id,
      status: 'open',
      targetDate: '2027-11-30',
      planned: [
        {
          title: workshop.title,
          activityId: null,
          plannedDate: null,
        },
      ],
    });
    expect(await get(id)).toMatchObject({ status: 'carried-over', canCarryOver: false });
    expect((await callApi(api, alex, 'carryOverLearningGoal', { id })).error?.status).toBe(409);
  });

  test('is deleted and restored', async () => {
    const { id } = await set();
    expect((await callApi(api, alex, 'deleteLearningGoal', { id })).error).toBeNull();
    expect((await alex.rest('GET', `/learning-goals/${id}`)).status).toBe(404);
    expect((await alex.rest('GET', '/learning-goals')).body).toEqual([]);
    expect((await callApi(api, alex, 'restoreLearningGoal', { id })).value.id).toBe(id);
    expect((await alex.rest('GET', '/learning-goals')).body).toHaveLength(1);
  });
});

describe.each(apis)('a planned activity by %s', (api: Api) => {
  test('is planned, changed, removed and restored', async () => {
    const { id: goalId } = await set();
    const input = { ...workshop, goalId, plannedDate: '2026-05-02' };
    const { value } = await callApi(api, alex, 'createPlannedActivity', { input });
    expect(value).toMatchObject({ ...input, activityId: null });
    const { id } = value;
    const changed = await callApi(api, alex, 'updatePlannedActivity', {
      id,
      input: { hours: 2.5, plannedDate: null },
    });
    expect(changed.value).toMatchObject({ hours: 2.5, plannedDate: null, title: workshop.title });
    expect(await get(goalId)).toMatchObject({ plannedHours: 2.5, planned: [{ id }] });
    await callApi(api, alex, 'deletePlannedActivity', { id });
    expect(await get(goalId)).toMatchObject({ plannedHours: 0, planned: [] });
    expect((await callApi(api, alex, 'restorePlannedActivity', { id })).value.id).toBe(id);
    expect((await get(goalId)).plannedHours).toBe(2.5);
  });

  test('needs the user’s own open goal, and hours', async () => {
    const mine = await set();
    const theirs = await set({}, billie);
    const closing = { outcome: 'achieved', reflection: 'All of it is done.' };
    await callApi('REST', alex, 'closeLearningGoal', { id: mine.id, input: closing });
    for (const goalId of [mine.id, theirs.id, 2_000_000_000]) {
      const input = { ...workshop, goalId };
      const { error } = await callApi(api, alex, 'createPlannedActivity', { input });
      expect(error).toMatchObject({ status: 400, fields: { goalId: expect.any(String) } });
    }
    const open = await set();
    const input = { ...workshop, goalId: open.id, hours: 0.3 };
    const { error } = await callApi(api, alex, 'createPlannedActivity', { input });
    expect(error).toMatchObject({ status: 400, fields: { hours: 'Minimum 0.5 hours' } });
  });

  test('becomes an activity once, which counts for its goal until it is deleted', async () => {
    const goal = await set();
    const planned = await plan(goal.id);
    const input = { ...workshop, hours: 3, status: 'completed', plannedActivityId: planned.id };
    const { value } = await callApi(api, alex, 'createActivity', { input });
    expect(numbered(value.goals)).toEqual([{ id: goal.id, title: goalInput.title }]);
    expect(await get(goal.id)).toMatchObject({
      plannedHours: 4,
      doneHours: 3,
      percent: 75,
      activitiesCount: 1,
      planned: [
        {
          id: planned.id,
          activityId: value.id,
        },
      ],
      activities: [
        {
          id: value.id,
          title: workshop.title,
          hours: 3,
          status: 'completed',
        },
      ],
    });
    const twice = await callApi(api, alex, 'createActivity', { input });
    expect(twice.error).toMatchObject({
      status: 400,
      fields: { plannedActivityId: expect.any(String) },
    });
    await callApi(api, alex, 'deleteActivity', { id: value.id });
    expect(await get(goal.id)).toMatchObject({
      doneHours: 0,
      activitiesCount: 0,
      planned: [{ activityId: null }],
    });
    expect((await callApi(api, alex, 'createActivity', { input })).error).toBeNull();
    const theirs = await callApi(api, billie, 'createActivity', { input });
    expect(theirs.error).toMatchObject({
      status: 400,
      fields: { plannedActivityId: expect.any(String) },
    });
  });
});

describe.each(apis)('the goals of an activity by %s', (api: Api) => {
  const recorded = async (goalIds: unknown) =>
    callApi(api, alex, 'createActivity', {
      input: { ...workshop, hours: 3, status: 'completed', goalIds },
    });

  test('are chosen, changed, and belong to the same user', async () => {
    const [goal, other, theirs] = [await set(), await set(), await set({}, billie)];
    const { value } = await recorded([other.id, goal.id, goal.id]);
    const goals = [goal, other].map(({ id }) => ({ id, title: goalInput.title }));
    expect(numbered(value.goals)).toEqual(goals);
    const { body } = await alex.rest('GET', `/activities/${value.id}`);
    expect(body).toMatchObject({ goalIds: [other.id, goal.id], goals });
    const change = (goalIds: unknown) =>
      callApi(api, alex, 'updateActivity', { id: value.id, input: { goalIds } });
    for (const wrong of [
      [goal.id, theirs.id],
      [2_000_000_000],
      Array(11)
        .fill(1)
        .map((_, n) => n + 1),
    ]) {
      const refused = { status: 400, fields: { goalIds: expect.any(String) } };
      expect((await change(wrong)).error).toMatchObject(refused);
      expect((await recorded(wrong)).error).toMatchObject(refused);
    }
    expect(numbered((await change([goal.id])).value.goals)).toEqual(goals.slice(0, 1));
    expect((await change([])).value).toMatchObject({ goalIds: [], goals: [] });
  });

  test('each count its hours, and their sum counts them once', async () => {
    const sam = await signedUp(server());
    const [one, two] = [await set({}, sam), await set({}, sam)];
    const input = { ...workshop, hours: 3, status: 'completed', goalIds: [one.id, two.id] };
    const { value } = await callApi(api, sam, 'createActivity', { input });
    const plan = async () =>
      (await sam.graphql('{ learningGoals { doneHours nodes { doneHours activitiesCount } } }'))
        .data.learningGoals;
    const counted = { doneHours: 3, activitiesCount: 1 };
    expect(await plan()).toEqual({ doneHours: 3, nodes: [counted, counted] });
    await callApi(api, sam, 'deleteLearningGoal', { id: two.id });
    const read = async () => (await sam.rest('GET', `/activities/${value.id}`)).body;
    expect((await read()).goals).toMatchObject([{ id: one.id }]);
    await callApi(api, sam, 'restoreLearningGoal', { id: two.id });
    expect((await read()).goals).toMatchObject([{ id: one.id }, { id: two.id }]);
    await callApi(api, sam, 'deleteLearningGoal', { id: two.id });
    await sam.rest('DELETE', `/bin/learning-goal/${two.id}`);
    expect((await read()).goalIds).toEqual([one.id]);
  });
});

describe('the plan', () => {
  test('is shown period by period, by day, a page at a time', async () => {
    await set({ title: 'The later one', targetDate: '2026-10-01' });
    await set({ title: 'The sooner one', targetDate: '2026-06-01' });
    await set({ title: 'That of next year', targetDate: '2027-06-01' });
    await set({ title: 'Somebody else’s' }, billie);
    const query = `query($period: String, $first: Int, $after: String) {
      learningGoals(period: $period, first: $first, after: $after) { totalCount periodYear currentYear years
        plannableFrom plannableTo plannedHours doneHours nodes { title } pageInfo { hasNextPage endCursor } } }`;
    const page = async (args: object) => (await alex.graphql(query, args)).data.learningGoals;
    const first = await page({ first: 1 });
    expect(first).toMatchObject({
      totalCount: 2,
      periodYear: 2026,
      currentYear: 2026,
      years: [2027, 2026],
      nodes: [{ title: 'The sooner one' }],
      pageInfo: { hasNextPage: true },
      plannableFrom: '2025-12-01',
      plannableTo: '2027-11-30',
    });
    const { endCursor: after } = first.pageInfo;
    expect((await page({ first: 1, after })).nodes).toEqual([{ title: 'The later one' }]);
    expect((await page({ period: '2027' })).nodes).toEqual([{ title: 'That of next year' }]);
    expect((await page({ period: 'all' })).totalCount).toBe(3);
    expect((await page({ period: '2020' })).totalCount).toBe(0);
    const wrong = await alex.graphql(query, { period: 'soon' });
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await new TestClient(server()).rest('GET', '/learning-goals')).status).toBe(401);
  });

  test('needs the same number of statements for any length', async () => {
    const count = async () => {
      server().statements();
      await alex.rest('GET', '/learning-goals');
      return server().statements().length;
    };
    const one = await set();
    await plan(one.id);
    const few = await count();
    for (let n = 0; n < 5; n += 1) await plan((await set()).id);
    expect(await count()).toBe(few);
  });

  test('is in the export and is deleted with the account', async () => {
    const goal = await set();
    await plan(goal.id);
    const input = { outcome: 'achieved', reflection: 'All of it is done.' };
    await callApi('REST', alex, 'closeLearningGoal', { id: goal.id, input });
    const { body } = await alex.rest('GET', '/user/export');
    expect(body.learningGoals).toMatchObject([{ title: goalInput.title }]);
    expect(body.plannedActivities).toMatchObject([{ title: workshop.title }]);
    expect(body.goalChanges).toMatchObject([{ to: 'achieved' }]);
    await server().database.query({
      text: 'delete from users where id = $1',
      values: [alex.user.id],
    });
    expect(await row(goal.id)).toBeUndefined();
  });
});

test('a goal is carried over once under a request key', async () => {
  server().setNow(new Date('2026-11-28T02:00:00Z'));
  alex = await signedUp(server());
  const { id } = await set();
  server().setNow(new Date('2026-12-02T02:00:00Z'));
  const carry = (key: string) =>
    alex.raw('POST', `/api/learning-goals/${id}/carry-over`, undefined, { 'idempotency-key': key });
  const first = await carry('one');
  const again = await carry('one');
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect((await carry('two')).status).toBe(409);
});
