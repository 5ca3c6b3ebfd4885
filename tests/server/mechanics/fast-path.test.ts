// @module-tag servers
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { COMPILED_WHEN_ASKED } from '#server/graphql/compiled';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

/** The fast path serves repeated queries before Express and Apollo Server, with the same responses and refusals. */
const server = useServer();
let alex: TestClient;

beforeAll(async () => {
  alex = await signedUp(server());
  // As on a server that has run for a while.
  await import('graphql-jit');
});

const json = { 'content-type': 'application/json' };

/** Repeats a unique query until the fast path serves it, and returns a response from before and one from after. */
async function beforeAndAfter(name: string, ask: (query: string) => Promise<unknown>) {
  const query = `query ${name} { me { username } }`;
  const before = await ask(query);
  for (let asked = 0; asked < COMPILED_WHEN_ASKED + 2; asked += 1) await alex.graphql(query);
  return { before, after: await ask(query) };
}

async function sent(init: RequestInit, path = '/graphql') {
  const headers = init.headers as Record<string, string>;
  const response = await alex.fetch(path, { method: 'POST', ...init, headers });
  const told = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status: response.status, headers: told, text: await response.text() };
}

test.each<[string, (query: string) => Parameters<typeof sent>]>([
  ['Plain', (query) => [{ headers: json, body: JSON.stringify({ query }) }]],
  [
    'Named',
    (query) => [{ headers: json, body: JSON.stringify({ query, operationName: 'Named' }) }],
  ],
  [
    'NamedWrongly',
    (query) => [{ headers: json, body: JSON.stringify({ query, operationName: 'Other' }) }],
  ],
  [
    'AsOurClient',
    (query) => [
      {
        headers: { ...json, accept: 'application/graphql-response+json,application/json;q=0.9' },
        body: JSON.stringify({ query, extensions: { clientLibrary: { name: 'a client' } } }),
      },
    ],
  ],
  [
    'OfNoTypeThatIsAccepted',
    (query) => [{ headers: { ...json, accept: 'text/html' }, body: JSON.stringify({ query }) }],
  ],
  [
    'FromElsewhere',
    (query) => [
      { headers: { ...json, origin: 'https://evil.example' }, body: JSON.stringify({ query }) },
    ],
  ],
  [
    'AsText',
    (query) => [{ headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ query }) }],
  ],
  ['InABatch', (query) => [{ headers: json, body: JSON.stringify([{ query }]) }]],
  ['CutShort', (query) => [{ headers: json, body: JSON.stringify({ query }).slice(0, -1) }]],
  [
    'Persisted',
    (query) => [
      {
        headers: json,
        body: JSON.stringify({ query, extensions: { persistedQuery: { version: 1 } } }),
      },
    ],
  ],
  [
    'WithTextForVariables',
    (query) => [{ headers: json, body: JSON.stringify({ query, variables: '{}' }) }],
  ],
  [
    'AtAnotherAddress',
    (query) => [{ headers: json, body: JSON.stringify({ query }) }, '/graphql?x=1'],
  ],
  [
    'TooLarge',
    (query) => [
      { headers: json, body: JSON.stringify({ query, variables: { a: 'a'.repeat(300_000) } }) },
    ],
  ],
])('%s is answered as before, headers included', async (name, requestOf) => {
  const { before, after } = await beforeAndAfter(name, (query) => sent(...requestOf(query)));
  expect(after).toEqual(before);
});

test('of a body sent in pieces', async () => {
  const { before, after } = await beforeAndAfter('InPieces', inPieces);
  expect(before).toContain('"data":{"me":{"username"');
  expect(after).toEqual(before);
});

/** Returns the last line of the response to a request sent in three pieces. */
async function inPieces(query: string): Promise<string> {
  const body = JSON.stringify({ query });
  const { hostname, port } = new URL(server().url);
  const socket = connect(Number(port), hostname);
  const head = `POST /graphql HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${alex.cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
  for (const piece of [head, body.slice(0, 20), body.slice(20)]) {
    socket.write(piece);
    await setTimeout(20);
  }
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text.trim().split('\r\n').at(-1)!;
}

test('each response has its own request id, refusals too', async () => {
  const query = 'query Identified { activity(id: "999999") { title } }';
  const ids = new Set<string | null>();
  for (let asked = 0; asked < COMPILED_WHEN_ASKED + 3; asked += 1) {
    const { headers, errors } = await alex.graphql(query);
    expect(errors![0]!.extensions.code).toBe('NOT_FOUND');
    ids.add(headers.get('x-request-id'));
  }
  expect(ids.size).toBe(COMPILED_WHEN_ASKED + 3);
  expect(ids).not.toContain(null);
});
