// @module-tag servers
import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { teamRateLimits } from '#server/limits';
import { makeReceipts } from '#server/schema/proof/teams/receipts';
import { createToken } from '#tests/support/access-tokens';
import { signedUp, TestClient, withoutRequest } from '#tests/support/client';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer } from '#tests/support/server';
import { joiningTeam, joinTeam, newTeam, type SampleTeam } from '#tests/support/team-samples';
import { readReceipt, receiptProblem, RECEIPT_TYPE } from '#domain/proof/standing-receipts';

const server = useServer();
detectResponseLeaks();
let coordinator: TestClient;
let member: TestClient;
let team: SampleTeam;
let memberId: number;

beforeAll(async () => {
  [coordinator, member] = [await signedUp(server()), await signedUp(server())];
  team = await newTeam(coordinator);
  memberId = await joinTeam(member, team);
});

const own = async (by: TestClient, id = team.id) => (await by.rest('GET', `/teams/${id}`)).body;
const textOf = async () => (await own(member)).membership.receipt.text as string;
const keys = async () => (await (await member.fetch('/.well-known/jwks.json')).json()) as any;
const statusOf = async (number: string) =>
  new TestClient(server()).rest('GET', `/receipts/${number}/revocations`);
const issuer = () => server().services.env.publicUrl;

describe('a receipt', () => {
  const verified = async (text: string) =>
    jwtVerify(text, createLocalJWKSet(await keys()), { typ: RECEIPT_TYPE });

  test('that was changed by one letter has no valid signature', async () => {
    const text = await textOf();
    await verified(text);
    const [head, body, signature] = text.split('.') as [string, string, string];
    const better = Buffer.from(body, 'base64url').toString().replace('not-settled', 'on-track');
    const forged = [head, Buffer.from(better).toString('base64url'), signature].join('.');
    expect(forged).not.toBe(text);
    await expect(verified(forged)).rejects.toThrow(/signature/);
  });

  test('signed by another key, without one, or under another type is refused', async () => {
    const { claims, header } = readReceipt(await textOf())!;
    const problem = (more: object, change: object = {}) =>
      receiptProblem(
        { header: { ...header, ...more }, claims: { ...claims, ...change } },
        { issuer: issuer(), now: new Date() },
      );
    expect(problem({})).toBeNull();
    expect(problem({ alg: 'none' })).toMatch(/not a standing receipt/);
    expect(problem({ alg: 'HS256' })).toMatch(/not a standing receipt/);
    expect(problem({ typ: 'JWT' })).toMatch(/not a standing receipt/);
    expect(problem({ kid: 'https://elsewhere.example/.well-known/badge-keys/a' })).toMatch(
      /server/,
    );
    expect(problem({}, { iss: 'https://elsewhere.example' })).toMatch(/server/);
    expect(problem({}, { exp: claims.exp + 86_400 })).toMatch(/not a standing receipt/);
    const unsigned = jwt.sign({ ...claims }, '', { algorithm: 'none' });
    await expect(verified(unsigned)).rejects.toThrow(/alg|algorithm|signature|JWS/i);
  });

  test('shown again after a newer one, or after its end, is known as such', async () => {
    const second = await newTeam(coordinator);
    await joinTeam(member, second);
    const first = (await own(member, second.id)).membership.receipt.number;
    await makeReceipts(server().services, member.user.id, server().services.now());
    const [replaced] = (await statusOf(first)).body.revokedCredential;
    expect(replaced.revocationReason).toMatch(/newer/);
    const newest = (await own(member, second.id)).membership.receipt.number;
    await member.rest('POST', `/teams/${second.id}/leave`);
    const [withdrawn] = (await statusOf(newest)).body.revokedCredential;
    expect(withdrawn.revocationReason).toMatch(/^Withdrawn on /);
  });

  test('of an unknown number reads like one that is not shared', async () => {
    const list = (await statusOf(`${randomUUID()}.1`)).body;
    expect(list.revokedCredential[0].revocationReason).toBe('Not shared, or no longer.');
    for (const number of ['1', `${randomUUID()}`, `${randomUUID()}.-1`, "x'.1"])
      expect((await statusOf(number)).status).toBe(404);
  });

  test('made while its owner leaves is not stored', async () => {
    const third = await newTeam(coordinator);
    await joinTeam(member, third);
    const { services } = server();
    await Promise.all([
      makeReceipts(services, member.user.id, services.now()),
      member.rest('POST', `/teams/${third.id}/sharing/end`),
      makeReceipts(services, member.user.id, services.now()),
    ]);
    expect((await own(member, third.id)).membership.receipt).toBeNull();
    const { body } = await coordinator.rest('GET', `/teams/${third.id}/board`);
    expect(body.every(({ standing }: any) => standing === null)).toBe(true);
  });
});

describe('who may', () => {
  const routes = (id: number, other: number): [string, string, object?][] => [
    ['GET', `/teams/${id}/board`],
    ['GET', `/teams/${id}/board.csv`],
    ['PATCH', `/teams/${id}`, { name: 'Taken over' }],
    ['DELETE', `/teams/${id}`],
    ['POST', `/teams/${id}/invitation`, { days: 3 }],
    ['POST', `/teams/${id}/invitation/end`],
    ['POST', `/teams/${id}/nudges`, { memberIds: [other] }],
    ['POST', `/team-members/${other}/role`, { role: 'coordinator' }],
    ['POST', `/team-members/${other}/remove`],
  ];

  test('a member gets the same response as for a team that does not exist', async () => {
    const { membership } = await own(coordinator);
    const asked = routes(team.id, membership.id);
    const nobodys = routes(2_147_483_000, 2_147_483_000);
    for (const [n, [method, path, body]] of asked.entries()) {
      const { status, body: answer } = await member.rest(method, path, body);
      const [, missing, same] = nobodys[n]!;
      const { body: absent } = await member.rest(method, missing, same);
      expect(status, path).toBe(404);
      expect(withoutRequest(answer), path).toEqual(withoutRequest(absent));
    }
    expect((await own(member)).invitation).toBeNull();
    const receipt = await member.rest('GET', `/team-members/${membership.id}/receipt.jwt`);
    expect(receipt.status).toBe(404);
  });

  test('a coordinator of another team reaches nobody here', async () => {
    const other = await signedUp(server());
    await newTeam(other);
    for (const [method, path, body] of routes(team.id, memberId))
      expect((await other.rest(method, path, body)).status, path).toBe(404);
    const theirs = await newTeam(other);
    const nudged = await other.rest('POST', `/teams/${theirs.id}/nudges`, {
      memberIds: [memberId],
    });
    expect(nudged.status).toBe(400);
  });

  test('a coordinator who is removed loses the next page, and the one who stays reads on', async () => {
    const { body: role } = await coordinator.rest('POST', `/team-members/${memberId}/role`, {
      role: 'coordinator',
    });
    expect(role.coordinators).toHaveLength(2);
    const page = (after = '') => member.rest('GET', `/teams/${team.id}/board?first=1${after}`);
    const first = await page();
    expect(first.status).toBe(200);
    const next = /after=([^&>]+)/.exec(first.headers.get('link')!)![1];
    await coordinator.rest('POST', `/team-members/${memberId}/remove`);
    expect((await page(`&after=${next}`)).status).toBe(404);
    memberId = await joinTeam(member, team);
  });

  test('no access token reads, joins or ends', async () => {
    const { program } = await createToken(member, ['notifications:write', 'summary:read']);
    const ask = async (path: string, method = 'GET', body?: object) =>
      (await program.rest(method, path, body)).status;
    expect(await ask('/teams')).toBe(403);
    expect(await ask(`/teams/${team.id}/leave`, 'POST', {})).toBe(403);
    expect(await ask('/receipt-readings')).toBe(403);
  });
});

test('codes cannot be guessed: wrong ones are counted, but for those that no team can have', async () => {
  const guesser = await signedUp(server());
  const send = (code: string) => guesser.rest('POST', '/teams/invitation', { code });
  expect((await send('x')).status).toBe(404);
  const tries = Array.from({ length: teamRateLimits.codes }, () => send('AAAAA-BBBBB-CCCCC-DDDDD'));
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([404]));
  const { status } = await guesser.rest('POST', '/teams/join', joiningTeam(team.code));
  expect(status).toBe(429);
});

test('a member of three teams shares with each what was agreed there, and ends one alone', async () => {
  const client = await signedUp(server());
  const teams = [
    await newTeam(coordinator),
    await newTeam(coordinator),
    await newTeam(coordinator),
  ];
  for (const [n, { code }] of teams.entries()) {
    const agreed = n === 0 ? ['blue-card'] : [];
    const body = { ...joiningTeam(code), askedCredentials: agreed };
    expect((await client.rest('POST', '/teams/join', body)).status).toBe(200);
  }
  const receipts = async () =>
    (await client.rest('GET', '/teams')).body.map(
      ({ membership }: any) => membership.receipt?.credentials.length ?? null,
    );
  expect(await receipts()).toEqual([1, 0, 0]);
  await client.rest('POST', `/teams/${teams[1]!.id}/sharing/end`);
  expect(await receipts()).toEqual([1, null, 0]);
});

test('two who join or leave at once leave one coordinator and no double membership', async () => {
  const [one, two] = [await signedUp(server()), await signedUp(server())];
  const pair = await newTeam(one);
  const both = await Promise.all(
    [1, 2].map(() => two.rest('POST', '/teams/join', joiningTeam(pair.code))),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { membership } = await own(two, pair.id);
  await one.rest('POST', `/team-members/${membership.id}/role`, { role: 'coordinator' });
  const mine = (await own(one, pair.id)).membership.id;
  const down = await Promise.all([
    one.rest('POST', `/team-members/${mine}/role`, { role: 'member' }),
    two.rest('POST', `/team-members/${membership.id}/role`, { role: 'member' }),
  ]);
  expect(down.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
