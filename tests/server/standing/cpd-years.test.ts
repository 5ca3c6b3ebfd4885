import { beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '#tests/support/apis';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPdf, sendFile } from '#tests/support/files';
import { pdfText } from '#tests/support/pdf-text';
import { useServer } from '#tests/support/server';
import { User } from '#server/schema/account/users/user.entity';

const server = useServer();
let alex: TestClient;

const create = async (name: Parameters<typeof callApi>[2], input: object, by = alex) => {
  const { value, error } = await callApi('REST', by, name, { input });
  expect(error).toBeNull();
  return value;
};
const record = (change: object = {}, by = alex) =>
  create(
    'createActivity',
    {
      title: 'Airway workshop',
      category: 'Clinical Practice',
      hours: 2,
      status: 'completed',
      completedDate: '2026-03-10T02:00:00Z',
      ...change,
    },
    by,
  );
const read = async (path: string, by = alex) => {
  const { status, body } = await by.rest('GET', path);
  expect(status).toBe(200);
  return body;
};

beforeAll(async () => {
  server().setNow(new Date('2026-06-15T02:00:00.000Z'));
  alex = await signedUp(server(), { fullName: 'Alex Medic' });
  await server()
    .database.orm.em.fork()
    .nativeUpdate(User, { id: alex.user.id }, { registrationDate: '2025-03-01' });
  const billie = await signedUp(server());
  await record({ hours: 90 }, billie);

  const first = await record({ activityType: 'course', isInteractive: true, evidence: 'My notes' });
  await sendFile(alex, `activityId=${first.id}`, 'Certificate.pdf', await aPdf());
  await record({
    title: 'Case review: Mrs Eleanor Whitlock',
    description: 'A long story',
    hours: 1.5,
    category: 'Research & Education',
    activityType: 'case-review',
    completedDate: '2026-03-11T02:00:00Z',
    evidence: 'https://example.org/paper',
  });
  await record({ hours: 20, status: 'in-progress', completedDate: null });
  // The last evening of the year before, in Brisbane; and a day before the first registration.
  await record({ hours: 0.5, completedDate: '2025-11-30T13:30:00Z' });
  await record({ hours: 7, completedDate: '2025-02-20T02:00:00Z' });

  const goal = await create('createLearningGoal', {
    title: 'A calmer airway',
    why: 'I want to be ready.',
    measure: 'A mentor has watched me.',
    targetDate: '2026-11-01',
  });
  const plan = (change: object) =>
    create('createPlannedActivity', {
      goalId: goal.id,
      title: 'Simulation day',
      category: 'Clinical Practice',
      hours: 6,
      plannedDate: '2026-09-10',
      ...change,
    });
  await plan({});
  await plan({ title: 'Too late', hours: 1, plannedDate: '2026-02-01' });
  const done = await plan({ title: 'Recorded already', hours: 2 });
  await record({ title: 'Planned once', hours: 1, plannedActivityId: done.id });
});

describe('pace', () => {
  test('holds the hours on record by day, what is planned, and what would be enough', async () => {
    expect(await read('/cpd-pace')).toMatchObject({
      start: '2025-12-01',
      end: '2026-11-30',
      today: '2026-06-15',
      required: { total: 30, interactive: 8 },
      done: { total: 4.5, interactive: 2 },
      points: [
        { day: '2026-03-10', total: 3, interactive: 2 },
        { day: '2026-03-11', total: 4.5, interactive: 2 },
      ],
      plan: {
        steps: [{ day: '2026-09-10', title: 'Simulation day', hours: 6, total: 10.5 }],
        overdueHours: 1,
        undatedHours: 0,
      },
      projection: null,
      enough: { per: 'month', total: 5, interactive: 1.5 },
      outlook: 'unknown',
      tone: 'attention',
    });
  });

  test('is the same over GraphQL, and of an earlier year, that of its end', async () => {
    const { data } = await alex.graphql(
      '{ now: cpdPace { text done { total } } before: cpdPace(period: "2025") { outlook done { total } } }',
    );
    const { text, done } = await read('/cpd-pace');
    expect(data.now).toMatchObject({ text, done: { total: done.total } });
    expect(data.before).toEqual({ outlook: 'short', done: { total: 0.5 } });
  });

  test.each(['/cpd-pace?period=all', '/cpd-pace?period=soon', '/year-in-review?period=1999'])(
    '%s is refused',
    async (path) => expect((await alex.rest('GET', path)).status).toBe(400),
  );

  test('is in the self-check, as data and in print, and never in the submission', async () => {
    const data = await read('/report?format=json');
    expect(data.periods[0].pace).toEqual(await read('/cpd-pace'));
    expect(JSON.stringify(await read('/report?format=json&edition=submission'))).not.toContain(
      'outlook',
    );
    const response = await alex.fetch('/api/report');
    const pdf = Buffer.from(await response.arrayBuffer());
    const printed = pdfText(pdf).replace(/\s+/g, ' ');
    expect(printed).toContain('Hours through the period');
    expect(printed).toContain('31 Mar 2026: 4.5 hours, 2 with others');
    expect(printed).toContain('10 Sep 2026, planned: 6 hours, then 10.5 in all');
  });
});

describe('years', () => {
  test('hold their figures, back to the first with a record', async () => {
    const [now, before, ...earlier] = await read('/cpd-years');
    expect(earlier).toEqual([]);
    expect(now).toMatchObject({
      year: 2026,
      done: { total: 4.5, interactive: 2 },
      activities: 3,
      standing: 'Needs Attention',
      weeks: [{ week: 14, hours: 4.5 }],
      categories: [
        { label: 'Clinical Practice', hours: 3 },
        { label: 'Professional Development', hours: 0 },
        { label: 'Research & Education', hours: 1.5 },
      ],
      types: [
        { label: 'Course or workshop', hours: 2 },
        { label: 'Case review', hours: 1.5 },
        { label: 'Type not said', hours: 1 },
      ],
      goals: { set: 1, achieved: 0, open: 1, text: '0 of 1 goal reached' },
    });
    expect(now.evidence).toEqual([
      { grade: 'attested', hours: 0, count: 0 },
      { grade: 'file', hours: 2, count: 1 },
      { grade: 'link', hours: 1.5, count: 1 },
      { grade: 'note', hours: 0, count: 0 },
      { grade: 'none', hours: 1, count: 1 },
    ]);
    // Of the year that began with the registration, weeks are counted from its whole year's first day.
    expect(before).toMatchObject({
      start: '2025-03-01',
      firstDay: '2024-12-01',
      done: { total: 0.5 },
      weeks: [{ week: 52, hours: 0.5 }],
    });
  });

  test('the screen is one statement', async () => {
    const screen = `{ me { id cpdSummary { totalHours } } cpdPace { text } cpdYears { year } }`;
    await alex.graphql(screen);
    server().statements();
    expect((await alex.graphql(screen)).errors).toBeUndefined();
    expect(server().statements()).toHaveLength(1);
  });

  test('a new user has the current one, empty', async () => {
    const sam = await signedUp(server());
    const years = await read('/cpd-years', sam);
    expect(years).toHaveLength(1);
    expect(years[0]).toMatchObject({ year: 2026, activities: 0, weeks: [], types: [] });
  });
});

describe('a year in review', () => {
  test('holds figures only, unless titles are chosen', async () => {
    const review = await read('/year-in-review');
    expect(review).toMatchObject({
      name: 'Alex Medic',
      figures: { done: { total: 4.5 } },
      activities: [],
      goalsAchieved: [],
      years: [2026, 2025],
    });
    expect(JSON.stringify(review)).not.toContain('Airway');
  });

  test('with titles, leaves out those that may identify a patient, and has no other text', async () => {
    const review = await read('/year-in-review?period=2026&titles=true');
    expect(review.activities.map(({ title }: { title: string | null }) => title)).toEqual([
      'Airway workshop',
      'Planned once',
      null,
    ]);
    const text = JSON.stringify(review);
    for (const word of ['Whitlock', 'long story', 'My notes', 'I want to be ready']) {
      expect(text).not.toContain(word);
    }
  });

  test('names the goals that were reached', async () => {
    const { body: goals } = await alex.rest('GET', '/learning-goals');
    const closed = await alex.rest('POST', `/learning-goals/${goals[0].id}/close`, {
      outcome: 'achieved',
      reflection: 'A secret thought about it.',
    });
    expect(closed.status).toBe(200);
    const review = await read('/year-in-review?titles=true');
    expect(review.goalsAchieved).toEqual(['A calmer airway']);
    expect(JSON.stringify(review)).not.toContain('secret thought');
    expect((await read('/cpd-pace')).plan.steps).toEqual([]);
  });
});
