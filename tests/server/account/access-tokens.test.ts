// @module-tag servers
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  scopes as allScopes,
  TOKENS_MAX,
  tokenMessages as messages,
} from '#domain/account/access-tokens';
import { createToken, programWith, storedToken } from '#tests/support/access-tokens';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const DAY_MS = 24 * 60 * 60_000;
const origin = 'https://tools.example.org';

const server = useServer({ corsOrigins: [origin] });
const strict = useServer({ ownOperationsOnly: true });
let alex: TestClient;
let start: number;
beforeEach(async () => {
  start = Date.now();
  server().setNow(new Date(start));
  alex = await signedUp(server());
});

const goOn = (ms: number) => server().setNow(new Date(start + ms));
const CREATE =
  'mutation($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { id name scopes createdAt expiresAt lastUsedAt secret } }';
const listOf = async (client: TestClient) =>
  (await client.rest('GET', '/user/access-tokens')).body as {
    id: string;
    name: string;
    scopes: string[];
    expiresAt: string;
    lastUsedAt: string | null;
  }[];
const activity = { title: 'Airway day', category: 'Clinical Practice', hours: 2 };

describe('creating', () => {
  test('returns the token once, stores its hash, records it and notifies the owner', async () => {
    const input = {
      name: ' Roster script ',
      days: 30,
      scopes: ['activities:write', 'profile:read', 'profile:read'],
    };
    const { data, errors } = await alex.graphql(CREATE, { input });
    expect(errors).toBeUndefined();
    const { secret: token, ...accessToken } = data.createAccessToken;
    expect(token).toMatch(/^paramed_[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(accessToken).toEqual({
      id: expect.any(String),
      name: 'Roster script',
      scopes: ['profile:read', 'activities:write'],
      createdAt: new Date(start).toISOString(),
      expiresAt: new Date(start + 30 * DAY_MS).toISOString(),
      lastUsedAt: null,
    });
    expect(await listOf(alex)).toEqual([{ ...accessToken, secret: null }]);
    const listed = await alex.graphql('{ me { accessTokens { id name } } }');
    expect(listed.data.me.accessTokens).toEqual([{ id: accessToken.id, name: 'Roster script' }]);

    const [row] = await server().database.query<{ token_hash: string }>({
      text: 'select * from sessions where id = $1',
      values: [accessToken.id],
    });
    expect(row!.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(token.slice(20, 60));

    const { data: seen } = await alex.graphql(
      '{ me { securityEvents { nodes { kind } } } notifications { nodes { title } } }',
    );
    expect(seen.me.securityEvents.nodes[0]).toEqual({ kind: 'access-token-created' });
    expect(seen.notifications.nodes).toContainEqual({ title: 'An access token was created' });
  });

  test('needs recent proof of identity', async () => {
    goOn(11 * 60_000);
    const input = { name: 'Late', scopes: ['profile:read'] };
    const { status, body } = await alex.rest('POST', '/user/access-tokens', input);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'STEP_UP_REQUIRED' });
    expect(await listOf(alex)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['without a name', { name: ' ' }, 'name'],
    ['with a long name', { name: 'x'.repeat(61) }, 'name'],
    ['for ever', { days: 0 }, 'days'],
    ['for days of its own', { days: 31 }, 'days'],
    ['without scopes', { scopes: [] }, 'scopes'],
    ['with an unknown scope', { scopes: ['accounts:write'] }, 'scopes'],
    ['with a scope of what is only read', { scopes: ['summary:write'] }, 'scopes'],
    ['with scopes as text', { scopes: 'activities:read' }, 'scopes'],
  ])('%s is refused', async (_name, change, field) => {
    const input = { name: 'Some script', scopes: ['activities:read'], ...change };
    const { status, body } = await alex.rest('POST', '/user/access-tokens', input);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test(`is limited to ${TOKENS_MAX} that work`, async () => {
    for (let n = 0; n < TOKENS_MAX; n += 1) {
      await createToken(alex, ['profile:read'], { days: n === 0 ? 7 : 90 });
    }
    const more = () =>
      alex.rest('POST', '/user/access-tokens', { name: 'More', scopes: ['profile:read'] });
    const refused = await more();
    expect([refused.status, refused.body.message]).toEqual([409, messages.tooMany]);
    goOn(8 * DAY_MS);
    expect(await listOf(alex)).toHaveLength(TOKENS_MAX - 1);
  });
});

describe('a token', () => {
  test('is used over REST and GraphQL with its scopes, without a cookie', async () => {
    const { program } = await createToken(alex, ['activities:write', 'profile:read']);
    // The token decides for a program that has a cookie too.
    program.cookie = alex.cookie;
    const created = await program.rest('POST', '/activities', activity);
    expect(created.status).toBe(201);
    expect(created.headers.get('set-cookie')).toBeNull();
    const { data } = await program.graphql('{ me { id } activities { totalCount } }');
    expect(data).toEqual({ me: { id: String(alex.user.id) }, activities: { totalCount: 1 } });

    const { data: other, errors } = await program.graphql(
      '{ activities { totalCount } documents { totalCount } }',
    );
    expect(other).toEqual({ activities: { totalCount: 1 }, documents: null });
    expect(errors).toMatchObject([
      { message: messages.needs(['documents:read']), extensions: { code: 'FORBIDDEN' } },
    ]);
    const refused = await program.rest('GET', '/documents');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      messages.needs(['documents:read']),
    ]);
    expect((await program.rest('DELETE', `/documents/1`)).body.message).toBe(
      messages.needs(['documents:write']),
    );
  });

  test('that may only read writes nothing', async () => {
    const { program } = await createToken(alex, ['activities:read']);
    expect((await program.rest('POST', '/activities', activity)).status).toBe(403);
    const { errors } = await program.graphql('mutation { emptyBin }');
    expect(errors?.[0]?.message).toBe(messages.needs(['bin:write']));
    expect((await program.rest('GET', '/activities')).body).toEqual([]);
  });

  test('reads no record of another noun by way of one that it may read', async () => {
    const { body } = await alex.rest('POST', '/activities', activity);
    const { program } = await createToken(alex, ['activities:read']);
    const query = (selection: string) =>
      program.graphql(
        `query($id: ID!) { activity(id: $id) { id ...More } } fragment More on Activity { ${selection} }`,
        { id: String(body.id) },
      );
    expect((await query('title goals { title }')).errors).toBeUndefined();
    for (const [selection, message] of [
      ['evidenceFiles { id }', messages.needs(['evidence-files:read'])],
      ['history(first: 1) { totalCount }', messages.needs(['record-events:read'])],
      ['confirmationRequests { id }', messages.never],
    ]) {
      // Until it is compiled.
      for (let n = 0; n < 5; n += 1) {
        const { data, errors } = await query(selection!);
        expect(data, selection).toEqual({ activity: null });
        expect(errors?.[0]?.message, selection).toBe(message);
      }
    }
  });

  test('costs no statement more than a cookie, and its last use is recorded', async () => {
    const { program } = await createToken(alex, ['activities:read'], { days: 7 });
    server().statements();
    await program.rest('GET', '/activities');
    expect(server().statements()).toHaveLength(1);
    await server().services.sessionUse.flush();
    goOn(3 * DAY_MS);
    await program.rest('GET', '/activities');
    await server().services.sessionUse.flush();
    const [listed] = await listOf(alex);
    expect(listed).toMatchObject({
      lastUsedAt: new Date(start + 3 * DAY_MS).toISOString(),
      expiresAt: new Date(start + 7 * DAY_MS).toISOString(),
    });
  });

  test('records its first use within the hour of its creation', async () => {
    const { program } = await createToken(alex, ['activities:read']);
    goOn(60_000);
    await program.rest('GET', '/activities');
    await server().services.sessionUse.flush();
    expect((await listOf(alex))[0]!.lastUsedAt).toBe(new Date(start + 60_000).toISOString());
  });

  test('subscribes by connectionParams, and its socket closes when it is revoked', async () => {
    const { id, program } = await createToken(alex, ['notifications:read']);
    const socket = await TestSocket.open(server(), {});
    await socket.init({ authorization: `Bearer ${program.token}` });
    socket.subscribe('1', 'subscription { notificationsChanged { unreadCount } }');
    expect(await socket.next('next')).toMatchObject({ id: '1' });
    socket.subscribe('2', 'subscription { crewSessionChanged(id: "1") { members { id } } }');
    expect(await socket.next('next')).toMatchObject({
      payload: { errors: [{ message: messages.needs(['crew-sessions:read']) }] },
    });
    expect((await alex.rest('DELETE', `/user/access-tokens/${id}`)).status).toBe(204);
    expect(await socket.closed).toBe(4403);
    const { status, body, headers } = await program.rest('GET', '/notifications');
    expect([status, body.message]).toEqual([401, messages.invalid]);
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(headers.get('clear-site-data')).toBeNull();
    expect(await listOf(alex)).toEqual([]);
    const { data } = await alex.graphql('{ me { securityEvents { nodes { kind } } } }');
    expect(data.me.securityEvents.nodes[0]).toEqual({ kind: 'access-token-revoked' });
  });

  test('is none of the signed-in devices, and ends with the password', async () => {
    const { id, program } = await createToken(alex, ['profile:read']);
    const { data } = await alex.graphql('{ me { sessions { id } } }');
    expect(data.me.sessions).toHaveLength(1);
    const ended = await alex.graphql(`mutation { endSession(id: "${id}") { id } }`);
    expect(ended.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await alex.graphql('mutation { endOtherSessions }')).data.endOtherSessions).toBe(0);
    expect((await program.rest('GET', '/user')).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: 'another-shift-8' };
    await alex.graphql(
      'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }',
      change,
    );
    expect((await program.rest('GET', '/user')).status).toBe(401);
    expect(await listOf(alex)).toEqual([]);
  });

  test('is revoked by its owner alone', async () => {
    const { id, program } = await createToken(alex, ['profile:read']);
    const billie = await signedUp(server());
    expect((await billie.rest('DELETE', `/user/access-tokens/${id}`)).status).toBe(404);
    expect((await billie.rest('DELETE', `/user/access-tokens/1`)).status).toBe(404);
    expect((await program.rest('GET', '/user')).status).toBe(200);
  });

  test('with every scope is short enough for any header', async () => {
    const { program } = await createToken(alex, allScopes);
    expect(program.token.length).toBeLessThan(1_200);
    expect((await program.rest('GET', '/user')).status).toBe(200);
  });

  test('is not valid by its signature alone, nor by its row alone', async () => {
    const forged = await storedToken(server(), alex, ['profile:read'], { hash: 'f'.repeat(64) });
    expect((await forged.rest('GET', '/user')).status).toBe(401);
    const { program } = await createToken(alex, ['profile:read']);
    const cookie = new TestClient(server());
    cookie.cookie = `paramed_session=${program.token.replace('paramed_', '')}`;
    expect((await cookie.rest('GET', '/user')).status).toBe(401);
    const swapped = programWith(alex, `paramed_${alex.cookie.split('=')[1]}`);
    const refused = await swapped.rest('GET', '/user');
    expect([refused.status, refused.body.message]).toEqual([401, messages.invalid]);
  });
});

describe('pages of other origins', () => {
  const preflight = (headers: Record<string, string>, from = origin) =>
    new TestClient(server()).fetch('/api/activities', {
      method: 'OPTIONS',
      headers: { origin: from, 'access-control-request-method': 'POST', ...headers },
    });
  const allowed = ({ headers }: { headers: Headers }) => headers.get('access-control-allow-origin');

  test('of the operator’s list call with a token, from preflight to response', async () => {
    const asked = { 'access-control-request-headers': 'authorization,content-type' };
    const answer = await preflight(asked);
    expect([answer.status, allowed(answer)]).toEqual([204, origin]);
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');

    const { program } = await createToken(alex, ['activities:write']);
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'cross-site',
      origin,
    };
    const rest = await program.raw('POST', '/api/activities', JSON.stringify(activity), headers);
    expect([rest.status, allowed(rest)]).toEqual([201, origin]);
    const query = JSON.stringify({ query: '{ activities { totalCount } }' });
    const graphql = await program.raw('POST', '/graphql', query, headers);
    expect([graphql.body.data, allowed(graphql)]).toEqual([
      { activities: { totalCount: 1 } },
      origin,
    ]);
    // The page can read why it is refused.
    const refused = await program.raw('GET', '/api/documents', undefined, headers);
    expect([refused.status, allowed(refused)]).toEqual([403, origin]);
  });

  test('cannot call with a cookie, and other origins cannot call at all', async () => {
    const asked = { 'access-control-request-headers': 'authorization' };
    expect(allowed(await preflight(asked, 'https://evil.example'))).toBeNull();
    expect(allowed(await preflight({}))).toBeNull();
    expect(allowed(await preflight({ 'access-control-request-headers': 'x-authorization' }))).toBe(
      null,
    );
    const json = { 'content-type': 'application/json', origin };
    const write = await alex.raw('POST', '/api/activities', JSON.stringify(activity), json);
    expect([write.status, allowed(write)]).toEqual([403, null]);
    const read = await alex.raw('GET', '/api/activities', undefined, { origin });
    expect([allowed(read), read.headers.get('vary')]).toEqual([
      null,
      expect.stringMatching(/^Origin/),
    ]);
  });

  test('open websockets with a token, not with the cookie', async () => {
    const { program } = await createToken(alex, ['notifications:read']);
    const headers = { origin, cookie: alex.cookie };
    const byCookie = await TestSocket.open(server(), headers);
    byCookie.send({ type: 'connection_init' });
    expect(await byCookie.closed).toBe(4403);
    const byToken = await TestSocket.open(server(), headers);
    await byToken.init({ authorization: `Bearer ${program.token}` });
    byToken.close();
    await expect(TestSocket.open(server(), { origin: 'https://evil.example' })).rejects.toThrow(
      '403',
    );
  });
});

test('TRUSTED_DOCUMENTS=only leaves programs free, and opens nothing to browsers', async () => {
  const billie = await signedUp(strict());
  const { program } = await createToken(billie, ['activities:read', 'notifications:read']);
  const query = '{ activities { totalCount } }';
  // Until it is compiled.
  for (let n = 0; n < 5; n += 1) {
    expect((await program.graphql(query)).data).toEqual({ activities: { totalCount: 0 } });
  }
  const refused = await billie.graphql(query);
  expect(refused.errors?.[0]?.extensions.code).toBe('UNTRUSTED_DOCUMENT');
  const garbage = await programWith(billie, 'paramed_a.b.c').graphql(query);
  expect(garbage.errors?.[0]?.message).toBe(refused.errors?.[0]?.message);
  const socket = await TestSocket.open(strict(), {});
  await socket.init({ authorization: `Bearer ${program.token}` });
  socket.subscribe('1', 'subscription { notificationsChanged { unreadCount } }');
  expect(await socket.next(['next', 'error'])).toMatchObject({ type: 'next' });
  socket.close();
});
