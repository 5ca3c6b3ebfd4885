// @module-tag servers
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  pauseReasons,
  webhookLimits,
  webhookMessages as messages,
  webhookProblems,
} from '#domain/account/webhooks';
import { createToken } from '#tests/support/access-tokens';
import { CALENDAR_HOST, useCalendarHost } from '#tests/support/calendar-host';
import { PASSWORD, signedUp, type TestClient } from '#tests/support/client';
import { useServer, type TestServer } from '#tests/support/server';
import { addWebhook, useWebhookReceiver, verified } from '#tests/support/webhook-receiver';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const receiver = useWebhookReceiver();
const host = useCalendarHost();
const server = useServer();
/** As in production: only https and public hosts are allowed. */
const strict = useServer({ mode: 'production' }, { publicAgent: host.agent });
const off = useServer({ webhooks: false });
let alex: TestClient;
let start: number;

beforeEach(async () => {
  start = Date.now();
  server().setNow(new Date(start));
  // Webhooks of the test before would go on sending.
  await server().database.query({ text: 'delete from webhooks', values: [] });
  alex = await signedUp(server());
});

const goOn = (ms: number) => server().setNow(new Date(start + ms));
const run = (on: TestServer = server()) => on.webhooks.run();

async function logged(owner: TestClient, title = 'Airway day'): Promise<number> {
  const input = { title, category: 'Clinical Practice', hours: 2 };
  const { status, body } = await owner.rest('POST', '/activities', input);
  expect(status).toBe(201);
  return body.id;
}

const listed = async (owner: TestClient = alex) => (await owner.rest('GET', '/user/webhooks')).body;
const due = (id: number, at: number) =>
  server().database.query({
    text: 'update webhooks set not_before = $2 where id = $1',
    values: [id, new Date(at)],
  });
const sentTo = async (id: number, owner: TestClient = alex) =>
  (await owner.rest('GET', `/user/webhooks/${id}/deliveries`)).body;

describe('adding', () => {
  test('returns the secret once, stores it sealed, records it and notifies the owner', async () => {
    const { id, secret, tokenId } = await addWebhook(alex, `${receiver.url}/hook`, ['activity']);
    expect(secret).toMatch(/^whsec_[\w+/]{32}$/);
    expect(await listed()).toEqual([
      {
        id,
        tokenName: 'Roster script',
        expiresAt: new Date(start + 90 * DAY_MS).toISOString(),
        address: `${receiver.url}/hook`,
        host: new URL(receiver.url).host,
        kinds: ['activity'],
        createdAt: new Date(start).toISOString(),
        state: 'active',
        pausedText: null,
        nextAttemptAt: null,
        isBehind: false,
        secret: null,
      },
    ]);
    const [row] = await server().database.query<object>({
      text: 'select * from webhooks where session_id = $1',
      values: [tokenId],
    });
    expect(JSON.stringify(row)).not.toContain(secret.slice(6, 30));
    expect(JSON.stringify(row)).not.toContain('/hook');
    const { data } = await alex.graphql(
      '{ me { webhooks { id kinds } securityEvents { nodes { kind } } } notifications { nodes { title } } }',
    );
    expect(data.me.webhooks).toEqual([{ id: String(id), kinds: ['activity'] }]);
    expect(data.me.securityEvents.nodes[0]).toEqual({ kind: 'webhook-added' });
    expect(data.notifications.nodes).toContainEqual({ title: 'A webhook was added' });
  });

  test('needs recent proof of identity, and no access token does it', async () => {
    const { id: accessTokenId, program } = await createToken(alex, ['record-events:read']);
    const input = { accessTokenId, address: receiver.url };
    expect((await program.rest('POST', '/user/webhooks', input)).status).toBe(403);
    expect((await program.rest('GET', '/user/webhooks')).status).toBe(403);
    goOn(11 * MINUTE_MS);
    const { status, body } = await alex.rest('POST', '/user/webhooks', input);
    expect([status, body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
    expect(await listed()).toEqual([]);
  });

  test('takes a token of one’s own that may read the timeline', async () => {
    const billie = await signedUp(server());
    const { id: foreign } = await createToken(billie, ['record-events:read']);
    const { id: narrow } = await createToken(alex, ['activities:write']);
    const { data } = await alex.graphql('{ me { sessions { id } } }');
    const [browser] = data.me.sessions;
    const add = async (accessTokenId: string) =>
      (await alex.rest('POST', '/user/webhooks', { accessTokenId, address: receiver.url })).body
        .fields;
    expect(await add(foreign)).toEqual({ accessTokenId: messages.token });
    expect(await add(narrow)).toEqual({ accessTokenId: messages.scope });
    expect(await add(browser.id)).toEqual({ accessTokenId: messages.token });
    expect(await add('1')).toEqual({ accessTokenId: messages.token });
  });

  test('is limited', async () => {
    for (let n = 0; n < webhookLimits.perAccount; n += 1) await addWebhook(alex, receiver.url);
    await expect(addWebhook(alex, receiver.url)).rejects.toThrow(messages.tooMany);
  });

  test.each([
    ['http', 'http://hooks.example.org/'],
    ['this machine', 'https://localhost/'],
    ['this machine by http', 'http://127.0.0.1:4000/'],
    ['an inner address', 'https://10.0.0.1/'],
    ['an address in another notation', 'https://0x7f.1/'],
    ['IPv6', 'https://[::1]/'],
    ['a metadata service', 'https://169.254.169.254/'],
    ['a name without a dot', 'https://intranet/'],
    ['another port', 'https://hooks.example.org:8443/'],
    ['credentials', 'https://user:secret@hooks.example.org/'],
    ['another scheme', 'ftp://hooks.example.org/'],
    ['no address', 'hooks'],
    ['a long address', `https://hooks.example.org/${'x'.repeat(1_000)}`],
  ])('refuses %s', async (_name, address) => {
    const owner = await signedUp(strict());
    await expect(addWebhook(owner, address)).rejects.toThrow(messages.address);
  });

  test('refuses unknown kinds, and everything where it is off', async () => {
    await expect(addWebhook(alex, receiver.url, ['password'])).rejects.toThrow(messages.kinds);
    await expect(addWebhook(await signedUp(off()), 'https://hooks.example.org/')).rejects.toThrow(
      messages.off,
    );
  });
});

describe('a change', () => {
  test('is sent signed, with ids and no words, and each in order', async () => {
    await logged(alex, 'Before the webhook');
    const { id, secret } = await addWebhook(alex, `${receiver.url}/hook`);
    const activity = await logged(alex, 'A secret title');
    await run();
    // Each write wakes the sender: both are sent together only if it waits.
    await due(id, start + HOUR_MS);
    await alex.rest('PATCH', `/activities/${activity}`, { hours: 3 });
    await alex.rest('DELETE', `/activities/${activity}`);
    await due(id, start);
    await run();
    const changes = receiver.received.flatMap((message) => verified(secret, message));
    expect(changes).toEqual(
      ['added', 'changed', 'deleted'].map((action, index) => ({
        seq: index + 2,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        kind: 'activity',
        recordId: activity,
        ownerKind: null,
        ownerId: null,
        action,
      })),
    );
    expect(JSON.stringify(receiver.received)).not.toContain('secret title');
    const { body: same } = await alex.rest('GET', '/changes?after=1');
    expect(same).toEqual(changes);
    const [last] = await sentTo(id);
    expect(last).toMatchObject({
      messageId: receiver.received.at(-1)!.headers['webhook-id'],
      type: 'records.changed',
      firstSeq: 3,
      lastSeq: 4,
      label: '2 changes',
      state: 'delivered',
      attempts: 1,
      status: 204,
      hasArrived: true,
    });
    expect(last.body).toBe(receiver.received.at(-1)!.body);
    const [{ headers }] = receiver.received as [(typeof receiver.received)[number]];
    expect(headers).toMatchObject({ 'content-type': 'application/json' });
    expect(() => verified(`whsec_${'A'.repeat(32)}`, receiver.received[0]!)).toThrow(
      'No matching signature found',
    );
  });

  test('is sent without a word to the sender', async () => {
    const { secret } = await addWebhook(alex, receiver.url);
    const activity = await logged(alex);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(verified(secret, receiver.received[0]!)).toMatchObject([{ recordId: activity }]);
  });

  test('of another kind is not sent, and is passed over', async () => {
    const { id, secret } = await addWebhook(alex, receiver.url, ['document']);
    await logged(alex);
    await run();
    expect([receiver.received, (await listed())[0].isBehind]).toEqual([[], false]);
    const paper = { title: 'A paper', type: 'other', content: 'It says what it says.' };
    await alex.rest('POST', '/documents', paper);
    await run();
    expect(receiver.received.flatMap((message) => verified(secret, message))).toMatchObject([
      { kind: 'document', action: 'added' },
    ]);
    expect((await sentTo(id)).map(({ label }: { label: string }) => label)).toEqual([
      expect.stringMatching(/^Document \d+: added$/),
    ]);
  });

  test('of another user is not sent', async () => {
    await addWebhook(alex, receiver.url);
    await logged(await signedUp(server()));
    await run();
    expect(receiver.received).toEqual([]);
  });

  test('is one of up to a hundred in a message, and none is missing', async () => {
    const { secret } = await addWebhook(alex, receiver.url);
    const rows = Array.from({ length: 230 }, (_, n) => ({
      title: `Shift ${n}`,
      category: 'Clinical Practice',
      hours: 1,
    }));
    expect((await alex.rest('POST', '/imports', { requestKey: 'many', rows })).status).toBe(201);
    await run();
    const groups = receiver.received.map((message) => verified(secret, message));
    const { body: page } = await alex.rest('GET', '/changes?first=1');
    const seqs = groups.flat().map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, n) => page[0].seq + n));
    expect(seqs.length).toBeGreaterThanOrEqual(230);
    expect(groups[0]).toHaveLength(webhookLimits.changes);
  });

  test('costs the request no statement', async () => {
    const statements = async () => {
      await logged(alex);
      server().statements();
      await logged(alex);
      return server().statements().length;
    };
    const before = await statements();
    await addWebhook(alex, receiver.url);
    expect(await statements()).toBe(before);
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  });
});

describe('a message that does not arrive', () => {
  test.each<[string, keyof typeof webhookProblems, (typeof receiver)['respond']]>([
    ['an error', 'status', (response) => void response.writeHead(500).end()],
    [
      'a redirect',
      'redirect',
      (response) => void response.writeHead(302, { location: `${receiver.url}/other` }).end(),
    ],
    ['a connection that breaks', 'unreachable', (response) => void response.destroy()],
  ])('with %s is retried later, the same', async (_name, problem, respond) => {
    const { id, secret } = await addWebhook(alex, `${receiver.url}/hook`);
    receiver.respond = respond;
    const first = await logged(alex);
    await run();
    const [failed] = await sentTo(id);
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, hasArrived: false });
    expect(failed.resultText).toContain(webhookProblems[problem]);
    expect(await listed()).toMatchObject([
      { isBehind: true, nextAttemptAt: new Date(start + 5_000).toISOString() },
    ]);
    const second = await logged(alex);
    goOn(4_000);
    await run();
    expect(receiver.received).toHaveLength(1);
    receiver.respond = (response) => void response.writeHead(200).end();
    goOn(5_000);
    await run();
    const [, again, next] = receiver.received;
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook']);
    expect([again!.body, again!.headers['webhook-id']]).toEqual([
      receiver.received[0]!.body,
      receiver.received[0]!.headers['webhook-id'],
    ]);
    expect([...verified(secret, again!), ...verified(secret, next!)]).toMatchObject([
      { recordId: first },
      { recordId: second },
    ]);
    expect((await sentTo(id)).map(({ state }: { state: string }) => state)).toEqual([
      'delivered',
      'delivered',
    ]);
  });

  test('since nothing listens there is retried', async () => {
    const { id } = await addWebhook(alex, 'http://127.0.0.1:1/');
    await logged(alex);
    await run();
    expect(await sentTo(id)).toMatchObject([
      { state: 'waiting', status: null, resultText: webhookProblems.refused },
    ]);
  });

  test('within the time is retried', async () => {
    const { id } = await addWebhook(alex, receiver.url);
    receiver.respond = () => {};
    // Before the write: on a busy machine what it wakes sends first.
    const within = vi.spyOn(AbortSignal, 'timeout');
    const asked: number[] = [];
    within.mockImplementation((ms) => {
      asked.push(ms);
      const ended = new AbortController();
      setTimeout(() => ended.abort(new DOMException('late', 'TimeoutError')), 50);
      return ended.signal;
    });
    await logged(alex);
    await run();
    within.mockRestore();
    expect(asked).toContain(webhookLimits.seconds * 1_000);
    expect(await sentTo(id)).toMatchObject([{ resultText: webhookProblems.timeout }]);
  });

  test('for five days pauses the webhook, whose owner is notified and resumes it', async () => {
    const { id, secret } = await addWebhook(alex, receiver.url);
    receiver.respond = (response) => void response.writeHead(503).end();
    const activity = await logged(alex);
    let at = 0;
    for (let hours = 0; hours < 6 * 24; hours += 1) {
      await run();
      const [{ state, nextAttemptAt }] = await listed();
      if (state === 'paused') break;
      at = Date.parse(nextAttemptAt) - start;
      goOn(at);
    }
    expect(at / DAY_MS).toBeGreaterThan(5);
    expect(at / DAY_MS).toBeLessThan(6);
    expect(await listed()).toMatchObject([
      { state: 'paused', pausedText: pauseReasons.failing, isBehind: true, nextAttemptAt: null },
    ]);
    const { data } = await alex.graphql('{ notifications { nodes { title kind } } }');
    expect(data.notifications.nodes[0]).toEqual({
      title: 'A webhook is paused',
      kind: 'webhook-paused',
    });
    const later = await logged(alex);
    receiver.received = [];
    receiver.respond = (response) => void response.writeHead(200).end();
    goOn(at + DAY_MS);
    await run();
    expect(receiver.received).toEqual([]);
    const { status, body } = await alex.rest('POST', `/user/webhooks/${id}/resume`, {});
    expect([status, body.state]).toEqual([200, 'active']);
    await run();
    // Signed by the server's clock, which this test has set.
    expect(receiver.received.map(({ body: text }) => JSON.parse(text).data.changes)).toMatchObject([
      [{ recordId: activity }],
      [{ recordId: later }],
    ]);
    expect(secret).toMatch(/^whsec_/);
  });

  test('can be skipped, also if there is none', async () => {
    const { id, secret } = await addWebhook(alex, receiver.url);
    const skipped = await alex.rest('POST', `/user/webhooks/${id}/resume`, { skip: true });
    expect(skipped.status).toBe(200);
    receiver.respond = (response) => void response.writeHead(400).end();
    await logged(alex);
    await run();
    await logged(alex);
    receiver.received = [];
    receiver.respond = (response) => void response.writeHead(200).end();
    const { body } = await alex.rest('POST', `/user/webhooks/${id}/resume`, { skip: true });
    expect(body).toMatchObject({ state: 'active', isBehind: false, nextAttemptAt: null });
    const activity = await logged(alex);
    await run();
    expect(receiver.received.flatMap((message) => verified(secret, message))).toMatchObject([
      { recordId: activity },
    ]);
    expect((await sentTo(id)).map(({ state }: { state: string }) => state)).toEqual([
      'delivered',
      'failed',
    ]);
  });

  test('with 410 pauses the webhook at once', async () => {
    await addWebhook(alex, receiver.url);
    receiver.respond = (response) => void response.writeHead(410).end();
    await logged(alex);
    await run();
    expect(await listed()).toMatchObject([{ state: 'paused', pausedText: pauseReasons.gone }]);
    goOn(DAY_MS);
    await run();
    expect(receiver.received).toHaveLength(1);
  });

  test('since the server was killed is sent by another, under the same id', async () => {
    const { id, secret } = await addWebhook(alex, receiver.url);
    receiver.respond = (response) => void response.writeHead(500).end();
    await logged(alex);
    await run();
    // The state after a killed process: the message waits, and the webhook is claimed.
    await server().database.query({
      text: 'update webhooks set not_before = $1 where id = $2',
      values: [new Date(start + MINUTE_MS), id],
    });
    receiver.respond = (response) => void response.writeHead(200).end();
    goOn(MINUTE_MS - 1);
    await run();
    expect(receiver.received).toHaveLength(1);
    goOn(MINUTE_MS);
    await run();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(verified(secret, receiver.received[1]!)).toHaveLength(1);
  });

  test('holds up no other webhook', async () => {
    await addWebhook(alex, 'http://127.0.0.1:1/');
    const { secret } = await addWebhook(alex, receiver.url);
    await logged(alex);
    await run();
    expect(receiver.received.flatMap((message) => verified(secret, message))).toHaveLength(1);
  });
});

test('two senders at once send each message once', async () => {
  const { secret } = await addWebhook(alex, receiver.url);
  for (let n = 0; n < 5; n += 1) {
    await logged(alex);
    await Promise.all([run(), run(), run()]);
  }
  const seqs = receiver.received.flatMap((message) => verified(secret, message));
  expect(seqs.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

describe('an inner address', () => {
  test('behind a public name is not reached, and named like one that does not exist', async () => {
    host.names['inner.example.org'] = ['10.0.0.1'];
    host.names['rebound.example.org'] = ['8.8.8.8', '127.0.0.1'];
    const owner = await signedUp(strict());
    for (const name of ['inner', 'rebound', 'missing']) {
      const { id } = await addWebhook(owner, `https://${name}.example.org/`);
      const { body } = await owner.rest('POST', `/user/webhooks/${id}/test`);
      expect(body).toMatchObject({ state: 'failed', resultText: webhookProblems.unreachable });
    }
  });

  test('is not followed to by a redirect', async () => {
    host.answer = (_request, response) =>
      void response.writeHead(307, { location: `https://${CALENDAR_HOST}/other` }).end();
    host.requests = [];
    const owner = await signedUp(strict());
    const { id } = await addWebhook(owner, `https://${CALENDAR_HOST}/hook`);
    const { body } = await owner.rest('POST', `/user/webhooks/${id}/test`);
    expect(body).toMatchObject({ state: 'failed', status: 307 });
    expect(host.requests.map(({ url }) => url)).toEqual(['/hook']);
  });
});

describe('a webhook ends', () => {
  const endings: [string, (given: { id: number; tokenId: string }) => Promise<unknown>][] = [
    ['by itself', ({ id }) => alex.rest('DELETE', `/user/webhooks/${id}`)],
    ['with its token', ({ tokenId }) => alex.rest('DELETE', `/user/access-tokens/${tokenId}`)],
    [
      'with the password',
      () =>
        alex.graphql(
          'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }',
          { currentPassword: PASSWORD, newPassword: 'another-shift-8' },
        ),
    ],
    ['with the days of its token', async () => goOn(90 * DAY_MS)],
  ];

  test.each(endings)('%s', async (_name, end) => {
    const made = await addWebhook(alex, receiver.url);
    await server().database.query({
      text: 'update webhooks set not_before = $1 where id = $2',
      values: [new Date(start + HOUR_MS), made.id],
    });
    await logged(alex);
    await end(made);
    if (server().services.now().getTime() === start) goOn(HOUR_MS);
    await run();
    expect(receiver.received).toEqual([]);
  });

  test('and sends until then', async () => {
    const { id } = await addWebhook(alex, receiver.url);
    await server().database.query({
      text: 'update webhooks set not_before = $1 where id = $2',
      values: [new Date(start + HOUR_MS), id],
    });
    await logged(alex);
    goOn(HOUR_MS);
    await run();
    expect(receiver.received).toHaveLength(1);
  });

  test('and its removal is recorded', async () => {
    const { id } = await addWebhook(alex, receiver.url);
    expect((await alex.rest('DELETE', `/user/webhooks/${id}`)).status).toBe(204);
    expect((await alex.rest('DELETE', `/user/webhooks/${id}`)).status).toBe(404);
    const { data } = await alex.graphql('{ me { securityEvents { nodes { kind } } } }');
    expect(data.me.securityEvents.nodes[0]).toEqual({ kind: 'webhook-removed' });
  });
});

describe('its messages', () => {
  test('are tested, listed by page, sent again and deleted after 30 days', async () => {
    const { id, secret } = await addWebhook(alex, receiver.url);
    const { body: ping } = await alex.rest('POST', `/user/webhooks/${id}/test`);
    expect(ping).toMatchObject({ type: 'ping', label: 'Test message', state: 'delivered' });
    expect(JSON.parse(receiver.received[0]!.body)).toEqual({
      type: 'ping',
      timestamp: new Date(start).toISOString(),
      data: {},
    });
    for (let n = 1; n <= 3; n += 1) {
      goOn(n * 1_000);
      await logged(alex);
      await run();
    }
    const page = await alex.rest('GET', `/user/webhooks/${id}/deliveries?first=2`);
    expect(page.body.map(({ firstSeq }: { firstSeq: number }) => firstSeq)).toEqual([3, 2]);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link')!)![1]!;
    const rest = await alex.fetch(
      new URL(next, server().url).pathname + new URL(next, server().url).search,
    );
    const older = (await rest.json()) as { firstSeq: number | null }[];
    expect(older.map(({ firstSeq }) => firstSeq)).toEqual([1, null]);

    const { data } = await alex.graphql(
      'query($id: ID!) { webhookDeliveries(id: $id, last: 1) { totalCount nodes { id type } } }',
      { id: String(id) },
    );
    expect(data.webhookDeliveries).toMatchObject({ totalCount: 4, nodes: [{ type: 'ping' }] });

    receiver.received = [];
    const { body: again } = await alex.rest(
      'POST',
      `/user/webhook-deliveries/${page.body[0].id}/resend`,
    );
    expect(again).toMatchObject({ messageId: page.body[0].messageId, attempts: 2 });
    expect(verified(secret, receiver.received[0]!)).toMatchObject([{ seq: 3 }]);

    // Once an hour, and beyond the clock of every other test.
    goOn(400 * DAY_MS);
    await run();
    const left = await server().database.query({
      text: 'select id from webhook_deliveries where webhook_id = $1',
      values: [id],
    });
    expect(left).toEqual([]);
  });

  test('sent again by hand lets those behind follow', async () => {
    const { id } = await addWebhook(alex, receiver.url);
    receiver.respond = (response) => void response.writeHead(500).end();
    await logged(alex);
    await run();
    await logged(alex);
    receiver.respond = (response) => void response.writeHead(200).end();
    const [waiting] = await sentTo(id);
    await alex.rest('POST', `/user/webhook-deliveries/${waiting.id}/resend`);
    await run();
    expect((await sentTo(id)).map(({ state }: { state: string }) => state)).toEqual([
      'delivered',
      'delivered',
    ]);
    // One that has arrived stays so.
    receiver.respond = (response) => void response.writeHead(500).end();
    const { body } = await alex.rest('POST', `/user/webhook-deliveries/${waiting.id}/resend`);
    expect(body).toMatchObject({ state: 'delivered', hasArrived: false, status: 500 });
  });

  test('sent by hand are limited', async () => {
    const { id } = await addWebhook(alex, receiver.url);
    const statuses = new Set<number>();
    for (let n = 0; n < 31; n += 1)
      statuses.add((await alex.rest('POST', `/user/webhooks/${id}/test`)).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  test('and webhooks of another user are not found', async () => {
    const { id } = await addWebhook(alex, receiver.url);
    const { body: ping } = await alex.rest('POST', `/user/webhooks/${id}/test`);
    const billie = await signedUp(server());
    for (const [method, path] of [
      ['GET', `/user/webhooks/${id}/deliveries`],
      ['POST', `/user/webhooks/${id}/test`],
      ['POST', `/user/webhooks/${id}/resume`],
      ['DELETE', `/user/webhooks/${id}`],
      ['POST', `/user/webhook-deliveries/${ping.id}/resend`],
    ] as const) {
      const { status } = await billie.rest(method, path, method === 'POST' ? {} : undefined);
      expect([path, status]).toEqual([path, 404]);
    }
    expect(await listed(billie)).toEqual([]);
    expect(receiver.received).toHaveLength(1);
  });

  test('cost as many statements however many webhooks and messages there are', async () => {
    const count = async () => {
      const hooks = await listed();
      server().statements();
      await listed();
      await sentTo(hooks[0].id);
      return server().statements().length;
    };
    const { id } = await addWebhook(alex, receiver.url);
    const one = await count();
    await addWebhook(alex, receiver.url);
    for (let n = 0; n < 5; n += 1) await alex.rest('POST', `/user/webhooks/${id}/test`);
    expect(await count()).toBe(one);
  });
});

test('a changed key of the server pauses it, and says so', async () => {
  const { id } = await addWebhook(alex, receiver.url);
  await server().database.query({
    text: `update webhooks set address = 'sealed with another key', secret = 'too' where id = $1`,
    values: [id],
  });
  await logged(alex);
  await run();
  expect(await listed()).toMatchObject([
    { state: 'paused', address: null, pausedText: pauseReasons.unreadable },
  ]);
  const { status, body } = await alex.rest('POST', `/user/webhooks/${id}/test`);
  expect([status, body.message]).toEqual([409, pauseReasons.unreadable]);
});

test('is in the export of the account, without its secret and address', async () => {
  const { id, secret } = await addWebhook(alex, `${receiver.url}/hook`);
  await alex.rest('POST', `/user/webhooks/${id}/test`);
  const { body } = await alex.rest('GET', '/user/export');
  expect(body.webhooks).toMatchObject([{ id, host: new URL(receiver.url).host }]);
  expect(body.webhookDeliveries).toMatchObject([{ type: 'ping' }]);
  expect(JSON.stringify(body)).not.toContain(secret.slice(6));
  expect(JSON.stringify(body.webhooks)).not.toMatch(/"(secret|address)"/);
});
