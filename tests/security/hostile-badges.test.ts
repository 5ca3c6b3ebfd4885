// @module-tag servers
import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  assertionFor,
  baked,
  bakedSvg,
  COAST,
  COAST_KEY,
  credentialFor,
  jwkOf,
  keyPair,
  pemOf,
  sign,
  useBadgeIssuers,
  type Pair,
} from '#tests/support/badge-issuer';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPicture, sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';
import { badgeLimits } from '#domain/records/badge-containers';
import { badgeCheckLimits, badgeTexts as texts } from '#domain/records/evidence-badges';

const EMAIL = 'alex@coast.example';
const EVIL = 'https://badges.evil.example';
const host = COAST.slice('https://'.length);
const evilHost = EVIL.slice('https://'.length);

const issuers = useBadgeIssuers();
const server = useServer({}, { publicAgent: issuers.agent });
let coast: Pair;
let evil: Pair;
let alex: TestClient;
let activityId: number;

beforeAll(() => {
  [coast, evil] = [keyPair('RS256'), keyPair('RS256')];
});

beforeEach(async () => {
  server().setNow(new Date('2026-06-15T02:00:00.000Z'));
  alex = await signedUp(server());
  await server().database.query({
    text: 'insert into email_addresses (user_id, address, created_at, confirmed_at) values ($1, $2, now(), now())',
    values: [alex.user.id, EMAIL],
  });
  const { body } = await alex.rest('POST', '/activities', {
    title: 'Airway',
    category: 'Clinical Practice',
    hours: 3,
  });
  activityId = body.id;
  issuers.pages[`${host}/keys/1`] = { body: jwkOf(coast) };
  issuers.pages[`${evilHost}/keys/1`] = { body: jwkOf(evil) };
});

const send = (name: string, bytes: Buffer | string) =>
  sendFile(alex, `activityId=${activityId}`, name, Buffer.from(bytes));

async function badgeOf(bytes: Buffer | string, name = 'badge.jwt') {
  const sent = await send(name, bytes);
  expect(sent.status).toBe(201);
  await server().services.background.settled();
  return (await alex.rest('GET', `/evidence/${sent.body.id}`)).body.badge;
}

const signed = (header: object, change: Record<string, unknown> = {}, pair = evil) =>
  sign(credentialFor(EMAIL, change), pair, header);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a forged badge', () => {
  test('without a signature, or with the public key as a shared secret', async () => {
    const claims = part(credentialFor(EMAIL));
    const none = `${part({ alg: 'none', kid: COAST_KEY })}.${claims}.`;
    expect(await badgeOf(none)).toMatchObject({ state: 'invalid', why: texts.algorithm });
    const text = `${part({ alg: 'HS256', kid: COAST_KEY })}.${claims}`;
    const mac = createHmac('sha256', pemOf(coast)).update(text).digest('base64url');
    expect(await badgeOf(`${text}.${mac}`)).toMatchObject({
      state: 'invalid',
      why: texts.algorithm,
    });
    expect(issuers.asked).toEqual([]);
  });

  test('with a key of its own: in its header, at another site, or of no site', async () => {
    const own = await signed({ jwk: jwkOf(evil), kid: COAST_KEY });
    expect(await badgeOf(own)).toMatchObject({ state: 'invalid', why: texts.signature });
    const embedded = await signed({ jwk: jwkOf(evil) });
    expect(await badgeOf(embedded)).toMatchObject({ state: 'unknown-key', why: texts.noKey });
    const elsewhere = await signed({ kid: `${EVIL}/keys/1`, jku: `${EVIL}/jwks` });
    expect(await badgeOf(elsewhere)).toMatchObject({ state: 'unknown-key', why: texts.otherKey });
    const nobody = await signed({ kid: 'did:key:z6Mk' }, { issuer: { id: 'did:key:z6Mk' } });
    expect(await badgeOf(nobody)).toMatchObject({ state: 'unknown-key', why: texts.nobodysKey });
    expect(issuers.asked.filter((each) => each.startsWith(evilHost))).toEqual([]);
  });

  test('with a changed word', async () => {
    const [header, , signature] = (await signed({ kid: COAST_KEY }, {}, coast)).split('.');
    const changed = part(credentialFor(EMAIL, { validFrom: '2026-03-02T00:00:00Z' }));
    expect(await badgeOf(`${header}.${changed}.${signature}`)).toMatchObject({
      state: 'invalid',
      why: texts.signature,
    });
  });

  test('with the key of another issuer on the same site', async () => {
    issuers.pages[`${host}/other/key`] = {
      body: { id: `${COAST}/other/key`, owner: `${COAST}/other`, publicKeyPem: pemOf(evil) },
    };
    const token = await signed({ kid: `${COAST}/other/key` });
    expect(await badgeOf(token)).toMatchObject({ state: 'unknown-key', why: texts.otherKey });
    const { assertion, pages } = assertionFor(EMAIL, {
      verification: { type: 'SignedBadge', creator: `${COAST}/other/key` },
    });
    Object.assign(issuers.pages, pages);
    expect(await badgeOf(await sign(assertion, evil))).toMatchObject({
      state: 'unknown-key',
      why: texts.otherKey,
    });
  });

  test('with the signature of one issuer and the profile of another', async () => {
    const { assertion, pages } = assertionFor(EMAIL, {
      verification: { type: 'SignedBadge', creator: `${EVIL}/key` },
    });
    Object.assign(issuers.pages, pages);
    issuers.pages[`${evilHost}/key`] = {
      body: { owner: `${COAST}/issuer`, publicKeyPem: pemOf(evil) },
    };
    expect(await badgeOf(await sign(assertion, evil))).toMatchObject({
      state: 'unknown-key',
      why: texts.otherKey,
    });
  });

  test('hosted at another site than its issuer', async () => {
    const { pages } = assertionFor(EMAIL);
    Object.assign(issuers.pages, pages);
    const { assertion } = assertionFor(EMAIL, { id: `${EVIL}/assertions/9` });
    issuers.pages[`${evilHost}/assertions/9`] = { body: assertion };
    expect(await badgeOf(JSON.stringify(assertion), 'badge.json')).toMatchObject({
      state: 'invalid',
      why: texts.otherSite,
    });
  });

  test('of this installation, signed with another key', async () => {
    const issuer = { id: server().services.env.publicUrl, name: 'ParaMed CPD' };
    const kid = `${issuer.id}/.well-known/badge-keys/x`;
    expect(await badgeOf(await signed({ kid }, { issuer }))).toMatchObject({
      state: 'unknown-key',
    });
    expect(issuers.asked).toEqual([]);
  });
});

describe('addresses in a badge', () => {
  test.each([
    'https://127.0.0.1/key',
    'https://[::1]/key',
    'https://169.254.169.254/latest',
    'http://badges.coast.example/key',
    'https://badges.coast.example:8443/key',
    'https://user@badges.coast.example/key',
    'file:///etc/passwd',
  ])('%s is not asked', async (id) => {
    const badge = await badgeOf(await signed({ kid: id }, { issuer: { id } }));
    expect(['not-checkable', 'unknown-key']).toContain(badge.state);
    expect(issuers.asked).toEqual([]);
  });

  test('a name of an inner address, and a redirect there or to another site, are like an outage', async () => {
    issuers.names['inner.example.org'] = ['10.0.0.1'];
    const inner = { issuer: { id: 'https://inner.example.org' } };
    const named = await badgeOf(await signed({ kid: 'https://inner.example.org/k' }, inner));
    expect(named).toMatchObject({ state: 'unreachable', why: texts.unreachable });
    for (const location of ['https://127.0.0.1/', 'http://169.254.169.254/', `${EVIL}/keys/1`]) {
      issuers.pages[`${host}/keys/1`] = { status: 302, headers: { location } };
      const moved = await badgeOf(await signed({ kid: COAST_KEY }, { name: location }));
      expect(moved).toMatchObject({ state: 'unreachable', why: texts.unreachable });
    }
    issuers.pages[`${host}/keys/1`] = { status: 302, headers: { location: '/keys/1' } };
    expect((await badgeOf(await signed({ kid: COAST_KEY }))).state).toBe('unreachable');
    expect(issuers.asked.filter((each) => each.startsWith(evilHost))).toEqual([]);
  });

  test('a document without end or with deep nesting is not read', async () => {
    const pages = ['x'.repeat(badgeCheckLimits.documentBytes + 1), '['.repeat(100_000)];
    for (const body of pages) {
      issuers.pages[`${host}/keys/1`] = { body };
      const badge = await badgeOf(await signed({ kid: COAST_KEY }, { name: String(body.length) }));
      expect(['unreachable', 'unknown-key']).toContain(badge.state);
    }
  });

  test('not more documents are fetched than a badge can have', async () => {
    const statuses = Array.from({ length: 50 }, (_, n) => {
      issuers.pages[`${host}/list/${n}`] = { body: { revokedCredential: [] } };
      return { id: `${COAST}/list/${n}`, type: '1EdTechRevocationList' };
    });
    const token = await signed({ kid: COAST_KEY }, { credentialStatus: statuses }, coast);
    expect((await badgeOf(token)).state).toBe('unreachable');
    expect(issuers.asked.length).toBeLessThanOrEqual(badgeCheckLimits.documents + 1);
  });
});

describe('hostile files', () => {
  test('text that is packed in a PNG like a bomb is no badge, and costs little', async () => {
    const bomb = Buffer.alloc(64 * 1024 * 1024, ' ');
    const png = baked(await aPicture('png'), bomb, { packed: true });
    expect(png.length).toBeLessThan(badgeLimits.bytes);
    expect(await badgeOf(png, 'bomb.png')).toBeNull();
    expect(await badgeOf(baked(await aPicture('png'), bomb.subarray(0, 1_000)), 'blank.png')).toBe(
      null,
    );
  });

  test('large or deep JSON is plain text', async () => {
    const large = JSON.stringify({ ...credentialFor(EMAIL), x: 'x'.repeat(badgeLimits.bytes) });
    expect(await badgeOf(large, 'large.json')).toBeNull();
    const deep = `{"type":"OpenBadgeCredential","credentialSubject":{},"x":${'['.repeat(500)}${']'.repeat(500)}}`;
    expect(await badgeOf(deep, 'deep.json')).toBeNull();
  });

  test('an SVG without a badge is refused, and one with a script is never shown', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect((await send('x.svg', script)).status).toBe(415);
    const fake = script.replace('<script>', '<openbadges:credential verify="x.y"/><script>');
    expect((await send('x.svg', fake)).status).toBe(415);
    const token = await signed({ kid: COAST_KEY }, {}, coast);
    const svg = bakedSvg(token).replace('<circle', '<script>alert(1)</script><circle');
    const { body } = await send('badge.svg', svg);
    const file = await alex.fetch(`/api/evidence/${body.id}/file`);
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await alex.fetch(`/api/evidence/${body.id}/preview`)).status).toBe(404);
    expect((await alex.fetch(`/api/evidence/${body.id}/thumbnail`)).status).toBe(404);
  });
});

test('a badge of another account attests nothing', async () => {
  const token = await signed({ kid: COAST_KEY }, {}, coast);
  expect((await badgeOf(token)).state).toBe('attested');
  alex = await signedUp(server());
  const { body } = await alex.rest('POST', '/activities', {
    title: 'Airway',
    category: 'Clinical Practice',
    hours: 3,
  });
  activityId = body.id;
  expect(await badgeOf(token)).toMatchObject({ state: 'not-yours', why: texts.notYours });
});
