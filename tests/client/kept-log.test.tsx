import { expect, test } from 'vitest';
import { logPage, narrowedLog, openLog } from '#client/app/offline/kept-log.ts';
import type { ActivitiesQuery, ActivitiesQueryVariables } from '#client/graphql/generated.ts';

type Node = ActivitiesQuery['activities']['edges'][number]['node'];

const node = (id: string, title: string, completedDate: string, more: Partial<Node> = {}) =>
  ({
    id,
    title,
    completedDate,
    createdAt: completedDate,
    status: 'completed',
    category: 'Clinical Practice',
    hours: 1.1,
    isInteractive: false,
    provider: null,
    place: null,
    description: null,
    activityType: null,
    goalIds: [],
    countsFor: null,
    readiness: { evidence: 'none' },
    ...more,
  }) as unknown as Node;

const me = {
  id: '1',
  cpdSummary: {
    period: { start: '2025-12-01T00:00:00.000Z', end: '2026-11-30T00:00:00.000Z' },
  },
} as unknown as ActivitiesQuery['me'];

const page = (nodes: Node[], endCursor: string | null): ActivitiesQuery => ({
  me,
  activities: {
    totalCount: 99,
    totalHours: 99,
    totalInteractiveHours: 99,
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
    edges: nodes.map((each) => ({ cursor: `c${each.id}`, node: each })),
  },
});

const newer = node('3', 'Airway day', '2026-03-05T02:00:00.000Z', {
  hours: 2.2,
  isInteractive: true,
  goalIds: ['7'],
  readiness: { evidence: 'file' } as Node['readiness'],
});
const older = node('2', 'Reading on airways', '2025-11-02T02:00:00.000Z', {
  provider: 'Böhm Institute',
  category: 'Research & Education',
});
const oldest = node('1', 'Cardiac audit', '2025-03-05T02:00:00.000Z', {
  status: 'in-progress',
  countsFor: [{ profession: 'nurse', hours: 1 }],
});

/** The device keeps the log as it opened at nine, and its first page to be searched of eight, which knew less. */
const kept: [ActivitiesQueryVariables, ActivitiesQuery, string][] = [
  [openLog, page([newer, older], 'c2'), '2026-03-06T09:00:00.000Z'],
  [
    logPage(null),
    page([node('3', 'Airway', newer.completedDate!), older], 'c2'),
    '2026-03-06T08:00:00.000Z',
  ],
  [logPage('c2'), page([oldest], null), '2026-03-06T08:00:00.000Z'],
];
const recallOf = (there: typeof kept) => async (variables: ActivitiesQueryVariables) => {
  const [, data, at] =
    there.find(([each]) => JSON.stringify(each) === JSON.stringify(variables)) ?? [];
  return data ? { data, at: new Date(at!) } : null;
};
const narrowed = (wanted: Partial<ActivitiesQueryVariables>, there = kept) =>
  narrowedLog({ ...openLog, ...wanted }, recallOf(there));
const titles = async (wanted: Partial<ActivitiesQueryVariables>) =>
  (await narrowed(wanted))!.data.activities.edges.map((edge) => edge.node.title);

test.each<[string, Partial<ActivitiesQueryVariables>, string[]]>([
  ['words of the title', { query: 'air' }, ['Airway day', 'Reading on airways']],
  ['words of the provider, without accents', { query: 'bohm read' }, ['Reading on airways']],
  ['a status', { status: 'in-progress' }, ['Cardiac audit']],
  ['a category', { category: 'Research & Education' }, ['Reading on airways']],
  ['interactivity', { interactive: true }, ['Airway day']],
  ['evidence', { evidence: 'full' }, ['Airway day']],
  ['a goal', { goalId: '7' }, ['Airway day']],
  ['the first registration', { countsFor: 'paramedic' }, ['Airway day', 'Reading on airways']],
  ['another registration', { countsFor: 'nurse' }, ['Cardiac audit']],
  ['the current period', { period: 'current' }, ['Airway day']],
  ['an earlier period', { period: '2025' }, ['Reading on airways', 'Cardiac audit']],
  ['a calendar year', { year: '2025' }, ['Reading on airways', 'Cardiac audit']],
  ['a year and a period', { year: '2025', period: '2026' }, []],
  ['an order', { sort: 'oldest' }, ['Cardiac audit', 'Reading on airways', 'Airway day']],
])('the log on the device is narrowed by %s', async (_name, wanted, expected) => {
  expect(await titles(wanted)).toEqual(expected);
});

test('totals are of what is shown, and the oldest part says how old it is', async () => {
  const found = await narrowed({ query: 'airway' });
  expect(found).toMatchObject({ at: new Date('2026-03-06T08:00:00.000Z'), isPart: false });
  expect(found!.data.activities).toMatchObject({
    totalCount: 2,
    totalHours: 3.3,
    totalInteractiveHours: 2.2,
    pageInfo: { hasNextPage: false },
  });
});

test('a log of which older pages are missing says so; without one nothing is shown', async () => {
  expect(await narrowed({ query: 'airway' }, kept.slice(0, 1))).toMatchObject({ isPart: true });
  expect(await narrowed({ query: 'airway' }, [])).toBeNull();
  expect(await narrowed({ after: 'c3' })).toBeNull();
});

test('hours of another period are not shown beside the list', async () => {
  expect((await narrowed({ period: '2025', counted: '2025' }))!.data.me).toBeNull();
});
