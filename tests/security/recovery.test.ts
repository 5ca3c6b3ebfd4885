// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanAccounts } from '#server/auth/clean';
import { signedUp, TestClient } from '#tests/support/client';
import { addPasskey, addRecoveryCodes, signInOptions } from '#tests/support/factors';
import { timeoutMs, iterations } from '#tests/support/long';
import { useMailServer } from '#tests/support/mail';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer, type TestServer } from '#tests/support/server';

const mail = useMailServer();
/** Timing needs many requests for one name and address, and a hash slow enough to show. */
const started = useServer(() => ({
  bcryptCost: iterations(10, 12),
  mail: { smtpUrl: mail.url, from: 'cpd@example.org' },
  limits: { loginPerAccount: 10_000, loginPerAddress: 10_000, registerPerAddress: 10_000 },
}));
const limited = useServer(() => ({
  trustProxy: 1,
  mail: { smtpUrl: mail.url, from: 'cpd@example.org' },
}));
let server: TestServer;
beforeAll(() => void (server = started()));
detectResponseLeaks();

const REQUEST = 'mutation($account: String!) { requestPasswordReset(account: $account) }';
const RESET_WITH_CODE =
  'mutation($input: ResetPasswordWithCodeInput!) { resetPasswordWithCode(input: $input) }';
const newPassword = 'after-the-night-8';

const ask = (account: string, at: TestServer = server) =>
  new TestClient(at).raw(
    'POST',
    '/graphql',
    JSON.stringify({ query: REQUEST, variables: { account } }),
  );
const guess = (username: string, recoveryCode = 'AAAA-BBBB-CCCC') =>
  new TestClient(server).raw(
    'POST',
    '/graphql',
    JSON.stringify({
      query: RESET_WITH_CODE,
      variables: { input: { username, recoveryCode, newPassword } },
    }),
  );

/** A user who would be sent a link, with recovery codes as well. */
async function reachable(at: TestServer = server): Promise<TestClient> {
  const email = `${randomUUID()}@example.org`;
  const client = await signedUp(at, { email });
  const text = 'update email_addresses set confirmed_at = now() where user_id = $1';
  await at.database.query({ text, values: [client.user.id] });
  await addRecoveryCodes(client);
  return client;
}

const nobody = () => `nobody-${randomUUID()}`;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const doors: [name: string, run: (account: string) => ReturnType<typeof ask>][] = [
  ['asking for a link', ask],
  ['guessing a recovery code', guess],
];

describe.each(doors)('15: %s', (_name, run) => {
  test('returns the same bytes for a known and an unknown name', async () => {
    const { user } = await reachable();
    const [known, unknown] = [await run(user.username), await run(nobody())].map(
      ({ status, text, headers }) => ({
        status,
        text,
        headers: [...headers].filter(
          ([name]) => !['date', 'x-request-id', 'ratelimit'].includes(name),
        ),
      }),
    );
    expect(known).toEqual(unknown);
    await server.services.background.settled();
  });

  test('runs the same statements before it responds', async () => {
    const { user } = await reachable();
    const sentFor = async (account: string) => {
      server.statements();
      await run(account);
      return server.statements();
    };
    const known = await sentFor(user.username);
    expect(known.map(withoutTime)).toEqual((await sentFor(nobody())).map(withoutTime));
    await server.services.background.settled();
  });
});

test(
  '15: guessing a recovery code takes the same time for a known and an unknown name',
  async () => {
    const { user } = await reachable();
    const login = { username: user.username, password: 'wrong-one' };
    const ways = [
      () => guess(user.username),
      () => guess(nobody()),
      // The cost of a request that hashes the new password before it checks the code.
      () => new TestClient(server).rest('POST', '/login', login),
    ];
    const took: number[][] = ways.map(() => []);
    for (let round = 0; round < iterations(21, 300); round += 1) {
      for (let turn = 0; turn < ways.length; turn += 1) {
        const index = (round + turn) % ways.length;
        const began = performance.now();
        await ways[index]!();
        took[index]!.push(performance.now() - began);
      }
    }
    const [known, unknown, hash] = took.map(median) as [number, number, number];
    expect(Math.abs(known - unknown)).toBeLessThan(iterations(hash / 2, 5));
  },
  timeoutMs(60_000),
);

test('15: a request for a link gets its response before the account is looked up', async () => {
  const { user } = await reachable();
  const links = async () => {
    const text = 'select from password_resets where user_id = $1';
    return (await server.database.query({ text, values: [user.id] })).length;
  };
  expect((await ask(user.username)).status).toBe(200);
  expect(await links()).toBe(0);
  await server.services.background.settled();
  expect(await links()).toBe(1);
});

describe('14: requesting links', () => {
  const from = (address: string, account: string) =>
    new TestClient(limited()).raw(
      'POST',
      '/graphql',
      JSON.stringify({ query: REQUEST, variables: { account } }),
      { 'content-type': 'application/json', 'x-forwarded-for': address },
    );

  test('is limited for each name, known or not, from any address', async () => {
    const { user } = await reachable(limited());
    for (const account of [user.username, nobody()]) {
      for (let n = 0; n < 5; n += 1) {
        expect((await from(`203.0.113.${n}`, account)).status).toBe(200);
      }
      expect((await from('203.0.113.99', account)).status).toBe(429);
    }
    await limited().services.background.settled();
  });

  test('is limited for each address', async () => {
    for (let n = 0; n < 30; n += 1) {
      expect((await from('198.51.100.7', nobody())).status).toBe(200);
    }
    const refused = await from('198.51.100.7', nobody());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await from('198.51.100.8', nobody())).status).toBe(200);
  });

  test('sends one account only a few, whichever of its names is given', async () => {
    const client = await reachable(limited());
    const { user } = client;
    const { address } = (await client.graphql('{ me { email { address } } }')).data.me.email;
    for (let n = 0; n < 4; n += 1) {
      for (const account of [user.username, address]) {
        expect((await from(`192.0.2.${n}`, account)).status).toBe(200);
      }
    }
    await limited().services.background.settled();
    const text = `select from security_events where user_id = $1 and kind = 'password-reset-requested'`;
    expect(await limited().database.query({ text, values: [user.id] })).toHaveLength(5);
  });

  test('guessing recovery codes counts towards the account’s password limit', async () => {
    const { user } = await reachable(limited());
    const input = { username: user.username, recoveryCode: 'AAAA-BBBB-CCCC', newPassword };
    const visitor = () => new TestClient(limited());
    for (let n = 0; n < 10; n += 1) {
      const { errors } = await visitor().graphql(RESET_WITH_CODE, { input });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    expect((await visitor().graphql(RESET_WITH_CODE, { input })).status).toBe(429);
    const login = { username: user.username, password: 'wrong-one' };
    expect((await visitor().rest('POST', '/login', login)).status).toBe(429);
  });
});

test('expired links, challenges and unconfirmed secrets are removed', async () => {
  const client = await reachable();
  const { authenticator } = await addPasskey(client);
  const response = authenticator.signIn(await signInOptions(client));
  await client.graphql(
    'mutation($response: JSONObject!) { signInWithPasskey(response: $response) { id } }',
    { response },
  );
  await client.graphql('mutation { beginTotp { uri } }');
  await ask(client.user.username);
  await server.services.background.settled();
  const counts = async () => {
    const text = `select (select count(*) from used_challenges)::int as challenges,
      (select count(*) from password_resets where user_id = $1)::int as links,
      (select count(*) from totp_secrets where user_id = $1)::int as secrets`;
    return (await server.database.query({ text, values: [client.user.id] }))[0];
  };
  await cleanAccounts(server.services, new Date());
  const kept = await counts();
  expect(kept).toMatchObject({ links: 1, secrets: 1 });
  expect(kept!['challenges']).toBeGreaterThan(1);
  await cleanAccounts(server.services, new Date(Date.now() + 61 * 60_000));
  expect(await counts()).toEqual({ challenges: 0, links: 0, secrets: 0 });
});

/** Removes durations. */
const withoutTime = (text: string) => text.replace(/took \d+ ms/, '');
