// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { countRows, findRow } from '#tests/support/rows';
import { useServer } from '#tests/support/server';

const server = useServer();
const reflection = {
  content: 'A cardiac arrest in a narrow stairwell.',
  learningOutcomes: 'Move the patient first.',
  futureApplication: 'Ask for a second crew early.',
};

let alex: TestClient;
let billie: TestClient;
let activityId: number;
beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
  activityId = await activityOf(alex);
});

async function activityOf(client: TestClient): Promise<number> {
  const input = { title: 'Arrest drill', category: 'Clinical Practice', hours: 1 };
  return (await callApi('REST', client, 'createActivity', { input })).value.id;
}

const added = async (change: object = {}): Promise<any> =>
  (await callApi('GraphQL', alex, 'createReflectiveLog', { input: { ...reflection, ...change } }))
    .value;
const row = (id: number) => findRow(server(), 'reflective_logs', id);

const messages = {
  content: 'Please provide at least 20 characters for your reflection',
  learningOutcomes: 'Please describe what you learned in at least 10 characters',
  futureApplication: 'Please describe how you will apply this knowledge in at least 10 characters',
};
const wrong: [field: string, value: unknown, message: string][] = [
  ['content', '', messages.content],
  ['content', ` ${'x'.repeat(19)} `, messages.content],
  ['content', 'x'.repeat(10_001), 'Reflection must be at most 10000 characters'],
  ['learningOutcomes', 'x'.repeat(9), messages.learningOutcomes],
  ['futureApplication', 'x'.repeat(9), messages.futureApplication],
];

describe.each(apis)('createReflectiveLog by %s', (api: Api) => {
  test('adds it, with and without an activity', async () => {
    const { value } = await callApi(api, alex, 'createReflectiveLog', { input: reflection });
    expect(value).toMatchObject({ ...reflection, activityId: null });
    expect((await row(value.id))!['user_id']).toBe(alex.user.id);
    const input = { ...reflection, activityId };
    const about = await callApi(api, alex, 'createReflectiveLog', { input });
    expect(about.value.activityId).toBe(activityId);
    const list = (await alex.rest('GET', '/reflective-logs')).body;
    expect(list[0]).toMatchObject({ id: about.value.id, activityTitle: 'Arrest drill' });
  });

  test('takes the lower of the two minimums', async () => {
    const input = {
      content: 'x'.repeat(20),
      learningOutcomes: 'x'.repeat(10),
      futureApplication: 'x'.repeat(10),
    };
    expect((await callApi(api, alex, 'createReflectiveLog', { input })).error).toBeNull();
  });

  test.each(wrong)('refuses the %s %j', async (field, value, message) => {
    const before = await countRows(server(), 'reflective_logs');
    const input = { ...reflection, [field]: value };
    const { error } = await callApi(api, alex, 'createReflectiveLog', { input });
    expect(error).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await countRows(server(), 'reflective_logs')).toBe(before);
  });

  test.each([0, -1, 1.5, 99_999_999_999, 'abc', '1e3', [1], { id: 1 }, true])(
    'refuses the activity %j',
    async (id) => {
      const before = await countRows(server(), 'reflective_logs');
      const input = { ...reflection, activityId: id };
      expect((await callApi(api, alex, 'createReflectiveLog', { input })).error?.status).toBe(400);
      expect(await countRows(server(), 'reflective_logs')).toBe(before);
    },
  );

  test("refuses another user's activity as one that does not exist", async () => {
    const foreign = { ...reflection, activityId: await activityOf(billie) };
    const missing = { ...reflection, activityId: 2_000_000_000 };
    const refused = await callApi(api, alex, 'createReflectiveLog', { input: foreign });
    expect(refused.error).toMatchObject({
      status: 400,
      fields: { activityId: expect.any(String) },
    });
    expect(refused).toEqual(await callApi(api, alex, 'createReflectiveLog', { input: missing }));
  });
});

describe.each(apis)('updateReflectiveLog by %s', (api: Api) => {
  const change = (id: number, input: object) =>
    callApi(api, alex, 'updateReflectiveLog', { id, input });

  test('changes what is given and leaves the rest', async () => {
    const log = await added({ activityId });
    const input = { content: 'A cardiac arrest in a very narrow stairwell.' };
    expect((await change(log.id, input)).value).toMatchObject({ ...log, ...input });
    expect((await change(log.id, {})).value).toMatchObject({ ...log, ...input });
    expect((await change(log.id, { activityId: null })).value).toMatchObject({ activityId: null });
  });

  test('changes a log whose activity was deleted meanwhile', async () => {
    const gone = await activityOf(alex);
    const log = await added({ activityId: gone });
    await callApi('REST', alex, 'deleteActivity', { id: gone });
    const input = { content: 'Looking back at a drill that I no longer list.' };
    expect((await change(log.id, input)).value).toMatchObject(input);
    expect((await change(log.id, { ...input, activityId: gone })).value).toMatchObject(input);
    const list = (await alex.rest('GET', '/reflective-logs')).body;
    expect(list.find(({ id }: { id: number }) => id === log.id)).toMatchObject({
      activityTitle: null,
    });
  });

  test.each(wrong)('refuses the %s %j', async (field, value, message) => {
    const { id } = await added();
    const before = await row(id);
    const { error } = await change(id, { [field]: value });
    expect(error).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await row(id)).toEqual(before);
  });

  test("refuses another user's activity", async () => {
    const { id } = await added({ activityId });
    const before = await row(id);
    const { error } = await change(id, { activityId: await activityOf(billie) });
    expect(error?.status).toBe(400);
    expect(await row(id)).toEqual(before);
  });
});

test('the summary counts logs that are not deleted', async () => {
  const { id } = await added({ activityId });
  const count = async () => (await alex.rest('GET', '/cpd-summary')).body.reflectiveLogsCount;
  const before = await count();
  await callApi('REST', alex, 'deleteReflectiveLog', { id });
  expect(await count()).toBe(before - 1);
  await callApi('REST', alex, 'restoreReflectiveLog', { id });
  expect(await count()).toBe(before);
});
