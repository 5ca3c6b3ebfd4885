// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { callApi, apis } from '#tests/support/apis';
import { seededRandom } from '#tests/support/seeded-random';
import { useServer } from '#tests/support/server';
import { User } from '#server/schema/account/users/user.entity';
import { sources } from '#domain/sources';

const server = useServer();
const BOARD_YEAR = { start: '2025-12-01', end: '2026-11-30' };
let alex: TestClient;
beforeEach(async () => {
  server().setNow(new Date('2026-06-15T02:00:00.000Z'));
  alex = await signedUp(server());
});

const activity = (change: object = {}) => ({
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 1,
  status: 'completed',
  ...change,
});
const record = async (change: object = {}, by = alex) =>
  (await callApi('REST', by, 'createActivity', { input: activity(change) })).value;
const settle = (change: Partial<User>) =>
  server().database.orm.em.fork().nativeUpdate(User, { id: alex.user.id }, change);
const summary = async (period?: string, by = alex) =>
  (await by.rest('GET', `/cpd-summary${period === undefined ? '' : `?period=${period}`}`)).body;

const source = 'source { title publisher url effective confidence note }';
const query = `query($period: String!) { me { cpdSummary(period: $period) {
  totalHours interactiveHours completedActivities reflectiveLogsCount documentsCount
  evidenceDocuments { documents certificates files }
  categoryHours { category hours percent } period { start end daysRemaining }
  required { total interactive basis cause document explanation ${source} readings { total interactive ${source} } }
  totalPercent interactivePercent interactiveMessage standing
  compliance { reflectiveLogs { count required met } evidenceDocuments { count required met }
    categories { met missing } actionRequired } } } }`;
const overGraphQL = async (period = 'current', by = alex) =>
  (await by.graphql(query, { period })).data.me.cpdSummary;

describe('what counts', () => {
  test('nothing, at first', async () => {
    expect(await summary()).toEqual({
      totalHours: 0,
      interactiveHours: 0,
      completedActivities: 0,
      reflectiveLogsCount: 0,
      documentsCount: 0,
      evidenceDocuments: { documents: 0, certificates: 0, files: 0 },
      categoryHours: {
        'Clinical Practice': 0,
        'Professional Development': 0,
        'Research & Education': 0,
      },
      period: { ...BOARD_YEAR, daysRemaining: 168 },
      required: {
        total: 30,
        interactive: 8,
        basis: 'full-year',
        cause: null,
        document: null,
        explanation: null,
        source: sources.standard,
        readings: [],
      },
      totalPercent: 0,
      interactivePercent: 0,
      interactiveMessage: 'You need at least 8 hours of interactive CPD activities.',
      standing: 'Needs Attention',
      compliance: {
        reflectiveLogs: { count: 0, required: 4, met: false },
        evidenceDocuments: { count: 0, required: 6, met: false },
        categories: {
          met: false,
          missing: ['Clinical Practice', 'Professional Development', 'Research & Education'],
        },
        actionRequired: 'Reflective practice logs needed for compliance',
      },
    });
  });

  test('completed hours, half ones too, by category and interactivity; never those in progress', async () => {
    await record({ hours: 2.5, isInteractive: true });
    await record({ hours: 0.5, category: 'Research & Education' });
    await record({ hours: 20, status: 'in-progress' });
    await record({ hours: 7, isInteractive: true, status: 'in-progress' });
    expect(await summary()).toMatchObject({
      totalHours: 3,
      interactiveHours: 2.5,
      completedActivities: 2,
      categoryHours: {
        'Clinical Practice': 2.5,
        'Professional Development': 0,
        'Research & Education': 0.5,
      },
    });
  });

  test("nothing of another user's", async () => {
    const billie = await signedUp(server());
    await record({ hours: 9, isInteractive: true }, billie);
    await callApi('REST', billie, 'createDocument', {
      input: { title: 'Hers', type: 'other', content: 'ten characters' },
    });
    expect(await summary()).toMatchObject({ totalHours: 0, documentsCount: 0 });
    expect(await summary(undefined, billie)).toMatchObject({ totalHours: 9, documentsCount: 1 });
  });

  test('GraphQL and REST return the same', async () => {
    await record({ hours: 4.5, isInteractive: true });
    const graphql = await overGraphQL();
    const rest = await summary();
    expect(graphql.categoryHours).toEqual([
      { category: 'Clinical Practice', hours: 4.5, percent: 15 },
      { category: 'Professional Development', hours: 0, percent: 0 },
      { category: 'Research & Education', hours: 0, percent: 0 },
    ]);
    expect({ ...graphql, categoryHours: rest.categoryHours }).toEqual(rest);
  });

  test('a caller without a session gets 401', async () => {
    await alex.rest('POST', '/logout');
    expect((await alex.rest('GET', '/cpd-summary')).status).toBe(401);
  });
});

describe('where the user stands', () => {
  test.each([
    [30, 8, 'Complete'],
    [29.5, 8, 'In Progress'],
    [30, 7.5, 'In Progress'],
    [20, 0, 'In Progress'],
    [6, 6, 'In Progress'],
    [19.5, 5.5, 'Needs Attention'],
  ])('with %d hours, %d of them interactive: %s', async (total, interactive, standing) => {
    if (interactive > 0) await record({ hours: interactive, isInteractive: true });
    if (total > interactive) await record({ hours: total - interactive });
    expect(await summary()).toMatchObject({
      totalHours: total,
      interactiveHours: interactive,
      standing,
    });
  });

  test('shares are capped at 100', async () => {
    await record({ hours: 400, isInteractive: true });
    expect(await overGraphQL()).toMatchObject({
      totalPercent: 100,
      interactivePercent: 100,
      interactiveMessage: null,
      categoryHours: [{ percent: 100 }, { percent: 0 }, { percent: 0 }],
    });
  });

  test.each([
    ['2025-12-01', '2026-11-30', { total: 30, interactive: 8 }],
    ['2026-03-01', '2026-11-30', { total: 15, interactive: 4 }],
    ['2026-06-01', '2026-11-30', { total: 15, interactive: 4 }],
    ['2026-06-02', '2026-11-30', { total: 7.5, interactive: 2 }],
    ['2026-06-15', '2026-09-14', { total: 7.5, interactive: 2 }],
    ['2026-06-15', '2026-09-13', { total: 0, interactive: 0 }],
  ])('registered from %s to %s: %j are required', async (from, to, required) => {
    await settle({ registrationDate: from, registrationExpiryDate: to });
    expect(await summary()).toMatchObject({
      required,
      period: { start: `${from}`, end: `${to}` },
      standing: required.total === 0 ? 'In Progress' : 'Needs Attention',
    });
  });

  test('breaks and a change of type within the year lower nothing anywhere', async () => {
    await settle({
      registrationDate: '2019-02-12',
      registrationType: 'non-practising',
      registrationTypeSince: '2026-06-14',
      registrationBreaks: [{ from: '2025-12-01', to: '2026-08-31', reason: null }],
    });
    await record({ hours: 20, isInteractive: true });
    const { required, standing } = await summary();
    expect(required).toMatchObject({ total: 30, interactive: 8, basis: 'full-year', cause: null });
    expect(required.explanation).toMatch(
      /^Breaks from practice lower no hours.*lowers no hours of that year/,
    );
    expect(standing).toBe('In Progress');
    const { body } = await alex.rest('POST', '/report', { format: 'json' });
    expect(body.periods[0].required).toMatchObject({ total: 30, basis: null });
    const { data } = await alex.graphql('{ portfolio { periods { clauses { id text } } } }');
    expect(data.portfolio.periods[0].clauses[0].text).toBe(
      'At least 30 hours of CPD in a full registration year.',
    );
  });

  test('both readings of a part of a year are there; the larger judges', async () => {
    await settle({ registrationDate: '2019-02-12' });
    const lapse = { type: 'none', from: '2026-02-01', to: '2026-03-31' };
    expect((await alex.rest('POST', '/user/registration-spans', lapse)).status).toBe(200);
    await record({ hours: 20, isInteractive: true });
    const { required, standing, totalPercent } = await summary();
    expect(required).toMatchObject({
      total: 22.5,
      interactive: 4,
      basis: 'pro-rata',
      cause: 'Not registered from 1 Feb 2026 to 31 Mar 2026, by the registration history',
      source: { note: 'Sources disagree. Check with the Board' },
      readings: [
        { total: 15, interactive: 4 },
        { total: 22.5, interactive: null },
      ],
    });
    expect([standing, totalPercent]).toEqual(['In Progress', 89]);
  });

  test('nothing is complete where the standard does not apply', async () => {
    await settle({
      registrationDate: '2019-02-12',
      registrationType: 'student',
      registrationTypeSince: '2019-02-12',
    });
    await record({ hours: 40, isInteractive: true });
    expect(await summary()).toMatchObject({
      required: { total: 0, interactive: 0, basis: 'does-not-apply' },
      standing: 'Does Not Apply',
      totalPercent: 0,
      interactivePercent: 0,
    });
  });

  test('logs and documents meet our targets at 4 and 6', async () => {
    const log = {
      content: 'x'.repeat(20),
      learningOutcomes: 'x'.repeat(10),
      futureApplication: 'x'.repeat(10),
    };
    const document = { title: 'Course', type: 'evidence', content: 'ten characters' };
    for (let n = 0; n < 4; n += 1)
      await callApi('REST', alex, 'createReflectiveLog', { input: log });
    expect((await summary()).compliance).toMatchObject({
      reflectiveLogs: { count: 4, met: true },
      actionRequired: 'Evidence documentation needed for compliance',
    });
    for (let n = 0; n < 6; n += 1)
      await callApi('REST', alex, 'createDocument', { input: document });
    expect((await summary()).compliance).toMatchObject({
      evidenceDocuments: { count: 6, met: true },
      actionRequired: null,
    });
  });
});

describe('the period', () => {
  test.each([
    ['Australia/Brisbane', '2025-11-30T14:00:00.000Z', '2026-11-30T14:00:00.000Z'],
    ['Australia/Sydney', '2025-11-30T13:00:00.000Z', '2026-11-30T13:00:00.000Z'],
    ['Australia/Perth', '2025-11-30T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
  ])('in %s is bounded by midnight there: from %s until %s', async (timeZone, start, end) => {
    server().setNow(new Date('2026-12-05T00:00:00.000Z'));
    alex = await signedUp(server());
    await settle({ timeZone });
    const just = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();
    await record({ hours: 100, completedDate: just(start, -1) });
    await record({ hours: 1, completedDate: start });
    await record({ hours: 2, completedDate: just(end, -1) });
    await record({ hours: 200, completedDate: end });
    expect(await summary('2026')).toMatchObject({ totalHours: 3, period: BOARD_YEAR });
    expect(await summary('2025')).toMatchObject({ totalHours: 100 });
    expect(await summary('current')).toMatchObject({ totalHours: 200 });
    expect(await summary('all')).toMatchObject({ totalHours: 303, period: null });
  });

  test.each([
    ['Australia/Brisbane', '2026-11-30T13:59:59.000Z', 2026],
    ['Australia/Brisbane', '2026-11-30T14:00:00.000Z', 2027],
    ['Australia/Sydney', '2026-11-30T12:59:59.000Z', 2026],
    ['Australia/Sydney', '2026-11-30T13:00:00.000Z', 2027],
  ])('in %s at %s is that of %i', async (timeZone, now, year) => {
    server().setNow(new Date(now));
    alex = await signedUp(server());
    await settle({ timeZone });
    expect((await summary()).period.end).toBe(`${year}-11-30`);
  });

  test('follows the registration if there is one', async () => {
    await settle({ registrationDate: '2024-07-20', registrationExpiryDate: '2026-07-19' });
    expect((await summary()).period).toMatchObject({
      start: '2025-07-20',
      end: '2026-07-19',
    });
  });

  test.each(['', 'never', '1999', '2101', '20', '2026.5', '-1', '%00', "'--"])(
    'refuses period=%s',
    async (period) => {
      expect(await alex.rest('GET', `/cpd-summary?period=${period}`)).toMatchObject({
        status: 400,
        body: { fields: { period: 'Period must be current, all or a year' } },
      });
    },
  );

  test('refuses the same over GraphQL', async () => {
    const response = await alex.graphql(query, { period: 'never' });
    expect(response.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { period: 'Period must be current, all or a year' },
    });
  });
});

test('agrees with a recount after 200 random operations of two users at once', async () => {
  const random = seededRandom(20260615);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const anything = () => ({
    title: 'Whatever it was',
    category: pick(['Clinical Practice', 'Professional Development', 'Research & Education']),
    hours: (1 + Math.floor(random() * 12)) / 2,
    isInteractive: random() < 0.4,
    status: pick(['completed', 'in-progress']),
    completedDate: new Date(Date.parse('2024-01-01') + random() * 880 * 86_400_000).toISOString(),
  });

  async function live(client: TestClient) {
    const alive = new Map<number, any>();
    const deleted = new Map<number, any>();
    for (let n = 0; n < 100; n += 1) {
      const api = pick(apis);
      const id = pick([...alive.keys()]);
      const what =
        id === undefined ? 'create' : pick(['create', 'create', 'edit', 'flip', 'delete', 'undo']);
      if (what === 'create') {
        const { value } = await callApi(api, client, 'createActivity', { input: anything() });
        alive.set(value.id, value);
      } else if (what === 'edit' || what === 'flip') {
        const { category, hours } = anything();
        const input =
          what === 'edit' ? { category, hours } : { status: pick(['completed', 'in-progress']) };
        alive.set(id!, (await callApi(api, client, 'updateActivity', { id, input })).value);
      } else if (what === 'delete') {
        await callApi(api, client, 'deleteActivity', { id });
        deleted.set(id!, alive.get(id!));
        alive.delete(id!);
      } else if (deleted.size > 0) {
        const back = pick([...deleted.keys()]);
        alive.set(back, (await callApi(api, client, 'restoreActivity', { id: back })).value);
        deleted.delete(back);
      }
    }
    return [...alive.values()];
  }

  const users = [alex, await signedUp(server())];
  const left = await Promise.all(users.map(live));
  for (const [index, client] of users.entries()) {
    for (const [period, from, to] of [
      ['all', '0', '9'],
      ['2025', '2024-11-30T14:00:00.000Z', '2025-11-30T14:00:00.000Z'],
      ['current', '2025-11-30T14:00:00.000Z', '2026-11-30T14:00:00.000Z'],
    ] as const) {
      const counted = left[index]!.filter(
        ({ completedDate: at }) => at !== null && at >= from && at < to,
      );
      const hoursOf = (chosen: any[]) => chosen.reduce((sum, { hours }) => sum + hours, 0);
      expect(await summary(period, client)).toMatchObject({
        completedActivities: counted.length,
        totalHours: hoursOf(counted),
        interactiveHours: hoursOf(counted.filter(({ isInteractive }) => isInteractive)),
        categoryHours: {
          'Clinical Practice': hoursOf(
            counted.filter(({ category }) => category === 'Clinical Practice'),
          ),
          'Research & Education': hoursOf(
            counted.filter(({ category }) => category.startsWith('Research')),
          ),
        },
      });
    }
    const { data } = await client.graphql('{ activities { totalCount totalHours } }');
    expect(data.activities).toEqual({
      totalCount: left[index]!.length,
      totalHours: left[index]!.reduce((sum, { hours }) => sum + hours, 0),
    });
  }
});
