// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/rest/routes';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { recordKinds } from '#tests/support/record-kinds';
import { testEnv, useServer } from '#tests/support/server';
import { versionMessages } from '#domain/versions';

const server = useServer();
let alex: TestClient;
beforeAll(async () => {
  // A goal is for this period or the next.
  server().setNow(new Date('2026-06-15T02:00:00.000Z'));
  alex = await signedUp(server());
});

type Headers = Record<string, string>;

async function call(method: string, path: string, headers: Headers = {}, body?: object) {
  const response = await alex.fetch(`/api${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const header = (name: string) => response.headers.get(name);
  return { status: response.status, body: text ? JSON.parse(text) : null, text, header };
}

const activity = { title: 'Airway day', category: 'Clinical Practice', hours: 2 };

describe('a refusal is a problem (RFC 9457)', () => {
  test.each<[status: number, code: string, () => ReturnType<typeof call>]>([
    [400, 'BAD_USER_INPUT', () => call('POST', '/activities', {}, { title: 'x' })],
    [404, 'NOT_FOUND', () => call('GET', '/activities/2147483647')],
    [404, 'NOT_FOUND', () => call('GET', '/nothing')],
    [405, 'METHOD_NOT_ALLOWED', () => call('PUT', '/user')],
    [
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () => call('POST', '/login', { 'content-type': 'text/plain' }, {}),
    ],
  ])('%i %s', async (status, code, refused) => {
    const { body, header, ...response } = await refused();
    expect(response.status).toBe(status);
    expect(header('content-type')).toBe('application/problem+json; charset=utf-8');
    const requestId = header('x-request-id')!;
    expect(body).toMatchObject({ status, code, requestId, instance: `urn:uuid:${requestId}` });
    expect(body.detail).toBe(body.message);
    expect(body.title).toMatch(/^[A-Z]/);
    // The type leads to its description.
    const [page, place] = (body.type as string).split('#');
    const described = await alex.raw('GET', page!, undefined, {});
    expect(described.text).toContain(`id="${place}"`);
  });

  test('is one before anything was signed in, too', async () => {
    const response = await new TestClient(server()).fetch('/api/activities');
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await response.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('methods', () => {
  test('another one is refused with those that are possible', async () => {
    const { status, header } = await call('PUT', '/activities/1', {}, {});
    expect(status).toBe(405);
    expect(header('allow')).toBe('GET, HEAD, PATCH, DELETE, OPTIONS');
  });

  test('a literal address is not taken for a record', async () => {
    expect((await call('POST', '/activities/recent', {}, {})).header('allow')).toBe(
      'GET, HEAD, OPTIONS',
    );
  });

  test.each(['/imports/duplicates', '/imports/account', '/shared-submissions/open/pdf'])(
    'GET %s is no record either',
    async (path) => {
      const { status, header } = await call('GET', path);
      expect([status, header('allow')]).toEqual([405, 'POST, OPTIONS']);
    },
  );

  test('OPTIONS names them without a session', async () => {
    const response = await new TestClient(server()).fetch('/api/documents', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
  });
});

describe('unknown input is named', () => {
  test('a misspelt field', async () => {
    const { body: made } = await call('POST', '/activities', {}, activity);
    const { status, body } = await call('PATCH', `/activities/${made.id}`, {}, { titel: 'New' });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['titel']);
    expect(body.detail).toContain('titel');
    expect((await call('GET', `/activities/${made.id}`)).body).toEqual(made);
  });

  test.each(['/user?fields=id', '/activities?limit=3', '/cpd-summary?year=2026'])(
    'a parameter: GET %s',
    async (path) => {
      const { status, body } = await call('GET', path);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual([/\?(\w+)=/.exec(path)![1]]);
    },
  );

  test('what clients of the specification send passes without effect', async () => {
    const other = await signedUp(server());
    const sent = { ...activity, userId: other.user.id, id: 1, role: 'admin', password: 'other' };
    const { status, body } = await call('POST', '/activities', {}, sent);
    expect(status).toBe(201);
    expect(body.userId).toBe(alex.user.id);
    const listed = await call('GET', `/activities?userId=${other.user.id}`);
    expect(listed.body[0].userId).toBe(alex.user.id);
  });

  test('a response names at most ten, and no name at its whole length', async () => {
    const sent = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`${n}${'x'.repeat(1_000)}`, 1]),
    );
    const { body, text } = await call('POST', '/activities', {}, { ...activity, ...sent });
    expect(Object.keys(body.fields)).toHaveLength(10);
    expect(text.length).toBeLessThan(10_000);
  });
});

describe('headers', () => {
  test('every response depends on the cookie', async () => {
    for (const path of ['/user', '/activities', '/nothing']) {
      expect((await call('GET', path)).header('vary')).toMatch(/\bCookie\b/);
    }
  });

  test('Link has the next page and the last, the previous and the first, and is absent otherwise', async () => {
    const own = await signedUp(server());
    for (let n = 0; n < 3; n += 1) await own.rest('POST', '/activities', activity);
    const links = async (path: string) => {
      const header = (await own.fetch(path)).headers.get('link');
      const found = [...(header ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)];
      return { header, ...Object.fromEntries(found.map(([, to, rel]) => [rel, to])) } as Headers;
    };
    const first = await links('/api/activities?first=1&status=in-progress');
    expect(Object.keys(first)).toEqual(['header', 'next', 'last']);
    const second = await links(first['next']!);
    expect(second['first']).toBe('/api/activities?status=in-progress&first=1');
    const last = await links(second['next']!);
    expect(Object.keys(last)).toEqual(['header', 'prev', 'first']);
    // The same pages, read from the other end.
    const ids = async (path: string) =>
      ((await (await own.fetch(path)).json()) as { id: number }[]).map(({ id }) => id);
    const forwards = [
      `${'/api/activities?first=1&status=in-progress'}`,
      first['next']!,
      second['next']!,
    ];
    const fromEnd = await links(first['last']!);
    const middle = await links(fromEnd['prev']!);
    const backwards = [first['last']!, fromEnd['prev']!, middle['prev']!];
    expect((await Promise.all(backwards.toReversed().map(ids))).flat()).toEqual(
      (await Promise.all(forwards.map(ids))).flat(),
    );
    expect((await links('/api/activities'))['header']).toBeNull();
    expect((await own.fetch('/api/activities')).headers.has('link')).toBe(false);
  });
});

describe.each(recordKinds)('$name', ({ path, input, mine, theirs }) => {
  const made = async () => call('POST', path, {}, await input(alex));
  const readable = routes.some((each) => each.method === 'get' && each.path === `${path}/:id`);

  test('a new one has its address and an ETag', async () => {
    const { header, body } = await made();
    expect(header('location')).toBe(readable ? `/api${path}/${body.id}` : null);
    expect(header('etag')).toMatch(/^"1\.[\w-]{43}"$/);
  });

  test.runIf(readable)('is 304 until it changes', async () => {
    const { body } = await made();
    const at = `${path}/${body.id}`;
    const etag = (await call('GET', at)).header('etag')!;
    const same = await call('GET', at, { 'if-none-match': etag });
    expect(same).toMatchObject({ status: 304, text: '' });
    expect(same.header('etag')).toBe(etag);
    expect(same.header('cache-control')).toBe('no-store');
    expect((await call('GET', at, { 'if-none-match': `"1.other", ${etag}` })).status).toBe(304);
    await call('PATCH', at, {}, mine);
    const changed = await call('GET', at, { 'if-none-match': etag });
    expect(changed).toMatchObject({ status: 200, body: mine });
    expect(changed.header('etag')).toMatch(/^"2\./);
  });

  test('a change is made only with the ETag of its state', async () => {
    const created = await made();
    const at = `${path}/${created.body.id}`;
    const first = created.header('etag')!;
    const changed = await call('PATCH', at, { 'if-match': first }, mine);
    expect(changed).toMatchObject({ status: 200, body: mine });
    const late = await call('PATCH', at, { 'if-match': first }, theirs);
    expect(late).toMatchObject({
      status: 412,
      body: { code: 'PRECONDITION_FAILED', fields: { version: versionMessages.changed } },
    });
    // A proxy that compresses makes the ETag weak; a client that has only the body knows the version.
    for (const tag of [`W/${changed.header('etag')}`, `"${changed.body.version}"`, '*']) {
      expect((await call('PATCH', at, { 'if-match': tag }, mine)).status, tag).toBe(200);
    }
    expect((await call('PATCH', at, { 'if-match': '"elsewhere"' }, theirs)).status).toBe(412);
    expect((await call('PATCH', at, { 'if-match': 'no quotes' }, theirs)).status).toBe(400);
    const both = await call('PATCH', at, { 'if-match': '"1"' }, { ...theirs, version: 2 });
    expect(both).toMatchObject({ status: 400, body: { fields: { version: expect.any(String) } } });
  });

  test('is deleted only with the ETag of its state', async () => {
    const created = await made();
    const at = `${path}/${created.body.id}`;
    const { body } = await call('PATCH', at, {}, mine);
    const etag = created.header('etag')!;
    expect((await call('DELETE', at, { 'if-match': etag })).status).toBe(412);
    const rivals = await Promise.all(
      [1, 2, 3].map(() => call('DELETE', at, { 'if-match': `"${body.version}"` })),
    );
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    expect((await call('DELETE', at, { 'if-match': '*' })).status).toBe(404);
  });

  test('without these headers nothing costs a further statement', async () => {
    const { body } = await made();
    const counted = async (headers: Headers, input: object) => {
      const at = `${path}/${body.id}`;
      server().statements();
      await call('PATCH', at, headers, input);
      const change = server().statements().length;
      await call('DELETE', at);
      const deletion = server().statements();
      await call('POST', `${at}/restore`);
      return { change, deletion: deletion.filter((each) => /^(begin|commit)/i.test(each)) };
    };
    const plain = await counted({}, mine);
    expect(plain.deletion).toEqual([]);
    expect((await counted({ 'if-match': '*' }, theirs)).change).toBe(plain.change);
  });
});

test('a list is 304 until it changes', async () => {
  const etag = (await call('GET', '/documents')).header('etag')!;
  expect((await call('GET', '/documents', { 'if-none-match': etag })).status).toBe(304);
  const document = { title: 'Course notes', type: 'other', content: 'What it says.' };
  await call('POST', '/documents', {}, document);
  expect((await call('GET', '/documents', { 'if-none-match': etag })).status).toBe(200);
});

test('If-Match is refused where nothing would compare it', async () => {
  const { status } = await call('POST', '/notifications/read', { 'if-match': '"1"' }, {});
  expect(status).toBe(400);
});

test('an idempotency key replays with a header, and refuses another body by its name', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await call('POST', '/activities', key, activity);
  // Keys are stored with their record, so a day later they still hold.
  server().setNow(new Date('2026-06-17T02:00:00.000Z'));
  const again = await call('POST', '/activities', key, activity);
  expect(again.header('idempotent-replayed')).toBe('true');
  expect(again.body).toEqual(first.body);
  const other = await call('POST', '/activities', key, { ...activity, hours: 3 });
  expect(other).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(other.body.detail).toContain('Idempotency-Key');
});

describe('RateLimit', () => {
  test('shows the limits that a request counts against, and counts down', async () => {
    const visitor = new TestClient(server());
    const { loginPerAccount: quota } = testEnv.limits;
    const guess = { username: `nobody-${randomUUID()}`, password: 'a guess' };
    const limitsOf = async () => {
      const { headers } = await visitor.rest('POST', '/login', guess);
      expect(headers.get('ratelimit-policy')).toContain(`"login-account";q=${quota};w=900`);
      return Number(/"login-account";r=(\d+);t=\d+/.exec(headers.get('ratelimit')!)![1]);
    };
    const left = await limitsOf();
    expect(left).toBe(quota - 1);
    expect(await limitsOf()).toBe(left - 1);
  });

  test('is over GraphQL too, and not where nothing counts', async () => {
    const question = {
      who: 'learner',
      what: 'course',
      withWhom: 'in-person',
      whatFor: 'patients',
      whatIsNew: 'new',
    };
    const rest = await alex.rest('POST', '/does-this-count', question);
    expect([rest.status, rest.headers.get('ratelimit')]).toEqual([
      200,
      expect.stringMatching(/^"judgement";r=\d+;t=\d+$/),
    ]);
    expect((await alex.rest('GET', '/user')).headers.has('ratelimit')).toBe(false);
    const { headers } = await alex.graphql(
      'mutation { login(input: { username: "nobody-at-all", password: "a guess" }) { id } }',
    );
    expect(headers.get('ratelimit')).toContain('"login-address"');
  });

  test('a right password does not count', async () => {
    const { headers } = await alex.rest('POST', '/login', {
      username: alex.user.username,
      password: PASSWORD,
    });
    expect(headers.get('set-cookie')).toBeTruthy();
    expect(headers.has('ratelimit')).toBe(false);
  });
});
