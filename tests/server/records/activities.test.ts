// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { apis, asSaidBy, callApi, type Api } from '#tests/support/apis';
import { countRows, findRow } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import { activityCategories } from '#domain/records/activities';
import { activityTypes } from '#domain/records/activity-types';

const server = useServer();
const workshop = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2.5 };
const full = {
  ...workshop,
  description: 'Surgical airways on a manikin',
  isInteractive: true,
  status: 'completed',
  completedDate: '2026-03-01T02:30:00.000Z',
  evidence: 'https://example.org/certificate.pdf',
  activityType: 'simulation',
  provider: 'QAS Education',
  startDate: '2026-02-28',
  endDate: '2026-03-01',
  setting: 'in-person',
  place: 'Kedron Park',
  practitioners: 'Two consultants and a nurse',
  practitionerCount: 3,
  contentElements: ['a', 'c'],
  howItMeets: 'A second way in when the first one fails.',
  countAnswers: {
    who: 'learner',
    what: 'course',
    withWhom: 'in-person',
    whatFor: 'patients',
    whatIsNew: 'new',
  },
};
const untraced = {
  activityType: null,
  provider: null,
  startDate: null,
  endDate: null,
  setting: null,
  place: null,
  practitioners: null,
  practitionerCount: null,
  contentElements: [],
  howItMeets: null,
  countAnswers: null,
};
const DAY = 24 * 60 * 60 * 1000;

let alex: TestClient;
beforeAll(async () => {
  alex = await signedUp(server());
});

async function recorded(change: object = {}): Promise<any> {
  const { value } = await callApi('GraphQL', alex, 'createActivity', {
    input: { ...full, ...change },
  });
  return value;
}

const row = (id: number) => findRow(server(), 'activities', id);

describe.each(apis)('createActivity by %s', (api: Api) => {
  test('stores every field', async () => {
    const { value } = await callApi(api, alex, 'createActivity', { input: full });
    expect(value).toMatchObject(full);
    expect(await row(value.id)).toMatchObject({ user_id: alex.user.id, hours: '2.5' });
  });

  test('sets defaults for missing fields', async () => {
    const { value } = await callApi(api, alex, 'createActivity', { input: workshop });
    expect(value).toMatchObject({
      description: null,
      isInteractive: false,
      status: 'in-progress',
      completedDate: null,
      evidence: null,
      moduleId: null,
      ...untraced,
    });
  });

  test('sets the completion date to now if it is missing', async () => {
    const before = Date.now();
    const input = { ...workshop, status: 'completed' };
    const { value } = await callApi(api, alex, 'createActivity', { input });
    expect(Date.parse(value.completedDate)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(value.completedDate)).toBeLessThanOrEqual(Date.now());
  });

  test('ignores the completion date of an activity in progress', async () => {
    const input = { ...full, status: 'in-progress' };
    const { value } = await callApi(api, alex, 'createActivity', { input });
    expect(value).toMatchObject({ status: 'in-progress', completedDate: null });
  });

  test.each([
    ['title', { title: 'x' }, 'Title must be at least 2 characters'],
    ['title', { title: '   ' }, 'Title must be at least 2 characters'],
    ['title', { title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
    ['category', { category: '' }, 'Category is required'],
    [
      'category',
      { category: 'Leadership' },
      'Category must be one of Clinical Practice, Professional Development, Research & Education',
    ],
    ['hours', { hours: 0 }, 'Hours must be a positive number'],
    ['hours', { hours: -1 }, 'Hours must be a positive number'],
    ['hours', { hours: 0.25 }, 'Minimum 0.5 hours'],
    ['hours', { hours: 1.3 }, 'Hours must be in steps of 0.5'],
    ['hours', { hours: 1e6 }, 'Hours must be at most 999'],
    ['hours', { hours: 1e308 }, 'Hours must be at most 999'],
    ['status', { status: 'done' }, 'Status must be in-progress or completed'],
    [
      'completedDate',
      { completedDate: new Date(Date.now() + 2 * DAY).toISOString() },
      'Completion date cannot be in the future',
    ],
    [
      'completedDate',
      { completedDate: '1066-10-14T00:00:00.000Z' },
      'Completion date must be a valid date',
    ],
    [
      'activityType',
      { activityType: 'party' },
      `Type of activity must be one of: ${activityTypes.join(', ')}`,
    ],
    ['provider', { provider: 'x'.repeat(201) }, 'Provider must be at most 200 characters'],
    [
      'startDate',
      { startDate: '2026-02-28T05:00:00.000Z' },
      'Start date must be a day, such as 2027-03-03',
    ],
    ['endDate', { endDate: '2026-02-27' }, 'End date cannot be before the start date'],
    [
      'endDate',
      { endDate: `${new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10)}` },
      'End date of a completed activity cannot be in the future',
    ],
    ['setting', { setting: 'recorded' }, 'Setting must be in-person or live-online'],
    [
      'practitioners',
      { practitioners: 'x'.repeat(501) },
      'With whom must be at most 500 characters',
    ],
    [
      'practitionerCount',
      { practitionerCount: 0 },
      'How many others must be a whole number from 1 to 9999',
    ],
    [
      'contentElements',
      { contentElements: ['a', 'e'] },
      'Meets the standard must be a list of a, b, c, d',
    ],
  ])('refuses a wrong %s %j', async (field, change, words) => {
    const message = asSaidBy(api, words);
    const before = await countRows(server(), 'activities');
    const input = { ...full, ...change };
    const { error } = await callApi(api, alex, 'createActivity', { input });
    expect(error).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await countRows(server(), 'activities')).toBe(before);
  });

  test('reports every invalid field at once, the first in the message', async () => {
    const input = { title: '', category: 'x', hours: -2 };
    const { error } = await callApi(api, alex, 'createActivity', { input });
    expect(error?.fields).toEqual({
      title: 'Title must be at least 2 characters',
      category: asSaidBy(api, `Category must be one of ${activityCategories.join(', ')}`),
      hours: 'Hours must be a positive number',
    });
    expect(Object.values(error!.fields!)).toContain(error!.message);
  });
});

describe('createActivity by REST alone', () => {
  test('accepts hours as a numeric text', async () => {
    const input = { ...workshop, hours: '1.5' };
    expect((await callApi('REST', alex, 'createActivity', { input })).value.hours).toBe(1.5);
  });

  test.each([
    '1e400',
    '-1e400',
    '"abc"',
    '"Infinity"',
    '"NaN"',
    '[]',
    '[2]',
    '{}',
    'true',
    '""',
    'null',
  ])('refuses hours %s', async (hours) => {
    const before = await countRows(server(), 'activities');
    const body = `{"title":"Airway workshop","category":"Clinical Practice","hours":${hours}}`;
    const response = await alex.raw('POST', '/api/activities', body);
    const message = 'Hours must be a positive number';
    expect(response).toMatchObject({ status: 400, body: { message, fields: { hours: message } } });
    expect(await countRows(server(), 'activities')).toBe(before);
  });

  test.each(['"yes"', '1', '[]', '{}', 'null'])('refuses isInteractive %s', async (value) => {
    const body = `{"title":"Airway workshop","category":"Clinical Practice","hours":1,"isInteractive":${value}}`;
    const response = await alex.raw('POST', '/api/activities', body);
    expect(response.status).toBe(400);
    expect(response.body.fields).toHaveProperty('isInteractive');
  });

  test.each(['"soon"', '12', '[]', '{}', '"2026-02-30"', '"+275760-09-13T00:00:00.000Z"', 'true'])(
    'refuses completedDate %s',
    async (value) => {
      const body = `{"title":"Airway workshop","category":"Clinical Practice","hours":1,"status":"completed","completedDate":${value}}`;
      const response = await alex.raw('POST', '/api/activities', body);
      const message = 'Completion date must be a valid date';
      expect(response).toMatchObject({ status: 400, body: { fields: { completedDate: message } } });
    },
  );
});

describe('createActivity by GraphQL alone', () => {
  test.each(['1e400', '"abc"', '"1.5"', '[]', '{}', 'null', '[1,2]'])(
    'refuses hours %s',
    async (hours) => {
      const body = `{"query":"mutation($input: CreateActivityInput!) { createActivity(input: $input) { id } }","variables":{"input":{"title":"Airway workshop","category":"Clinical Practice","hours":${hours}}}}`;
      const response = await alex.raw('POST', '/graphql', body);
      expect(response).toMatchObject({
        body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
      });
    },
  );

  test.each(['userId', 'id', 'moduleId', 'createdAt', 'role'])(
    'knows no input field %s',
    async (key) => {
      const input = { ...workshop, [key]: 1 };
      const { error } = await callApi('GraphQL', alex, 'createActivity', { input });
      expect(error?.status).toBe(400);
    },
  );
});

describe.each(apis)('updateActivity by %s', (api: Api) => {
  test('changes the given fields and leaves the rest', async () => {
    const { id } = await recorded();
    const { value } = await callApi(api, alex, 'updateActivity', { id, input: { hours: 4 } });
    expect(value).toMatchObject({ ...full, id, hours: 4 });
  });

  test('clears optional fields', async () => {
    const { id } = await recorded();
    const input = { description: null, evidence: '' };
    const { value } = await callApi(api, alex, 'updateActivity', { id, input });
    expect(value).toMatchObject({ description: null, evidence: null });
  });

  test.each([
    ['title', { title: null }, 'Title must be at least 2 characters'],
    ['title', { title: 'x' }, 'Title must be at least 2 characters'],
    ['category', { category: null }, 'Category is required'],
    ['hours', { hours: 0.4 }, 'Minimum 0.5 hours'],
    ['hours', { hours: -3 }, 'Hours must be a positive number'],
    ['status', { status: 'gone' }, 'Status must be in-progress or completed'],
    [
      'completedDate',
      { status: 'completed', completedDate: '2099-01-01T00:00:00.000Z' },
      'Completion date cannot be in the future',
    ],
  ])('refuses a wrong %s %j', async (field, input, message) => {
    const { id } = await recorded();
    const before = await row(id);
    const { error } = await callApi(api, alex, 'updateActivity', { id, input });
    expect(error).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await row(id)).toEqual(before);
  });
});

describe.each(apis)('status and completion date by %s', (api: Api) => {
  const change = async (id: number, input: object) =>
    (await callApi(api, alex, 'updateActivity', { id, input })).value;

  test('flip back and forth', async () => {
    const { id } = await recorded({ status: 'in-progress', completedDate: null });
    for (let round = 0; round < 3; round += 1) {
      const before = Date.now();
      const done = await change(id, { status: 'completed' });
      expect(Date.parse(done.completedDate)).toBeGreaterThanOrEqual(before);
      expect(done.lastCompletedDate).toBeNull();
      const open = await change(id, { status: 'in-progress' });
      expect(open).toMatchObject({
        status: 'in-progress',
        completedDate: null,
        lastCompletedDate: done.completedDate,
      });
      const renamed = await change(id, { title: `Round ${round}` });
      expect(renamed.lastCompletedDate).toBe(done.completedDate);
    }
  });

  test('use the date sent with the change', async () => {
    const { id } = await recorded({ status: 'in-progress', completedDate: null });
    const completedDate = '2026-01-05T00:00:00.000Z';
    expect(await change(id, { status: 'completed', completedDate })).toMatchObject({
      completedDate,
    });
    const open = { status: 'in-progress', completedDate: null };
    expect(await change(id, open)).toMatchObject(open);
  });

  test('keep the date while completed, and change it alone', async () => {
    const { id, completedDate } = await recorded();
    expect(await change(id, { status: 'completed' })).toMatchObject({ completedDate });
    expect(await change(id, { completedDate: null })).toMatchObject({
      status: 'completed',
      completedDate,
    });
    const other = '2026-02-02T00:00:00.000Z';
    expect(await change(id, { completedDate: other })).toMatchObject({
      status: 'completed',
      completedDate: other,
    });
  });

  test('ignore a date while in progress', async () => {
    const { id } = await recorded({ status: 'in-progress', completedDate: null });
    expect(await change(id, { completedDate: '2026-02-02T00:00:00.000Z' })).toMatchObject({
      status: 'in-progress',
      completedDate: null,
    });
  });

  test('agree after parallel changes, deletions and restores', async () => {
    const { id } = await recorded();
    const inputs = [
      { status: 'completed' },
      { status: 'in-progress' },
      { completedDate: '2026-02-02T00:00:00.000Z' },
      { hours: 3 },
      { status: 'completed', completedDate: '2026-01-01T00:00:00.000Z' },
      { status: 'in-progress', completedDate: null },
    ];
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 10 === 9
          ? callApi(api, alex, n % 20 === 9 ? 'deleteActivity' : 'restoreActivity', { id })
          : callApi(api, alex, 'updateActivity', { id, input: inputs[n % inputs.length] }),
      ),
    );
    for (const { error } of outcomes) expect(error?.status ?? 404).toBe(404);
    const returned = outcomes.flatMap(({ value }) => (value?.status ? [value] : []));
    expect(returned).not.toEqual([]);
    for (const { status, completedDate } of returned) {
      expect(status === 'completed').toBe(completedDate !== null);
    }
    const end = await row(id);
    expect(end!['status'] === 'completed').toBe(end!['completed_date'] !== null);
  });
});

describe('reading activities', () => {
  test('filters by status, with the count and hours of the selected activities', async () => {
    const client = await signedUp(server());
    for (const [hours, status] of [
      [0.5, 'completed'],
      [1.5, 'in-progress'],
      [2, 'completed'],
    ]) {
      await callApi('REST', client, 'createActivity', { input: { ...workshop, hours, status } });
    }
    const query =
      'query($status: ActivityStatus) { activities(status: $status) { totalCount totalHours nodes { status } } }';
    const of = async (status: string | null) =>
      (await client.graphql(query, { status })).data.activities;
    expect(await of('completed')).toMatchObject({ totalCount: 2, totalHours: 2.5 });
    expect(await of('in-progress')).toMatchObject({ totalCount: 1, totalHours: 1.5 });
    expect(await of('all')).toMatchObject({ totalCount: 3, totalHours: 4 });
    expect(await of(null)).toMatchObject({ totalCount: 3, totalHours: 4 });
    const rest = await client.rest('GET', '/activities?status=completed');
    expect(rest.body.map((each: { hours: number }) => each.hours).toSorted()).toEqual([0.5, 2]);
    expect(await client.rest('GET', '/activities?status=gone')).toMatchObject({
      status: 400,
      body: { fields: { status: expect.any(String) } },
    });
  });

  test('offers the latest titles and the most frequent ones to be logged again', async () => {
    const [client, other] = await Promise.all([signedUp(server()), signedUp(server())]);
    const record = (who: typeof client, title: string, hours: number, day: number) => {
      const completedDate = `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;
      const input = { ...workshop, title, hours, status: 'completed', completedDate };
      return callApi('REST', who, 'createActivity', { input });
    };
    await record(other, 'Somebody else’s', 1, 30);
    await record(client, 'Station drill', 1, 1);
    await record(client, 'STATION DRILL', 2, 2);
    for (const day of [3, 4, 5, 6, 7, 8]) await record(client, `Day ${day}`, 1, day);
    const { value } = await record(client, 'Deleted', 1, 20);
    await client.rest('DELETE', `/activities/${(value as { id: number }).id}`);
    const { body } = await client.rest('GET', '/activities/repeatable');
    const told = body.map(({ title, hours }: { title: string; hours: number }) => [title, hours]);
    const latest = [8, 7, 6, 5, 4].map((day) => [`Day ${day}`, 1]);
    // The oldest is there since it was recorded twice, as it was the second time.
    expect(told).toEqual([...latest, ['STATION DRILL', 2]]);
  });

  test('lists the latest first; recent shows the first five', async () => {
    const client = await signedUp(server());
    for (const day of [3, 1, 7, 5, 2, 6, 4]) {
      const completedDate = `2026-01-0${day}T00:00:00.000Z`;
      const input = { ...workshop, title: `Day ${day}`, status: 'completed', completedDate };
      await callApi('REST', client, 'createActivity', { input });
    }
    const titles = (response: { body: { title: string }[] }) =>
      response.body.map(({ title }) => title);
    const all = ['Day 7', 'Day 6', 'Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1'];
    expect(titles(await client.rest('GET', '/activities'))).toEqual(all);
    expect(titles(await client.rest('GET', '/activities/recent'))).toEqual(all.slice(0, 5));
  });
});
