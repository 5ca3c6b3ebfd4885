import { InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { globalId } from '#domain/records/global-ids';
import { RelatedActivitiesDocument } from '#client/graphql/operations/reflective-logs.ts';
import { documentLimits } from '#server/limits';
import { signedUp, type TestClient } from '#tests/support/client';
import { TestSocket } from '#tests/support/socket';
import { useServer } from '#tests/support/server';

const server = useServer();
const strict = useServer({ ownOperationsOnly: true });
const good = '{ title: "Airway day", category: "Clinical Practice", hours: 2 }';
const bad = '{ title: "x", category: "Clinical Practice", hours: 2 }';
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));

describe('a field that fails', () => {
  test('is null with an error at its path, and leaves what else was read', async () => {
    const query = '{ me { id } activity(id: "999999") { id } documents { totalCount } }';
    const { data, errors } = await alex.graphql(query);
    expect(data).toEqual({
      me: { id: String(alex.user.id) },
      activity: null,
      documents: { totalCount: 0 },
    });
    expect(errors).toMatchObject([{ path: ['activity'], extensions: { code: 'NOT_FOUND' } }]);
  });

  test('leaves what else was written', async () => {
    const create = (name: string, input: string) =>
      `${name}: createActivity(input: ${input}) { id title }`;
    const query = `mutation { ${create('a', good)} ${create('b', bad)} ${create('c', good)} }`;
    const { data, errors } = await alex.graphql(query);
    const made = { id: expect.any(String), title: 'Airway day' };
    expect(data).toEqual({ a: made, b: null, c: made });
    expect(errors).toMatchObject([{ path: ['b'], extensions: { code: 'BAD_USER_INPUT' } }]);
    const { body } = await alex.rest('GET', '/activities');
    expect(body.map(({ id }: { id: number }) => String(id)).toSorted()).toEqual(
      [data.a.id, data.c.id].toSorted(),
    );
  });
});

test('a request can ask what its document costs, also when it is answered by a compiled query', async () => {
  const query = '{ activities(first: 10) { nodes { id title } } }';
  const ask = async (extensions?: object) =>
    (await alex.raw('POST', '/graphql', JSON.stringify({ query, extensions }))).body;
  for (let n = 0; n < 5; n += 1) expect((await ask()).extensions).toBeUndefined();
  // A connection, and ten times a node with two fields.
  expect((await ask({ cost: true })).extensions.cost).toMatchObject({
    fields: { cost: 4, limit: documentLimits.fields },
    depth: { cost: 3, limit: documentLimits.depth },
    values: { cost: 31, limit: documentLimits.values },
  });
});

test('a document that asks for too many values is refused with its figure', async () => {
  const query = `{ activities(first: 100) { nodes { documents { evidenceFiles { id name type sizeBytes } } } }
    more: activities(first: 100) { nodes { documents { evidenceFiles { id name type sizeBytes } } } } }`;
  const { errors } = await alex.graphql(query);
  expect(errors![0]!.message).toMatch(/at most 66000 values.* This one asks for \d{6}\.$/);
});

describe('the address in a browser', () => {
  const open = (path: string) =>
    fetch(`${server().url}${path}`, {
      redirect: 'manual',
      headers: { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', accept: 'text/html' },
    });

  test('leads to the sandbox', async () => {
    const { status, headers } = await open('/graphql');
    expect([status, headers.get('location')]).toEqual([303, '/sandbox/']);
  });

  test('is refused with a query, which another page could have sent', async () => {
    expect((await open('/graphql?query=%7Bme%7Bid%7D%7D')).status).toBe(400);
  });

  test('answers a program that sends a query by GET with a header of its own', async () => {
    const query = encodeURIComponent('{ me { id } }');
    const { status, body } = await alex.raw('GET', `/graphql?query=${query}`, undefined, {
      'apollo-require-preflight': '1',
    });
    const id = globalId('User', alex.user.id);
    expect([status, body]).toEqual([200, { data: { me: { id } } }]);
  });
});

describe('with TRUSTED_DOCUMENTS=only', () => {
  let billie: TestClient;
  beforeAll(async () => void (billie = await signedUp(strict())));

  test('the app’s own operations are executed', async () => {
    const query = print(new InMemoryCache().transformDocument(RelatedActivitiesDocument));
    const { data } = await billie.graphql(query, { limit: 5 });
    expect(data.recentActivities).toEqual([]);
  });

  test('no other document is, over HTTP or a websocket', async () => {
    const { status, errors } = await billie.graphql('{ me { id } }');
    expect([status, errors![0]!.extensions?.['code']]).toEqual([400, 'UNTRUSTED_DOCUMENT']);
    const socket = await (await TestSocket.open(strict(), { cookie: billie.cookie })).init();
    socket.subscribe('a', 'subscription { notificationAdded { id } }');
    const { payload } = await socket.next('error');
    expect(payload[0].extensions.code).toBe('UNTRUSTED_DOCUMENT');
    socket.close();
  });
});
