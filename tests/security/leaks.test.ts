// @module-tag servers
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { startTestServer, useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const server = useServer();
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

describe('13: an unknown address', () => {
  test.each([
    ['GET', '/api/nothing', 404],
    ['POST', '/api', 405],
    ['PUT', '/api/activities/1', 405],
    ['POST', '/api/activities/1', 405],
    ['GET', '/api/activities/1/2', 404],
    ['GET', '/api/activities/%ff', 400],
    ['GET', '/api/%E0%A4%A', 404],
    ['GET', '/api/../etc/passwd', 404],
    ['GET', '/api/activities/%00', 404],
    ['GET', '/calendar/nothing.ics', 404],
    ['GET', '/calendar/%00.ics', 404],
    ['GET', '/unsubscribe/nothing/more', 404],
    ['GET', '/sandbox/../package.json', 404],
    ['GET', '/sandbox/%2e%2e/%2e%2e/package.json', 404],
    ['POST', '/nothing', 404],
    ['GET', '/nothing', 404],
    ['GET', '/%ff', 404],
    ['DELETE', '/graphql', 400],
    ['GET', '/graphql', 400],
  ])('%s %s returns %i as JSON', async (method, path, status) => {
    const response = await alex.raw(method, path, undefined, {});
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/(problem\+)?json/);
    expect(response.body?.message ?? response.body?.errors?.[0].message).toBeTypeOf('string');
    expect(response.text).not.toMatch(/node_modules|Cannot|ENOENT/);
  });
});

const publicSchema = readFileSync('schema.graphql', 'utf8');

describe('13: misspelt names', () => {
  /** The suggested names that the public schema does not have (decision 104). */
  const unknown = (message: string): string[] => {
    const suggested = message.split('Did you mean')[1] ?? '';
    return (suggested.match(/"[^"]+"/g) ?? [])
      .flatMap((quoted) => quoted.match(/\w+/g) ?? [])
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(publicSchema));
  };

  test.each([
    ['a field', '{ me { usernam } }', {}],
    ['a root field', '{ reflectiveLog { totalCount } }', {}],
    ['an argument', '{ activities(firs: 1) { totalCount } }', {}],
    ['a type', 'query($a: Activit) { me { id } }', {}],
    ['a fragment', '{ me { ... on Usr { id } } }', {}],
    ['a directive', '{ me { id @skp(if: true) } }', {}],
    [
      'a key of an input',
      'mutation { createActivit: createActivity(input: { titl: "x" }) { id } }',
      {},
    ],
    [
      'a key of a variable',
      'mutation($input: UpdateActivityInput!) { updateActivity(id: 1, input: $input) { id } }',
      { input: { titl: 'x' } },
    ],
  ])('of %s reveal no more than the public schema over HTTP', async (_name, query, variables) => {
    const { errors } = await alex.graphql(query, variables);
    expect(errors?.[0]?.message).toBeTypeOf('string');
    expect(errors!.flatMap(({ message }) => unknown(message))).toEqual([]);
  });

  test('reveal no more than it over a websocket', async () => {
    const socket = await (await TestSocket.open(server(), { cookie: alex.cookie })).init();
    socket.subscribe('a', 'subscription { notificationAddd { id } }');
    socket.subscribe('b', 'subscription { notificationAdded { isRea } }');
    for (let n = 0; n < 2; n += 1) {
      const { payload } = await socket.next('error');
      expect(payload.flatMap(({ message }: { message: string }) => unknown(message))).toEqual([]);
    }
    socket.close();
  });
});

describe('13: unexpected input and errors', () => {
  test('a NUL byte and half a surrogate pair are bad input', async () => {
    for (const text of ['\u0000', '\ud83d']) {
      const { errors } = await alex.graphql('query($id: ID!) { activity(id: $id) { id } }', {
        id: text,
      });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      const page = await alex.graphql(
        'query($after: String) { activities(after: $after) { totalCount } }',
        { after: text },
      );
      expect(page.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });

  test('a database error gives a general message over REST, GraphQL and the websocket', async () => {
    const broken = await startTestServer();
    try {
      const client = await signedUp(broken);
      const socket = await (await TestSocket.open(broken, { cookie: client.cookie })).init();
      for (const table of ['activities', 'notifications']) {
        const text = `alter table ${table} rename to ${table}_gone`;
        await broken.database.query({ text, values: [] });
      }
      const logged = vi.spyOn(broken.services.log, 'error');
      const message = 'Something went wrong on our side. Please try again.';
      const activity = { title: 'Lost', category: 'Clinical Practice', hours: 1 };
      for (const response of [
        await client.rest('GET', '/activities'),
        await client.rest('POST', '/activities', activity),
        await client.rest('GET', '/cpd-summary'),
      ]) {
        expect(response.status).toBe(500);
        const requestId = response.headers.get('x-request-id');
        expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
        expect(response.body).toEqual({
          type: '/api#problem-internal-server-error',
          title: 'Unexpected failure',
          status: 500,
          detail: message,
          instance: `urn:uuid:${requestId}`,
          code: 'INTERNAL_SERVER_ERROR',
          message,
          requestId,
        });
      }
      const { errors } = await client.graphql('{ activities { totalCount } }');
      expect(errors).toEqual([
        expect.objectContaining({
          message,
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
        }),
      ]);
      socket.subscribe('a', 'subscription { notificationsChanged { unreadCount } }');
      const heard = await Promise.race([socket.next('next'), socket.next('error')]);
      expect(JSON.stringify(heard.payload)).toContain(message);
      expect(JSON.stringify(heard.payload)).not.toMatch(/select|relation|notifications_gone/);
      socket.close();
      // The log has each of them.
      expect(logged.mock.calls.length).toBe(5);
      for (const [line] of logged.mock.calls) expect(line).toHaveProperty('err');
    } finally {
      await broken.close();
    }
  });
});
