// @module-tag servers
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  assertionFor,
  baked,
  bakedSvg,
  COAST,
  COAST_KEY,
  credentialFor,
  hashedEmail,
  jwkOf,
  keyPair,
  pemOf,
  sign,
  useBadgeIssuers,
  type Pair,
} from '#tests/support/badge-issuer';
import { linkToken } from '#server/auth/passwords/link-token';
import { checkDueBadges } from '#server/schema/records/evidence-files/check-badges';
import { certified } from '#tests/support/certified';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPicture, sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import {
  badgeMessages,
  badgeTexts as texts,
  type EvidenceBadge,
} from '#domain/records/evidence-badges';

const NOW = new Date('2026-06-15T02:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;
const EMAIL = 'alex@coast.example';
const host = COAST.slice('https://'.length);

const issuers = useBadgeIssuers();
const server = useServer({}, { publicAgent: issuers.agent });
let rsa: Pair;
let alex: TestClient;
let activityId: number;

beforeAll(() => {
  rsa = keyPair('RS256');
});

beforeEach(async () => {
  server().setNow(NOW);
  alex = await withEmail(EMAIL);
  activityId = await anActivity(alex);
  issuers.pages[`${host}/keys/1`] = { body: jwkOf(rsa) };
});

async function withEmail(address: string | null): Promise<TestClient> {
  const client = await signedUp(server());
  const text =
    'insert into email_addresses (user_id, address, created_at, confirmed_at) values ($1, $2, $3, $3)';
  if (address) await server().database.query({ text, values: [client.user.id, address, NOW] });
  return client;
}

async function anActivity(by: TestClient, change: object = {}): Promise<number> {
  const { status, body } = await by.rest('POST', '/activities', {
    title: 'Advanced Airway Management',
    category: 'Clinical Practice',
    hours: 3,
    status: 'completed',
    completedDate: '2026-02-27T02:00:00.000Z',
    ...change,
  });
  expect(status).toBe(201);
  return body.id;
}

/** Adds a file to the activity, waits for the check, and returns the file as it then is. */
async function added(name: string, bytes: Buffer | string, by = alex, owner = activityId) {
  const sent = await sendFile(by, `activityId=${owner}`, name, Buffer.from(bytes));
  expect(sent.status).toBe(201);
  const { id } = sent.body;
  await server().services.background.settled();
  return fileOf(id, by);
}

const fileOf = async (id: number, by = alex) => (await by.rest('GET', `/evidence/${id}`)).body;
const badgeOf = async (name: string, bytes: Buffer | string, by = alex): Promise<EvidenceBadge> =>
  (await added(name, bytes, by)).badge;
const again = (id: number) => alex.rest('POST', `/evidence/${id}/badge-check`);
const signed = (change: Record<string, unknown> = {}, pair = rsa) =>
  sign(credentialFor(EMAIL, change), pair, { kid: COAST_KEY });
const gradeOf = async (id = activityId) => {
  const { data } = await alex.graphql(
    'query($id: ID!) { activity(id: $id) { readiness { evidence } } }',
    { id },
  );
  return data.activity.readiness.evidence;
};

const attested = {
  version: '3.0',
  name: 'Advanced Airway Management',
  issuer: 'Coast Ambulance Education',
  site: host,
  isSigned: true,
  hours: null,
  coversInteractive: true,
  state: 'attested',
  why: texts.attested,
  checkedAt: NOW.toISOString(),
  triedAt: NOW.toISOString(),
  failures: 0,
};

describe('a badge of version 3.0', () => {
  test.each(['RS256', 'ES256', 'EdDSA'])('signed by %s is checked and attests', async (alg) => {
    const pair = keyPair(alg);
    issuers.pages[`${host}/keys/1`] = { body: jwkOf(pair) };
    expect(await gradeOf()).toBe('none');
    expect(await badgeOf('badge.jwt', await signed({}, pair))).toEqual(attested);
    expect(await gradeOf()).toBe('attested');
    expect(issuers.asked).toEqual([`${host}/keys/1`]);
  });

  test('is read in a PNG, which keeps it, in an SVG and in a text, whatever they are called', async () => {
    const token = await signed();
    const png = await added('badge.png', baked(await aPicture('png'), token));
    expect([png.type, png.badge]).toEqual(['image/png', attested]);
    const packed = { packed: true };
    expect(await badgeOf('b.png', baked(await aPicture('png'), token, packed))).toEqual(attested);
    const svg = await added('badge.svg', bakedSvg(token));
    expect([svg.type, svg.name, svg.badge]).toEqual(['image/svg+xml', 'badge.svg', attested]);
    expect(await badgeOf('badge.txt', token)).toEqual(attested);
    const kept = await alex.fetch(`/api/evidence/${png.id}/file`);
    expect(Buffer.from(await kept.arrayBuffer()).includes(token)).toBe(true);
  });

  test.each([
    ['a set of keys', `${COAST}/jwks#k2`, (jwk: object) => ({ keys: [{ ...jwk, kid: '#k2' }] })],
    [
      'a DID document',
      'did:web:badges.coast.example#k2',
      (jwk: object) => ({
        id: 'did:web:badges.coast.example',
        verificationMethod: [{ id: '#k2', publicKeyJwk: jwk }],
      }),
    ],
    ['the known address', 'k2', (jwk: object) => ({ keys: [{ ...jwk, kid: 'k2' }] })],
  ])('finds its key in %s', async (_place, kid, document) => {
    const body = document(jwkOf(rsa));
    for (const path of ['/jwks', '/.well-known/did.json', '/.well-known/jwks.json'])
      issuers.pages[host + path] = { body };
    const isDid = kid.startsWith('did:');
    const issuer = { id: isDid ? 'did:web:badges.coast.example' : COAST, name: 'Coast' };
    const token = await sign(credentialFor(EMAIL, { issuer }), rsa, { kid });
    expect(await badgeOf('badge.jwt', token)).toMatchObject({ state: 'attested', site: host });
  });

  test('for a hashed address, and not for another or an unconfirmed one', async () => {
    const identifier = (email: string) => ({
      identityType: 'emailAddress',
      hashed: true,
      salt: 'x1',
      identityHash: hashedEmail(email, 'x1'),
    });
    const token = (email: string) =>
      signed({
        credentialSubject: { identifier: identifier(email), achievement: { name: 'ALS' } },
      });
    expect((await badgeOf('1.jwt', await token(EMAIL))).state).toBe('attested');
    const other = await added('2.jwt', await token('billie@coast.example'));
    expect(other.badge).toMatchObject({ state: 'not-yours', why: texts.notYours, site: host });
    const casey = await withEmail(null);
    const owner = await anActivity(casey);
    const unconfirmed = await added('3.jwt', await token(EMAIL), casey, owner);
    expect(unconfirmed.badge.state).toBe('not-yours');
  });

  test('is checked anew once the address that it names is confirmed', async () => {
    const casey = await withEmail(null);
    const { id } = await added('3.jwt', await signed(), casey, await anActivity(casey));
    expect((await fileOf(id, casey)).badge.state).toBe('not-yours');
    const text = 'insert into email_addresses (user_id, address, created_at) values ($1, $2, $3)';
    await server().database.query({ text, values: [casey.user.id, EMAIL, NOW] });
    const { env } = server().services;
    const link = { userId: casey.user.id, address: EMAIL };
    const token = linkToken(env, 'confirm-email', link, { issuedAt: NOW, days: 1 });
    const { data } = await casey.graphql(
      'mutation($token: String!) { confirmEmail(token: $token) }',
      { token },
    );
    expect(data).toEqual({ confirmEmail: true });
    expect(await checkDueBadges(server().services)).toBe(1);
    expect((await fileOf(id, casey)).badge.state).toBe('attested');
  });

  test('attests the hours that it says, and no more', async () => {
    const subject = credentialFor(EMAIL).credentialSubject;
    const token = await signed({ credentialSubject: { ...subject, creditsEarned: 2 } });
    expect(await badgeOf('2h.jwt', token)).toMatchObject({ state: 'attested', hours: 2 });
    expect(await gradeOf()).toBe('file');
  });

  test('that has expired, is not valid yet or contradicts itself', async () => {
    const expired = await badgeOf('1.jwt', await signed({ validUntil: '2026-05-01T00:00:00Z' }));
    expect(expired).toMatchObject({ state: 'expired', why: texts.expired('2026-05-01') });
    const early = await badgeOf('2.jwt', await signed({ validFrom: '2026-07-01T00:00:00Z' }));
    expect(early).toMatchObject({ state: 'invalid', why: texts.early });
    const odd = await badgeOf('3.jwt', await signed({ iss: 'https://other.example' }));
    expect(odd).toMatchObject({ state: 'invalid', why: texts.claims });
    expect(await gradeOf()).toBe('file');
  });

  test('revoked in a list of 1EdTech, after it was attested', async () => {
    const list = `${host}/revocations`;
    const credentialStatus = { id: `https://${list}`, type: '1EdTechRevocationList' };
    issuers.pages[list] = { body: { issuer: COAST, revokedCredential: [] } };
    const file = await added('badge.jwt', await signed({ credentialStatus }));
    expect(file.badge.state).toBe('attested');
    const entry = { id: `${COAST}/credentials/77`, revocationReason: 'Issued in error.' };
    issuers.pages[list] = { body: { issuer: COAST, revokedCredential: [entry] } };
    const { status, body } = await again(file.id);
    expect([status, body.badge.state, body.badge.why]).toEqual([
      200,
      'revoked',
      texts.revoked('Issued in error.'),
    ]);
    expect(await gradeOf()).toBe('file');
  });

  test('with a bit in a status list', async () => {
    const bits = Buffer.alloc(16_384);
    bits[0] = 0b0100_0000;
    const statusOf = (index: number) => ({
      credentialStatus: {
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: String(index),
        statusListCredential: `${COAST}/status`,
      },
    });
    const list = {
      issuer: COAST,
      credentialSubject: { encodedList: `u${gzipSync(bits).toString('base64url')}` },
    };
    issuers.pages[`${host}/status`] = { body: list };
    expect((await badgeOf('1.jwt', await signed(statusOf(1)))).state).toBe('revoked');
    expect((await badgeOf('2.jwt', await signed(statusOf(2)))).state).toBe('attested');
    issuers.pages[`${host}/status`] = { body: await sign(list, rsa, { kid: COAST_KEY }) };
    expect((await badgeOf('3.jwt', await signed({ ...statusOf(1), name: 'x' }))).state).toBe(
      'revoked',
    );
    const unknown = await signed({ credentialStatus: { type: 'Other', id: `${COAST}/status` } });
    expect((await badgeOf('4.jwt', unknown)).state).toBe('not-checkable');
  });

  test('with a proof within it, or none, says so', async () => {
    const credential = credentialFor(EMAIL);
    const proof = { type: 'DataIntegrityProof', proofValue: 'z1' };
    expect(await badgeOf('1.json', JSON.stringify({ ...credential, proof }))).toMatchObject({
      state: 'not-checkable',
      why: texts.embedded,
    });
    expect(await badgeOf('2.json', JSON.stringify(credential))).toMatchObject({
      state: 'invalid',
      why: texts.unsigned,
    });
  });
});

describe('a badge of version 2.0', () => {
  test('hosted at its issuer is compared with the copy there', async () => {
    const { assertion, pages } = assertionFor(EMAIL);
    Object.assign(issuers.pages, pages);
    const file = await added('badge.json', JSON.stringify(assertion));
    expect(file).toMatchObject({ name: 'badge.json', type: 'text/plain' });
    expect(file.badge).toMatchObject({
      version: '2.0',
      state: 'attested',
      isSigned: false,
      name: 'Airway',
      issuer: 'Coast Ambulance Education',
      site: host,
      why: texts.attestedHosted,
    });
    const png = baked(await aPicture('png'), assertion.id, { keyword: 'openbadges', type: 'tEXt' });
    expect((await badgeOf('address.png', png)).state).toBe('attested');
    expect((await badgeOf('a.svg', bakedSvg(assertion.id, '2.0'))).state).toBe('attested');
    const changed = { ...assertion, expires: '2030-01-01T00:00:00Z' };
    expect(await badgeOf('2.json', JSON.stringify(changed))).toMatchObject({
      state: 'invalid',
      why: texts.differs,
    });
    issuers.pages[`${host}/assertions/9`] = { status: 410, body: { revoked: true } };
    expect((await again(file.id)).body.badge).toMatchObject({ state: 'revoked' });
  });

  test('signed with the key of its issuer, and revoked in its list', async () => {
    const { assertion, pages } = assertionFor(EMAIL, {
      verification: { type: 'SignedBadge', creator: `${COAST}/key` },
    });
    Object.assign(issuers.pages, pages);
    const profile = pages[`${host}/issuer`]!.body;
    issuers.pages[`${host}/key`] = {
      body: {
        type: 'CryptographicKey',
        id: `${COAST}/key`,
        owner: `${COAST}/issuer`,
        publicKeyPem: pemOf(rsa),
      },
    };
    const file = await added('badge.jwt', await sign(assertion, rsa));
    expect(file.badge).toMatchObject({ version: '2.0', state: 'attested', isSigned: true });
    issuers.pages[`${host}/issuer`] = { body: { ...profile, revocationList: `${COAST}/revoked` } };
    issuers.pages[`${host}/revoked`] = {
      body: { revokedAssertions: [{ id: assertion.id, revocationReason: 'Duplicate' }] },
    };
    expect((await again(file.id)).body.badge).toMatchObject({
      state: 'revoked',
      why: texts.revoked('Duplicate'),
    });
  });
});

describe('a badge of this installation', () => {
  test('is checked without the network, and attests no more than its certificate', async () => {
    const number = await certified(alex, 'trauma');
    const path = `/api/certificates/${number}/badge.png`;
    const png = Buffer.from(await (await alex.fetch(path)).arrayBuffer());
    issuers.asked = [];
    expect(await badgeOf('own.png', png)).toMatchObject({
      state: 'attested',
      why: texts.attestedHere,
      issuer: 'ParaMed CPD',
      coversInteractive: false,
    });
    const billie = await withEmail('billie@coast.example');
    const others = await added('own.png', png, billie, await anActivity(billie));
    expect(others.badge).toMatchObject({ state: 'not-yours', why: texts.notYoursHere });
    expect(issuers.asked).toEqual([]);
  });
});

describe('checking again', () => {
  test('backs off while the issuer is not reached, and takes back nothing that was checked', async () => {
    issuers.pages[`${host}/keys/1`] = { status: 500 };
    const { id, badge } = await added('badge.jwt', await signed());
    expect(badge).toMatchObject({ state: 'unreachable', why: texts.unreachable, failures: 1 });
    expect(badge.checkedAt).toBeNull();
    const due = async () => {
      const [row] = await server().database.query<{ at: string | null }>({
        text: 'select badge_due_at as at from evidence_files where id = $1',
        values: [id],
      });
      return row!.at && new Date(row!.at).getTime() - server().services.now().getTime();
    };
    expect(await due()).toBe(DAY_MS / 24);
    expect((await again(id)).body.badge.failures).toBe(2);
    expect(await due()).toBe(DAY_MS);
    expect((await again(id)).body.badge.failures).toBe(3);
    expect(await due()).toBeNull();
    issuers.pages[`${host}/keys/1`] = { body: jwkOf(rsa) };
    expect((await again(id)).body.badge).toEqual(attested);
    expect(await due()).toBe(30 * DAY_MS);
    issuers.pages[`${host}/keys/1`] = { status: 500 };
    server().setNow(new Date(NOW.getTime() + DAY_MS));
    expect((await again(id)).body.badge).toMatchObject({
      state: 'attested',
      why: texts.keptUnreachable,
      checkedAt: NOW.toISOString(),
      failures: 1,
    });
    expect(await gradeOf()).toBe('attested');
  });

  test('notices that the issuer has withdrawn its key', async () => {
    const { id } = await added('badge.jwt', await signed());
    issuers.pages[`${host}/keys/1`] = { status: 404 };
    expect((await again(id)).body.badge).toMatchObject({ state: 'unknown-key', why: texts.noKey });
    issuers.pages[`${host}/keys/1`] = { body: jwkOf(keyPair('RS256')) };
    expect((await again(id)).body.badge).toMatchObject({ state: 'invalid', why: texts.signature });
    expect(await gradeOf()).toBe('file');
  });

  test('is only for badges, limited, and by GraphQL as by REST', async () => {
    const text = await added('notes.txt', 'Notes on the airway');
    expect(text.badge).toBeNull();
    const refused = await again(text.id);
    expect([refused.status, refused.body.message]).toEqual([404, badgeMessages.none]);
    const { id } = await added('badge.jwt', await signed());
    const { data, errors } = await alex.graphql(
      'mutation($id: ID!) { checkEvidenceBadge(id: $id) { id badge { state issuer site why checkedAt } } }',
      { id: String(id) },
    );
    expect(errors).toBeUndefined();
    expect(data.checkEvidenceBadge).toEqual({
      id: String(id),
      badge: {
        state: 'attested',
        issuer: attested.issuer,
        site: host,
        why: texts.attested,
        checkedAt: attested.checkedAt,
      },
    });
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await again(id)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is told to the screens of its owner, and to no other', async () => {
    const billie = await withEmail('billie@coast.example');
    const [hers, mine] = [await following(billie), await following(alex)];
    await server().services.pubsub.settled();
    await added('badge.jwt', await signed());
    const { payload } = await mine.next('next');
    expect(payload.data.evidenceBadgeChecked).toEqual({
      name: 'badge.jwt',
      badge: { state: 'ATTESTED' },
    });
    // Hers comes after his would have.
    await added('hers.jwt', await signed(), billie, await anActivity(billie));
    const first = await hers.next('next');
    expect(first.payload.data.evidenceBadgeChecked.name).toBe('hers.jwt');
    hers.close();
    mine.close();
  });

  async function following(client: TestClient): Promise<TestSocket> {
    const socket = await (await TestSocket.open(server(), { cookie: client.cookie })).init();
    socket.subscribe('1', 'subscription { evidenceBadgeChecked { name badge { state } } }');
    return socket;
  }
});

describe('what an auditor reads', () => {
  test('is the issuer with its site, and the day of the check', async () => {
    const { sha256 } = await added('badge.jwt', await signed());
    const { data, errors } = await alex.graphql(
      '{ submission(period: "current") { evidence { sha256 badge remark } } }',
    );
    expect(errors).toBeUndefined();
    const badge =
      'Open Badge of Coast Ambulance Education (badges.coast.example), signature checked on 15 Jun 2026';
    expect(data.submission.evidence).toEqual([{ sha256, badge, remark: `${badge}.` }]);
    const report = await alex.fetch('/api/report?format=json&edition=self-check');
    const [{ activities }] = ((await report.json()) as any).periods;
    expect(activities).toMatchObject([{ isAttested: true, files: [{ badge: attested }] }]);
  });
});
