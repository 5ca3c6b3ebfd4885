// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { recordKinds, type RecordKind } from '#tests/support/record-kinds';
import { countRows } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import { requestKeyReused } from '#domain/requests';

const server = useServer();
let alex: TestClient;
let billie: TestClient;

type Kind = Pick<RecordKind, 'name' | 'path' | 'table' | 'input' | 'defaults'>;

const kinds: Kind[] = [
  ...recordKinds,
  {
    name: 'Resource',
    path: '/resources',
    table: 'external_resources',
    input: async () => ({
      title: 'Sepsis in the field',
      description: 'What to look for before the numbers change.',
      url: 'https://example.org/sepsis',
      provider: 'Example College',
      type: 'article',
      cpdCategory: 'Clinical Practice',
      cpdHours: 1,
    }),
    defaults: {},
  },
];

async function post(by: TestClient, path: string, body: object, key?: string) {
  const response = await by.fetch(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
  });
  const replayed = response.headers.get('idempotent-replayed');
  return { status: response.status, body: (await response.json()) as any, replayed };
}

async function mutation(by: TestClient, { name }: Kind, input: object, key: string) {
  const response = await by.fetch('/graphql', {
    method: 'POST',
    body: JSON.stringify({
      query: `mutation($input: Create${name}Input!) { first: create${name}(input: $input) { id } second: create${name}(input: $input) { id } }`,
      variables: { input },
    }),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });
  return {
    body: (await response.json()) as any,
    replayed: response.headers.get('idempotent-replayed'),
  };
}

beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});

describe.each(kinds)('$name under a key', (kind) => {
  const { path, table, name, defaults } = kind;
  let input: Record<string, unknown>;
  beforeAll(async () => void (input = await kind.input(alex)));

  test('sent twenty times at once creates one record, which every response returns', async () => {
    const [before, key] = [await countRows(server(), table), randomUUID()];
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(alex, path, input, key)),
    );
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(responses[0]!.status).toBe(201);
    expect(await countRows(server(), table)).toBe(before + 1);
    expect(JSON.stringify(responses)).not.toContain('equestKey');
  });

  test('refuses another body under the same key, and keeps what it made', async () => {
    const [before, key] = [await countRows(server(), table), randomUUID()];
    const made = await post(alex, path, input, key);
    const [field, text] = Object.entries(input).find(([, value]) => typeof value === 'string')!;
    const other = { ...input, [field]: field === 'category' ? text : `${text} Differently.` };
    const refused = await post(alex, path, other, key);
    expect(refused).toMatchObject({ status: 409, body: { message: requestKeyReused } });
    expect(refused.replayed).toBeNull();
    const { errors } = (await mutation(alex, kind, other, key)).body;
    expect(errors[0]).toMatchObject({
      message: requestKeyReused,
      extensions: { code: 'CONFLICT' },
    });
    expect(await countRows(server(), table)).toBe(before + 1);
    expect((await post(alex, path, input, key)).body.id).toBe(made.body.id);
  });

  test('knows the same body in another order, and with its defaults', async () => {
    const [before, key] = [await countRows(server(), table), randomUUID()];
    const made = await post(alex, path, input, key);
    expect(made.replayed).toBeNull();
    const turned = Object.fromEntries(Object.entries(input).toReversed());
    const again = await post(alex, path, { ...turned, ...defaults, userId: 1 }, key);
    expect(again).toMatchObject({ status: 201, body: { id: made.body.id }, replayed: 'true' });
    expect(await countRows(server(), table)).toBe(before + 1);
  });

  test('compares nothing with a record from before the hashes were kept', async () => {
    const key = randomUUID();
    const made = await post(alex, path, input, key);
    const text = `update ${table} set request_hash = null where id = $1`;
    await server().database.query({ text, values: [made.body.id] });
    const [field] = Object.keys(input);
    const again = await post(alex, path, { ...input, [field!]: `Another ${input[field!]}` }, key);
    expect(again).toMatchObject({ status: 201, body: { id: made.body.id }, replayed: 'true' });
  });

  test('knows the same body when a release in between has changed its defaults', async () => {
    const key = randomUUID();
    const made = await post(alex, path, input, key);
    const text = `update ${table} set request_hash = 'another' || request_hash where id = $1`;
    await server().database.query({ text, values: [made.body.id] });
    const again = await post(alex, path, input, key);
    expect(again).toMatchObject({ status: 201, body: { id: made.body.id }, replayed: 'true' });
  });

  test('makes as many as one request asks for, and no more when it comes again', async () => {
    const [before, key] = [await countRows(server(), table), randomUUID()];
    const made = await mutation(alex, kind, input, key);
    expect(made.body.data.first.id).not.toBe(made.body.data.second.id);
    expect(made.replayed).toBe(null);
    expect(await mutation(alex, kind, input, key)).toEqual({ ...made, replayed: 'true' });
    expect(await countRows(server(), table)).toBe(before + 2);
  });

  test('refuses an invalid key or input, and creates nothing', async () => {
    const before = await countRows(server(), table);
    const refused = await post(alex, path, input, 'x'.repeat(65));
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { requestKey: expect.any(String) } },
    });
    const empty = Object.fromEntries(Object.keys(input).map((field) => [field, '']));
    expect((await post(alex, path, empty, 'wrong')).status).toBe(400);
    expect(await countRows(server(), table)).toBe(before);
  });

  test('is for those who are signed in', async () => {
    const key = randomUUID();
    expect((await post(alex, path, input, key)).status).toBe(201);
    expect((await post(new TestClient(server()), path, input, key)).status).toBe(401);
  });

  test('is another record where another user sends it', async () => {
    const key = randomUUID();
    const mine = await post(alex, path, input, key);
    const before = await countRows(server(), table);
    const theirs = await post(billie, path, input, key);
    // A plan belongs to a goal, and this goal belongs to another user.
    expect(theirs.status).toBe(name === 'PlannedActivity' ? 400 : 201);
    expect(theirs.body.id).not.toBe(mine.body.id);
    expect(await countRows(server(), table)).toBe(before + (theirs.status === 201 ? 1 : 0));
  });

  test('without one, each request makes its own', async () => {
    const [one, two] = [await post(alex, path, input), await post(alex, path, input)];
    expect(one.body.id).not.toBe(two.body.id);
  });
});

const inputOf = (name: string) => kinds.find((each) => each.name === name)!.input(alex);

test('a plan that has become an activity becomes no other when the request comes again', async () => {
  const plan = await post(alex, '/planned-activities', await inputOf('PlannedActivity'));
  const key = randomUUID();
  const input = { ...(await inputOf('Activity')), plannedActivityId: String(plan.body.id) };
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => post(alex, '/activities', input, key)),
  );
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
});

test('what was deleted meanwhile is not made again', async () => {
  const key = randomUUID();
  const input = await inputOf('Document');
  const made = await post(alex, '/documents', input, key);
  expect((await alex.rest('DELETE', `/documents/${made.body.id}`)).status).toBe(204);
  expect((await post(alex, '/documents', input, key)).status).toBe(404);
});
