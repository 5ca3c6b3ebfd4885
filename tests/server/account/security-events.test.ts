// @module-tag servers
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanAccounts } from '#server/auth/clean';
import { shortNetwork } from '#server/auth/sessions/network';
import {
  exported,
  type ExportFormat,
} from '#server/schema/account/security-events/export-security-events';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { countRows } from '#tests/support/rows';

const server = useServer({ trustProxy: 1 });
let alex: TestClient;
beforeEach(async () => {
  server().setNow(null);
  alex = await signedUp(server());
});

const run = (text: string, ...values: unknown[]) =>
  server().database.query<{ id: number }>({ text, values });

const insert = (userId: number, at: Date, kind = 'signed-in') =>
  run(
    `insert into security_events (user_id, kind, at, device, network)
     values ($1, $2, $3, 'Firefox on Linux', '203.0.113.x') returning id`,
    userId,
    kind,
    at,
  );

const LIST = `query($first: Int, $after: String) { me { securityEvents(first: $first, after: $after) {
  nodes { id kind label at device network isHere } totalCount pageInfo { hasNextPage endCursor } } } }`;

describe('the table of security events', () => {
  test('refuses every change, and a deletion before its time', async () => {
    const [event] = await insert(alex.user.id, new Date());
    for (const change of [
      'update security_events set kind = kind where id = $1',
      'delete from security_events where id = $1',
    ]) {
      await expect(run(change, event!.id), change).rejects.toThrow('only added to');
    }
    const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);
    const [old] = await insert(alex.user.id, yearsAgo(2));
    const [recent] = await insert(alex.user.id, yearsAgo(1));
    await run('delete from security_events where id = $1', old!.id);
    await expect(run('delete from security_events where id = $1', recent!.id)).rejects.toThrow(
      'only added to',
    );
  });

  test('deletes an account’s rows with the account', async () => {
    const before = await countRows(server(), 'security_events');
    const billie = await signedUp(server());
    await insert(billie.user.id, new Date());
    await run('delete from users where id = $1', billie.user.id);
    expect(await countRows(server(), 'security_events')).toBe(before);
  });
});

describe('me.securityEvents', () => {
  test('lists the newest first, a page at a time, with descriptions', async () => {
    const billie = await signedUp(server());
    await insert(billie.user.id, new Date(), 'data-exported');
    const start = Date.now() + 1_000;
    for (const [index, kind] of ['password-changed', 'sign-in-failed', 'signed-in'].entries()) {
      await insert(alex.user.id, new Date(start + index), kind);
    }
    const first = (await alex.graphql(LIST, { first: 2 })).data.me.securityEvents;
    expect(first.nodes).toMatchObject([
      { kind: 'signed-in', label: 'Signed in', device: 'Firefox on Linux' },
      { kind: 'sign-in-failed', label: 'Failed sign-in', network: '203.0.113.x', isHere: false },
    ]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const after = first.pageInfo.endCursor;
    const next = (await alex.graphql(LIST, { first: 1, after })).data.me.securityEvents;
    expect(next.nodes).toMatchObject([{ kind: 'password-changed', label: 'Password changed' }]);
  });
});

/** A user's kinds of events, oldest first, after all work behind the response is done. */
async function kindsOf({ user }: TestClient): Promise<string[]> {
  await server().services.background.settled();
  const text = 'select kind from security_events where user_id = $1 order by id';
  const rows = await server().database.query<{ kind: string }>({ text, values: [user.id] });
  return rows.map(({ kind }) => kind);
}

const visitor = () => new TestClient(server());
const login = (client: TestClient, password = PASSWORD, from = '198.51.100.7') =>
  client.raw('POST', '/api/login', JSON.stringify({ username: alex.user.username, password }), {
    'content-type': 'application/json',
    'x-forwarded-for': from,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });

async function signedInAgain(): Promise<TestClient> {
  const client = visitor();
  expect((await login(client)).status).toBe(200);
  return client;
}

describe('what is recorded', () => {
  test('signing in and out, from which device and network', async () => {
    const phone = visitor();
    expect((await login(phone, 'wrong-one', '203.0.113.77')).status).toBe(401);
    await server().services.background.settled();
    expect((await login(phone, PASSWORD, '2001:db8:85a3:12::7')).status).toBe(200);
    const { nodes } = (await phone.graphql(LIST)).data.me.securityEvents;
    const device = 'Firefox on Linux';
    expect(nodes).toMatchObject([
      { kind: 'signed-in', device, network: '2001:db8:85a3::/48', isHere: true },
      { kind: 'sign-in-failed', device, network: '203.0.113.x', isHere: false },
      { kind: 'registered', label: 'Account created', isHere: false },
    ]);
    await phone.rest('POST', '/logout');
    await phone.rest('POST', '/logout');
    expect(await kindsOf(alex)).toEqual([
      'registered',
      'sign-in-failed',
      'signed-in',
      'signed-out',
    ]);
  });

  test('ending sessions and changing the password', async () => {
    const phone = await signedInAgain();
    const { sessions } = (await alex.graphql('{ me { sessions { id isCurrent } } }')).data.me;
    const END = 'mutation($id: ID!) { endSession(id: $id) { id } }';
    for (const { id } of sessions.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)) {
      await alex.graphql(END, { id });
    }
    expect((await phone.rest('GET', '/user')).status).toBe(401);
    await signedInAgain();
    await alex.graphql('mutation { endOtherSessions }');
    await alex.graphql('mutation { endOtherSessions }');
    const CHANGE =
      'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }';
    for (const currentPassword of ['wrong-one', PASSWORD]) {
      await alex.graphql(CHANGE, { currentPassword, newPassword: 'day-shift-8' });
      await server().services.background.settled();
    }
    expect(await kindsOf(alex)).toEqual([
      'registered',
      'signed-in',
      'session-ended',
      'signed-in',
      'session-ended',
      'sign-in-failed',
      'password-changed',
    ]);
  });

  test('exports, imports and the address of the calendar', async () => {
    const account = (await alex.rest('GET', '/user/export')).body;
    await alex.graphql('mutation { deleteCalendarFeed { id } }');
    await alex.graphql('mutation { renewCalendarFeed { id } }');
    await alex.graphql('mutation { deleteCalendarFeed { id } }');
    account.documents = [
      {
        id: 1,
        title: 'Brought along',
        type: 'certificate',
        content: 'Ten letters and more.',
        createdAt: '2026-01-01T00:00:00.000Z',
      },
    ];
    for (let n = 0; n < 2; n += 1) {
      const imported = await alex.rest('POST', '/imports/account', { requestKey: 'one', account });
      expect(imported.status).toBe(n === 0 ? 201 : 200);
    }
    expect(await kindsOf(alex)).toEqual([
      'registered',
      'data-exported',
      'calendar-address-renewed',
      'calendar-address-removed',
      'data-imported',
    ]);
  });

  test('comes with an export, and is not imported', async () => {
    const { body } = await alex.rest('GET', '/user/export');
    expect(body.securityEvents).toMatchObject([
      { kind: 'registered', device: expect.any(String), at: expect.any(String) },
    ]);
    const billie = await signedUp(server());
    const given = { requestKey: 'x', account: body };
    expect((await billie.rest('POST', '/imports/account', given)).status).toBe(400);
    expect(await kindsOf(billie)).toEqual(['registered']);
  });

  test('a failure, with the same statements as for an unknown name', async () => {
    const sent: string[][] = [];
    for (const username of [alex.user.username, 'nobody-at-all']) {
      server().statements();
      await visitor().rest('POST', '/login', { username, password: 'wrong-one' });
      sent.push(
        server()
          .statements()
          .map((text) => text.replace(/ \[took .*\]$/, '')),
      );
    }
    expect(sent[0]).toEqual(sent[1]);
    expect(await kindsOf(alex)).toEqual(['registered', 'sign-in-failed']);
  });

  test('nothing for an unknown name', async () => {
    const before = await countRows(server(), 'security_events');
    await visitor().rest('POST', '/login', { username: 'nobody-at-all', password: 'wrong-one' });
    await server().services.background.settled();
    expect(await countRows(server(), 'security_events')).toBe(before);
  });
});

describe('an attack', () => {
  test('locks an account for an address once, with one event', async () => {
    for (let n = 0; n < 14; n += 1) await login(visitor(), 'wrong-one', '198.51.100.8');
    expect((await kindsOf(alex)).toSorted()).toEqual([
      'locked-out',
      'registered',
      ...Array(10).fill('sign-in-failed'),
    ]);
  });

  test('from many addresses adds twenty failures an hour, and hides nothing else', async () => {
    for (let n = 0; n < 25; n += 1) await login(visitor(), 'wrong-one', `198.51.${n}.9`);
    await server().services.background.settled();
    await signedInAgain();
    const kinds = await kindsOf(alex);
    expect(kinds.filter((kind) => kind === 'sign-in-failed')).toHaveLength(20);
    expect(kinds.at(-1)).toBe('signed-in');
    server().setNow(new Date(Date.now() + 61 * 60_000));
    await login(visitor(), 'wrong-one', '198.51.77.9');
    expect((await kindsOf(alex)).at(-1)).toBe('sign-in-failed');
  });
});

test('an event is one line of the log, without personal data', async () => {
  const lines = vi.spyOn(server().services.log, 'info');
  await signedInAgain();
  const said = lines.mock.calls.filter(([line]) => JSON.stringify(line).includes('securityEvent'));
  lines.mockRestore();
  expect(said).toEqual([[{ securityEvent: 'signed-in' }, 'security event']]);
});

test('events are removed after two years', async () => {
  const now = new Date();
  const twoYearsAgo = (days: number) => {
    const at = new Date(now);
    at.setUTCFullYear(at.getUTCFullYear() - 2);
    return new Date(at.getTime() + days * 86_400_000);
  };
  await insert(alex.user.id, twoYearsAgo(-2), 'signed-out');
  await insert(alex.user.id, twoYearsAgo(2), 'data-exported');
  await cleanAccounts(server().services, now);
  expect((await kindsOf(alex)).toSorted()).toEqual(['data-exported', 'registered']);
});

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:85a3:12::', '2001:db8:85a3::/48'],
  ['::1', '::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['unknown', null],
])('the network of %s is shown as %s', (address, network) => {
  expect(shortNetwork(address)).toBe(network);
});

describe('the export for operators', () => {
  const since = new Date('2026-03-01T00:00:00Z');
  const until = new Date('2026-03-02T00:00:00Z');
  const read = async (format: ExportFormat, period = { since, until }) => {
    const pieces: string[] = [];
    for await (const piece of exported(server().database, period, format)) pieces.push(piece);
    return pieces;
  };
  const at = (time: string) => new Date(`2026-03-01T${time}Z`);

  test('has every event of the period once, in pages, oldest first', async () => {
    const ids: number[] = [];
    await run(
      `insert into security_events (user_id, kind, at, device)
       select $1, 'signed-in', $2::timestamptz + (n / 700) * interval '1 millisecond', 'Firefox'
       from generate_series(0, 2499) n`,
      alex.user.id,
      since,
    );
    await insert(alex.user.id, new Date(since.getTime() - 1));
    await insert(alex.user.id, until);
    const [last] = await insert(alex.user.id, new Date(until.getTime() - 1));
    const pieces = await read('jsonl');
    expect(pieces).toHaveLength(3);
    for (const line of pieces.join('').trimEnd().split('\n')) {
      const { id, userId } = JSON.parse(line);
      if (userId === alex.user.id) ids.push(id);
    }
    const kept = await run(
      'select id from security_events where user_id = $1 and at >= $2 and at < $3 order by at, id',
      alex.user.id,
      since,
      until,
    );
    expect(kept).toHaveLength(2_501);
    expect(ids).toEqual(kept.map(({ id }) => id));
    expect(ids.at(-1)).toBe(last!.id);
    expect(JSON.parse(pieces.at(-1)!.trimEnd().split('\n').at(-1)!)).toEqual({
      id: last!.id,
      at: '2026-03-01T23:59:59.999Z',
      kind: 'signed-in',
      userId: alex.user.id,
      username: alex.user.username,
      device: 'Firefox on Linux',
      network: '203.0.113.x',
      session: null,
    });
  });

  test('is a table that a spreadsheet can open without running a cell', async () => {
    const [{ id }] = (await run(
      `insert into security_events (user_id, kind, at, device)
       values ($1, 'signed-in', $2, '=HYPERLINK("http://evil.example","Firefox, really")') returning id`,
      alex.user.id,
      at('12:00:00.5'),
    )) as [{ id: number }];
    const [head, ...rows] = (await read('csv')).join('').split('\r\n');
    expect(head).toBe('\uFEFFid,at,kind,userId,username,device,network,session');
    expect(rows.find((row) => row.startsWith(`${id},`))).toBe(
      `${id},2026-03-01T12:00:00.500Z,signed-in,${alex.user.id},${alex.user.username},` +
        `"'=HYPERLINK(""http://evil.example"",""Firefox, really"")",,`,
    );
    expect(rows.at(-1)).toBe('');
  });

  test('of a period without events has only the headings', async () => {
    const period = { since: new Date('2001-01-01'), until: new Date('2001-02-01') };
    expect(await read('jsonl', period)).toEqual([]);
    expect(await read('csv', period)).toEqual([
      '\uFEFFid,at,kind,userId,username,device,network,session\r\n',
    ]);
  });
});
