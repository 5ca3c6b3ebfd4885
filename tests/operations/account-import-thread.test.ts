// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { callApi } from '#tests/support/apis';
import { useServer } from '#tests/support/server';
import { accountImportLimits } from '#server/limits';
import { readExport } from '#server/schema/records/imports/account-import-work';
import { exportFormat, matchedTables } from '#domain/account/account-import';

const server = useServer();
let alex: TestClient;
beforeAll(async () => {
  alex = await signedUp(server());
});

/** An export of 2.2 MB. */
const account = {
  ...exportFormat,
  activities: Array.from({ length: 3300 }, (_, id) => ({
    id: id + 1,
    title: `Airway workshop no. ${id}`,
    category: 'Clinical Practice',
    hours: 2,
    status: 'completed',
    completedDate: '2025-04-03T00:00:00.000Z',
    createdAt: '2025-04-03T00:00:00.000Z',
    description: 'A day in a simulator, with two consultants. '.repeat(10),
  })),
};
const input = (requestKey: string) => ({ requestKey, account });
const body = JSON.stringify(input('thread'));
const json = { 'content-type': 'application/json' };

const nothing = Object.fromEntries(matchedTables.map((table) => [table, []]));

/** CPU time of the server's thread in microseconds, so that the machine's load does not count. */
async function cpuOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

test('a preview of a large export does not block the event loop', async () => {
  expect(body.length).toBeGreaterThan(2_000_000);
  const send = async () => {
    const response = await alex.raw('POST', '/api/imports/account/preview', body, json);
    expect(response.body.parts).toContainEqual({ label: 'Activities', added: 3300, present: 0 });
  };
  const user = { ...alex.user, timeZone: 'Australia/Brisbane', otherRegistrations: [] } as never;
  const preview = { user, existing: JSON.stringify(nothing), now: new Date() };
  const here = () => readExport({ input: Buffer.from(body), preview });
  await send();
  await here();
  expect(await cpuOf(send)).toBeLessThan((await cpuOf(here)) / 2);
});

describe('errors of the worker thread reach the caller unchanged', () => {
  const send = (text: string, headers: Record<string, string> = json) =>
    alex.raw('POST', '/api/imports/account/preview', text, headers);

  test.each([
    ['no JSON', '{"requestKey": ', 'The request is not valid JSON.'],
    ['nothing that has fields', '7', 'The request is not valid JSON.'],
    ['lists in lists', '['.repeat(100_000), 'The request cannot be read.'],
  ])('%s', async (_, text, message) => {
    expect(await send(text)).toMatchObject({ status: 400, body: { message } });
  });

  test('with the field that is wrong', async () => {
    const wrong = { ...account, activities: [{ ...account.activities[0], hours: 5000 }] };
    const refused = await send(JSON.stringify({ requestKey: 'a', account: wrong }));
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { account: expect.stringContaining('Activities, no. 1') } },
    });
  });

  test('another encoding', async () => {
    const refused = await send(body.slice(0, 100), {
      'content-type': 'application/json; charset=utf-16',
    });
    expect(refused.status).toBe(415);
  });
});

test('a key that another import has used is refused', async () => {
  const [first, second] = account.activities;
  const of = (row: object) => ({ ...exportFormat, activities: [row] });
  const send = (row: object) =>
    alex.rest('POST', '/imports/account', { requestKey: 'mine', account: of(row) });
  const made = await send(first!);
  expect(made.status).toBe(201);
  expect(made.headers.get('idempotent-replayed')).toBeNull();
  const again = await send(Object.fromEntries(Object.entries(first!).toReversed()));
  expect(again).toMatchObject({ status: 200, body: { import: { id: made.body.import.id } } });
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await send(second!)).toMatchObject({
    status: 409,
    body: { message: 'This request key was used for another import.' },
  });
  const rows = [{ title: 'Airway', category: 'Clinical Practice', hours: 2 }];
  const table = (change: object = {}) =>
    alex.rest('POST', '/imports', { requestKey: 'table', rows, ...change });
  const imported = await table();
  expect(imported.status).toBe(201);
  const replayed = await table();
  expect(replayed).toMatchObject({ status: 200, body: { id: imported.body.id } });
  expect(replayed.headers.get('idempotent-replayed')).toBe('true');
  expect((await table({ rows: [...rows, ...rows] })).status).toBe(409);
  expect((await table({ requestKey: 'mine' })).status).toBe(409);
});

test('previews are limited per user, over REST and GraphQL together', async () => {
  const billie = await signedUp(server());
  const small = { ...exportFormat, activities: account.activities.slice(0, 1) };
  const preview = () =>
    billie.rest('POST', '/imports/account/preview', { requestKey: 'a', account: small });
  for (let n = 1; n < accountImportLimits.perUser; n += 1) {
    expect((await preview()).status).toBe(200);
  }
  const query = `query($input: ImportAccountInput!) { accountImportPreview(input: $input) { parts { added } } }`;
  const last = await billie.graphql(query, { input: { requestKey: 'a', account: small } });
  expect(last.errors).toBeUndefined();
  const refused = await preview();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const by = await billie.graphql(query, { input: { requestKey: 'a', account: small } });
  expect(by.errors![0]!.extensions.code).toBe('RATE_LIMITED');
  const imported = await callApi('REST', billie, 'importAccount', {
    input: { requestKey: 'b', account: small },
  });
  expect(imported.error?.status).toBe(429);
  const response = await alex.rest('POST', '/imports/account/preview', {
    requestKey: 'a',
    account: small,
  });
  expect(response.status).toBe(200);
});
