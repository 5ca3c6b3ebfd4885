import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { aPicture, sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';

const server = useServer({
  publicUrl: 'https://cpd.example.org',
  limits: { loginPerAccount: 1, loginPerAddress: 10_000, registerPerAddress: 10_000 },
});
const json = { 'content-type': 'application/json' };
const activity = { title: 'Headers', category: 'Clinical Practice', hours: 1 };
let alex: TestClient;
beforeAll(async () => {
  alex = await signedUp(server());
});

const visitor = () => new TestClient(server());
const get = (path: string, by = alex) => by.raw('GET', path, undefined, {});
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  alex.raw('POST', path, body, headers);
const login = { username: 'nobody-here', password: 'not the password' };

/** Sends raw bytes and returns the response once the server closes the connection. */
const sent = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const line = connect(server().port, '127.0.0.1', () => line.write(bytes));
    let text = '';
    line.on('data', (piece) => (text += piece.toString()));
    line.once('error', reject);
    line.once('close', () => resolve(text));
  });

/** Sends raw bytes and returns the parsed head of the response, for requests that no HTTP client sends. */
async function byHand(bytes: string) {
  const [first = '', ...lines] = (await sent(bytes)).split('\r\n\r\n')[0]!.split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
  return { status: Number(first.split(' ')[1]), headers: new Headers(headers) };
}

const upgrade = (more: string) =>
  `HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`;

/** An evidence file of alex's, or a part of it. */
async function evidence(part: string) {
  const { body: owner } = await alex.rest('POST', '/activities', activity);
  const { body } = await sendFile(alex, `activityId=${owner.id}`, 'a.png', await aPicture('png'));
  return get(`/api/evidence/${body.id}/${part}`);
}

/** One of each kind of response, with its status. */
const kinds: [
  kind: string,
  status: number,
  ask: () => Promise<{ status: number; headers: Headers }>,
][] = [
  ['a record', 200, () => get('/api/user')],
  ['a new record', 201, () => post('/api/activities', JSON.stringify(activity))],
  [
    'a deletion',
    204,
    async () => {
      const { body } = await alex.rest('POST', '/activities', activity);
      return alex.raw('DELETE', `/api/activities/${body.id}`, undefined, {});
    },
  ],
  ['a list', 200, () => get('/api/activities')],
  ['GraphQL', 200, () => post('/graphql', '{"query":"{ me { id } }"}')],
  ['a refused document', 200, () => post('/graphql', '{"query":"{ nothing }"}')],
  ['a body that is not JSON', 400, () => post('/api/activities', '{')],
  ['no session', 401, () => get('/api/activities', visitor())],
  [
    'another site',
    403,
    () => post('/api/activities', '{}', { ...json, origin: 'https://evil.example' }),
  ],
  ['an unknown record', 404, () => get('/api/activities/999999')],
  ['an unknown address', 404, () => get('/nothing')],
  [
    'a large body',
    413,
    () => post('/api/activities', JSON.stringify({ title: 'x'.repeat(400_000) })),
  ],
  ['another type', 415, () => post('/api/activities', 'title=x', { 'content-type': 'text/plain' })],
  [
    'too many attempts',
    429,
    async () => {
      await visitor().rest('POST', '/login', login);
      await visitor().rest('POST', '/login', login);
      return visitor().rest('POST', '/login', login);
    },
  ],
  ['a file', 200, () => get('/api/user/export')],
  ['a file of evidence', 200, () => evidence('file')],
  ['a picture in the page', 200, () => evidence('preview')],
  ['words of another app', 303, () => post('/share', '', {})],
  ['a page of the server', 200, () => get('/api')],
  ['the description of REST', 200, () => get('/api/openapi.json')],
  ['the sandbox', 200, () => get('/sandbox')],
  ['a picture of the sandbox', 200, () => get('/sandbox/iframe-sandbox/vite.svg')],
  ['an unknown calendar', 404, () => get(`/calendar/${'s'.repeat(32)}.ics`)],
  ['a link of an e-mail', 404, () => get('/unsubscribe/none')],
  ['a check of health', 200, () => get('/healthz')],
  ['a check of readiness', 200, () => get('/readyz')],
  ['bytes that are no request', 400, () => byHand('hello\r\n\r\n')],
  ['a large header', 431, () => byHand(`GET /${'x'.repeat(20_000)} ${upgrade('')}`)],
  ['a socket of another site', 403, () => byHand(`GET /graphql ${upgrade('Origin: null\r\n')}`)],
  ['a socket elsewhere', 404, () => byHand(`GET /nothing ${upgrade('')}`)],
];

describe('20: every response over https', () => {
  test.each(kinds)('%s (%i) has the security headers', async (kind, status, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    const header = (name: string) => response.headers.get(name) ?? '';
    expect(header('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    const policy = header('content-security-policy').split(/; ?/);
    // Only a page of the app shows a picture or PDF of its user.
    const isShown = kind === 'a picture in the page';
    expect(policy).toContain(`frame-ancestors ${isShown ? "'self'" : "'none'"}`);
    expect(policy.some((each) => /^(object|default)-src 'none'$/.test(each))).toBe(true);
    // The sandbox is a third-party program that sets its base.
    expect(policy).toContain(kind.endsWith('the sandbox') ? "base-uri 'self'" : "base-uri 'none'");
    expect(policy.join(';')).not.toMatch(/script-src [^;]*'unsafe-(inline|eval)'/);
    expect(header('x-powered-by')).toBe('');
    // Texts must declare their charset.
    const type = header('content-type');
    const isEmpty = [204, 303].includes(status) || kind.startsWith('a socket');
    expect(isEmpty || type !== '').toBe(true);
    const isText = /^(text\/|application\/(.*json|.*xml)|.*\+xml)/.test(type);
    expect(isText && !/charset=utf-8/i.test(type), type).toBe(false);
    // Never redirect a request without TLS: a program would keep sending its secrets in the clear.
    const ownPaths: Record<number, RegExp> = {
      201: /^(\/api\/[\w/-]+)?$/,
      303: /^\/\?share=\w+$/,
    };
    expect(header('location')).toMatch(ownPaths[status] ?? /^$/);
  });

  test('the session’s token is in the cookie only, never in a body', async () => {
    const body = { username: alex.user.username, password: PASSWORD };
    const responses = [
      await alex.raw('POST', '/api/login', JSON.stringify(body)),
      await alex.raw('POST', '/graphql', '{"query":"{ me { username sessions { id } } }"}'),
      await get('/api/user'),
      await get('/api/user/export'),
    ];
    const set = responses.flatMap(({ headers }) => headers.getSetCookie());
    const tokens = [alex.cookie, ...set.filter((cookie) => cookie.includes('_session='))]
      .map((cookie) => cookie.split(';')[0]!.split('=')[1]!)
      .flatMap((token) => [token, token.split('.')[2]!]);
    expect(tokens.every((token) => token.length > 40)).toBe(true);
    for (const { status, text } of responses) {
      expect(status).toBe(200);
      expect(tokens.filter((token) => text.includes(token))).toEqual([]);
    }
  });

  test('TRACE does not echo a request', async () => {
    const response = await sent(
      'TRACE /healthz HTTP/1.1\r\nHost: x\r\nX-Probe: secret\r\nConnection: close\r\n\r\n',
    );
    expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(response).not.toContain('X-Probe');
  });
});
