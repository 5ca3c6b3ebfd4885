// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { today } from '#tests/support/today';

/** Search, filters, orders and totals of the list of activities. */
const server = useServer();
let alex: TestClient;
let goalId: string;

const base = { category: 'Clinical Practice', hours: 1, status: 'completed' };
const given = [
  {
    ...base,
    title: 'Paediatric airway workshop',
    provider: 'QAS Education',
    place: 'Kedron Park',
    hours: 2.5,
    isInteractive: true,
    activityType: 'simulation',
    completedDate: '2026-03-01T02:30:00.000Z',
    evidence: 'https://example.org/certificate.pdf',
  },
  {
    ...base,
    title: 'Journal reading',
    description: 'Haemorrhage control, a résumé with the crew',
    category: 'Research & Education',
    activityType: 'reading',
    completedDate: '2024-05-10T02:30:00.000Z',
  },
  { ...base, title: 'airway audit', hours: 4, completedDate: '2025-12-02T02:30:00.000Z' },
  { ...base, title: 'Committee, 50% done_', hours: 0.5, status: 'in-progress' },
];

beforeAll(async () => {
  alex = await signedUp(server());
  const other = await signedUp(server());
  await other.rest('POST', '/activities', given[0]);
  const { body: goal } = await alex.rest('POST', '/learning-goals', {
    title: 'Airways',
    why: 'They are rare here',
    measure: 'A course on airways',
    targetDate: today(),
  });
  goalId = String(goal.id);
  for (const [index, each] of given.entries()) {
    const input = index === 2 ? { ...each, goalIds: [goalId] } : each;
    await alex.rest('POST', '/activities', input);
  }
});

const titlesOf = (found: { title: string }[]) => found.map(({ title }) => title.split(' ')[0]);

/** Both interfaces return the same. */
async function listed(filter: Record<string, unknown>): Promise<string[]> {
  const { data, errors } = await alex.graphql(
    `query ($query: String, $status: ActivityStatus, $period: String, $year: String, $category: ActivityCategory, $activityType: ActivityType,
        $interactive: Boolean, $evidence: EvidenceFilter, $goalId: ID, $sort: ActivitySort) {
      activities(query: $query, status: $status, period: $period, year: $year, category: $category, activityType: $activityType,
        interactive: $interactive, evidence: $evidence, goalId: $goalId, sort: $sort) { nodes { title } totalCount } }`,
    filter,
  );
  expect(errors).toBeUndefined();
  const query = new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [name, `${value}`]),
  );
  const { body } = await alex.rest('GET', `/activities?${query}`);
  expect(titlesOf(body)).toEqual(titlesOf(data.activities.nodes));
  expect(data.activities.totalCount).toBe(body.length);
  return titlesOf(body) as string[];
}

test.each([
  ['airw', ['Paediatric', 'airway']],
  ['AIRWAY work', ['Paediatric']],
  ['work airway', ['Paediatric']],
  ['pediatric', ['Paediatric']],
  ['kedron', ['Paediatric']],
  ['qas', ['Paediatric']],
  ['hemorrhage', ['Journal']],
  ['resume', ['Journal']],
  ['50%', ['Committee,']],
  ['done_', ['Committee,']],
  ["'; drop table activities; --", []],
  ['rway', []],
  ['&|!:*()', []],
  ['  ', ['Committee,', 'Paediatric', 'airway', 'Journal']],
])('search %j', async (query, titles) => {
  expect(await listed({ query })).toEqual(titles);
});

test.each([
  [{ status: 'in-progress' }, ['Committee,']],
  [{ category: 'Research & Education' }, ['Journal']],
  [{ activityType: 'simulation' }, ['Paediatric']],
  [{ interactive: true }, ['Paediatric']],
  [{ interactive: false, status: 'completed' }, ['airway', 'Journal']],
  [{ evidence: 'none' }, ['Committee,', 'airway', 'Journal']],
  [{ evidence: 'some' }, ['Paediatric']],
  [{ evidence: 'full' }, []],
  [{ evidence: 'some', query: 'airway' }, ['Paediatric']],
  [{ period: '2026', status: 'completed' }, ['Paediatric', 'airway']],
  [{ period: '2024' }, ['Journal']],
  [{ period: '2024', query: 'airway' }, []],
  [{ year: '2025' }, ['airway']],
  [{ year: '2026', period: '2026', status: 'completed' }, ['Paediatric']],
  [{ year: '2025', period: '2024' }, []],
  [{ sort: 'oldest' }, ['Journal', 'airway', 'Paediatric', 'Committee,']],
  [{ sort: 'hours' }, ['airway', 'Paediatric', 'Journal', 'Committee,']],
  [{ sort: 'title' }, ['airway', 'Committee,', 'Journal', 'Paediatric']],
  [{ sort: 'title', query: 'airway', evidence: 'none' }, ['airway']],
])('%j', async (filter, titles) => {
  expect(await listed(filter)).toEqual(titles);
});

test('a goal, and a goal of another user', async () => {
  expect(await listed({ goalId })).toEqual(['airway']);
  expect(await listed({ goalId: '2147483647' })).toEqual([]);
});

describe.each(['newest', 'oldest', 'hours', 'title'])('pages by %s', (sort) => {
  test('follow each other without a gap', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: any = await alex.graphql(
        `query ($sort: ActivitySort, $after: String) { activities(first: 1, sort: $sort, after: $after) {
          nodes { title } totalCount pageInfo { hasNextPage endCursor } } }`,
        { sort, after },
      );
      expect(data.activities.totalCount).toBe(given.length);
      seen.push(...(titlesOf(data.activities.nodes) as string[]));
      after = data.activities.pageInfo.hasNextPage ? data.activities.pageInfo.endCursor : null;
    } while (after && seen.length < 10);
    expect(seen).toEqual(await listed({ sort }));
  });
});

test('the totals are those of all that the filters select', async () => {
  const { data } = await alex.graphql(
    '{ activities(first: 1, query: "airway") { totalCount totalHours totalInteractiveHours } }',
  );
  expect(data.activities).toEqual({ totalCount: 2, totalHours: 6.5, totalInteractiveHours: 2.5 });
});

test.each([
  ['status', 'done'],
  ['category', 'Leadership'],
  ['activityType', 'party'],
  ['evidence', 'weak'],
  ['sort', 'random'],
  ['period', 'last'],
  ['year', '26'],
  ['goalId', 'x'],
  ['documentId', 'x'],
  ['interactive', 'maybe'],
])('refuses a wrong %s', async (name, value) => {
  const { status, body } = await alex.rest('GET', `/activities?${name}=${value}`);
  expect(status).toBe(400);
  expect(Object.keys(body.error?.fields ?? body.fields)).toEqual([name]);
});

test('a deleted activity is not found', async () => {
  const { body } = await alex.rest('POST', '/activities', { ...base, title: 'Zebra crossing' });
  expect(await listed({ query: 'zebra' })).toHaveLength(1);
  await alex.rest('DELETE', `/activities/${body.id}`);
  expect(await listed({ query: 'zebra' })).toEqual([]);
});

test('reflections on one activity', async () => {
  const { body: activity } = await alex.rest('GET', '/activities?query=journal');
  const log = {
    content: 'What I read about bleeding will help.',
    learningOutcomes: 'Pressure first, always.',
    futureApplication: 'Pack the wound sooner.',
  };
  await alex.rest('POST', '/reflective-logs', { ...log, activityId: activity[0].id });
  await alex.rest('POST', '/reflective-logs', log);
  const on = async (id: number) =>
    (await alex.rest('GET', `/reflective-logs?activityId=${id}`)).body;
  expect(await on(activity[0].id)).toMatchObject([{ activityId: activity[0].id }]);
  expect(await on(2_147_483_647)).toEqual([]);
});

describe('a change of several activities', () => {
  let sam: TestClient;
  let ids: number[];
  let foreign: number;
  beforeAll(async () => {
    sam = await signedUp(server());
    const made = await Promise.all(
      [
        base,
        { ...base, status: 'in-progress' },
        { ...base, status: 'in-progress', startDate: '2099-01-01' },
      ].map((each) => sam.rest('POST', '/activities', { ...each, title: 'Several' })),
    );
    ids = made.map(({ body }) => body.id);
    foreign = (await alex.rest('GET', '/activities?first=1')).body[0].id;
  });
  const changed = async (input: object) =>
    (await sam.rest('POST', '/activities/changes', input)).body;

  test('is made where it can be, and says where not', async () => {
    const { ids: done, refused } = await changed({ ids: [...ids, foreign], status: 'completed' });
    expect(done).toEqual(ids.slice(0, 2));
    expect(refused).toEqual([
      { id: foreign, message: 'This record was not found.' },
      { id: ids[2], message: 'Start date of a completed activity cannot be in the future' },
    ]);
    expect(await countOf(sam, 'status=completed')).toBe(2);
  });

  test('keeps the completion date that an activity had before', async () => {
    const dates = async () =>
      (await sam.rest('GET', '/activities?status=completed')).body.map(
        (each: any) => each.completedDate,
      );
    const before = await dates();
    await changed({ ids, status: 'in-progress' });
    expect(await dates()).toEqual([]);
    await changed({ ids: ids.slice(0, 2), status: 'completed' });
    expect(await dates()).toEqual(before);
  });

  test('changes the category, and nothing else', async () => {
    const { data } = await sam.graphql(
      `mutation ($input: ChangeActivitiesInput!) { changeActivities(input: $input) { ids refused { id message } } }`,
      { input: { ids: ids.map(String), category: 'Research & Education' } },
    );
    expect(data.changeActivities).toEqual({ ids: ids.map(String), refused: [] });
    expect(await countOf(sam, 'category=Research %26 Education&status=completed')).toBe(2);
  });

  test('deletes, and restores', async () => {
    expect(await changed({ ids, deleted: true })).toEqual({ ids, refused: [] });
    expect(await countOf(sam, '')).toBe(0);
    expect(await changed({ ids, deleted: false })).toEqual({ ids, refused: [] });
    expect(await countOf(sam, '')).toBe(3);
  });

  test('writes them in statements whose number does not grow', async () => {
    const sent = async (some: number[]) => {
      await changed({ ids: some, category: 'Clinical Practice' });
      server().statements();
      await changed({ ids: some, category: 'Research & Education' });
      return server().statements().length;
    };
    expect(await sent(ids)).toBe(await sent(ids.slice(0, 1)));
  });

  test.each([
    [{ ids: [] }, 'ids'],
    [{ ids: ['x'] }, 'ids'],
    [{ ids: Array.from({ length: 201 }, (_, n) => n + 1) }, 'ids'],
    [{ ids: [1], category: 'Leadership' }, 'category'],
    [{ ids: [1], goalId: 2_147_483_647 }, 'goalId'],
  ])('refuses %j', async (input, field) => {
    const { status, body } = await sam.rest('POST', '/activities/changes', input);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
  });
});

const countOf = async (client: TestClient, query: string): Promise<number> =>
  (await client.rest('GET', `/activities?${query}`)).body.length;

test('the page of an activity and the list with the period’s hours are one statement each', async () => {
  const { body } = await alex.rest('GET', '/activities?query=journal');
  const operations = [
    `{ activity(id: "${body[0].id}") { title readiness { label } } evidenceFiles(activityId: "${body[0].id}", first: 20) { nodes { id } }
      reflectiveLogs(activityId: "${body[0].id}", first: 20) { nodes { id } } }`,
    '{ me { cpdSummary(period: "current") { totalHours } } activities(period: "current", query: "air") { totalHours nodes { title } } }',
  ];
  for (const query of operations) {
    await alex.graphql(query);
    server().statements();
    expect((await alex.graphql(query)).errors).toBeUndefined();
    expect(server().statements().length).toBeLessThanOrEqual(2);
  }
});
