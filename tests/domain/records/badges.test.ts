import { describe, expect, test } from 'vitest';
import { badgeInSvg, badgeLimits, badgeTextIn, bakedIn } from '#domain/records/badge-containers';
import { badgeFacts, readBadge, readBadgeFile } from '#domain/records/badge-contents';
import { badgeReading } from '#domain/records/badge-proposals';
import {
  badgeAttests,
  badgeLabel,
  badgeRemark,
  badgeStates,
  issuerLabel,
  nextBadgeCheck,
} from '#domain/records/evidence-badges';

const base64url = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const token = (claims: object) => `${base64url({ alg: 'RS256' })}.${base64url(claims)}.c2ln`;

const credential = {
  id: 'urn:uuid:8a6f-1',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: 'https://coast.example', name: 'Coast\u202E Ambulance' },
  validFrom: '2026-03-01T00:00:00Z',
  credentialSubject: {
    activityEndDate: '2026-02-27T00:00:00Z',
    creditsEarned: 2.75,
    achievement: { name: 'Advanced Airway', criteria: { narrative: 'Attended all parts.' } },
  },
};
const assertion = {
  type: 'Assertion',
  id: 'https://coast.example/assertions/9',
  recipient: { type: 'email', identity: 'a@example.org' },
  badge: { name: 'Airway', issuer: { id: 'https://coast.example', name: 'Coast' } },
  issuedOn: '2026-03-01T00:00:00Z',
  verification: { type: 'HostedBadge' },
};

const bytesOf = (text: string) => new TextEncoder().encode(text);
const unpack = (bytes: Uint8Array) => Promise.resolve(bytes.slice(0, 0));

function png(...chunks: [type: string, data: Uint8Array | string][]): Uint8Array {
  const parts = chunks.map(([type, data]) => {
    const bytes = typeof data === 'string' ? bytesOf(data) : data;
    const head = new DataView(new ArrayBuffer(4));
    head.setUint32(0, bytes.length);
    return [...new Uint8Array(head.buffer), ...bytesOf(type), ...bytes, 0, 0, 0, 0];
  });
  return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...parts.flat()]);
}

describe('a PNG', () => {
  test.each([
    ['iTXt', 'openbadgecredential\0\0\0\0\0text', false],
    ['iTXt', 'openbadges\0\0\0en\0Abzeichen\0text', false],
    ['tEXt', 'openbadges\0text', false],
    ['zTXt', 'openbadges\0\0text', true],
    ['iTXt', 'openbadges\0\u0001\0\0\0text', true],
  ])('has a badge in a chunk %s: %j', (type, data, isPacked) => {
    const found = bakedIn(png(['IHDR', 'x'.repeat(13)], [type, data]));
    expect([new TextDecoder().decode(found!.bytes), found!.isPacked]).toEqual(['text', isPacked]);
  });

  test.each([
    ['another keyword', png(['tEXt', 'Comment\0text'])],
    ['another chunk', png(['IDAT', 'openbadges\0text'])],
    ['no keyword', png(['tEXt', 'openbadges'])],
    ['no language', png(['iTXt', 'openbadges\0\0\0en'])],
    ['a chunk that is cut off', png(['tEXt', 'openbadges\0text']).slice(0, 24)],
    ['too much', png(['tEXt', `openbadges\0${'x'.repeat(badgeLimits.bytes)}`])],
  ])('has none with %s', (_why, bytes) => expect(bakedIn(bytes)).toBeNull());

  test('that is packed is unpacked within limits', async () => {
    const packed = Uint8Array.from([1, 2, 3]);
    const bytes = png(['zTXt', Uint8Array.from([...bytesOf('openbadges\0\0'), ...packed])]);
    const given: Uint8Array[] = [];
    const read = (unpacked: Uint8Array | null) =>
      badgeTextIn(bytes, (each) => {
        given.push(each);
        return Promise.resolve(unpacked);
      });
    expect(await read(bytesOf(' {} '))).toBe('{}');
    expect(given).toEqual([packed]);
    expect(await read(null)).toBeNull();
    expect(await read(new Uint8Array(badgeLimits.bytes + 1))).toBeNull();
    expect(await read(Uint8Array.from([0xff]))).toBeNull();
  });
});

describe('an SVG', () => {
  test.each([
    ['an attribute', '<openbadges:credential verify="a.b.c"></openbadges:credential>', 'a.b.c'],
    ['an attribute alone', "<openbadges:assertion verify='a.b.c' />", 'a.b.c'],
    [
      'its text',
      '<openbadges:assertion xmlns:openbadges="x"><![CDATA[ {"a":"<"} ]]></openbadges:assertion>',
      '{"a":"<"}',
    ],
    [
      'escaped text',
      '<openbadges:credential>{&quot;a&quot;:&amp;}</openbadges:credential>',
      '{"a":&}',
    ],
    ['nothing', '<openbadges:credential></openbadges:credential>', null],
    ['no end', '<openbadges:credential>text', null],
    ['another element', '<credential verify="a.b.c"/>', null],
  ])('has a badge in %s', (_place, element, text) =>
    expect(badgeInSvg(`<svg>${element}</svg>`)).toBe(text),
  );

  test('is told from text by its first sign', async () => {
    const svg = '\uFEFF <svg><openbadges:credential verify="a.b.c"/></svg>';
    expect(await badgeTextIn(bytesOf(svg), unpack)).toBe('a.b.c');
    expect(await badgeTextIn(bytesOf(' a.b.c\n'), unpack)).toBe('a.b.c');
    expect(await badgeTextIn(bytesOf('<html></html>'), unpack)).toBeNull();
    expect(await badgeTextIn(new Uint8Array(badgeLimits.svgBytes + 1), unpack)).toBeNull();
    expect(await badgeTextIn(bytesOf(`a${'x'.repeat(badgeLimits.bytes)}`), unpack)).toBeNull();
  });
});

describe('a text', () => {
  test('is a badge of version 3.0, signed, with a proof or with none', () => {
    expect(readBadge(token(credential))).toMatchObject({ version: '3.0', proof: 'jwt' });
    expect(readBadge(token({ vc: credential, iss: 'x' }))).toMatchObject({ credential });
    const proven = JSON.stringify({ ...credential, proof: {} });
    expect(readBadge(proven)).toMatchObject({ version: '3.0', proof: 'embedded' });
    expect(readBadge(JSON.stringify(credential))).toMatchObject({ proof: 'none' });
  });

  test('is a badge of version 2.0 or 1.1, signed, hosted or an address', () => {
    expect(readBadge(token(assertion))).toMatchObject({ version: '2.0', proof: 'signed' });
    expect(readBadge(JSON.stringify(assertion))).toEqual({
      version: '2.0',
      proof: 'hosted',
      address: assertion.id,
      assertion,
    });
    const { id: _id, verification: _verification, ...old } = assertion;
    const verify = { type: 'hosted', url: 'https://coast.example/1' };
    expect(readBadge(JSON.stringify({ ...old, verify }))).toMatchObject({ address: verify.url });
    expect(readBadge(JSON.stringify({ ...old, verify: {} }))).toBeNull();
    expect(readBadge(assertion.id)).toMatchObject({ proof: 'hosted', assertion: null });
    expect(readBadgeFile(assertion.id)).toBeNull();
    expect(readBadgeFile(token(assertion))).toMatchObject({ proof: 'signed' });
  });

  test.each([
    'Notes on the airway',
    'one.two.three',
    token({ sub: 'alex' }),
    '[]',
    'null',
    '{"a":',
    '{}',
    JSON.stringify({ ...assertion, recipient: null }),
    JSON.stringify({ ...credential, type: 'VerifiableCredential' }),
    JSON.stringify({ ...credential, credentialSubject: [] }),
    `{"type":"OpenBadgeCredential","credentialSubject":{},"x":${'['.repeat(40)}${']'.repeat(40)}}`,
    `https://coast.example/${'x'.repeat(badgeLimits.address)}`,
    'https://coast.example/ and more',
    JSON.stringify({ ...credential, x: 'x'.repeat(badgeLimits.bytes) }),
  ])('is none: %.60s', (text) => expect(readBadge(text)).toBeNull());

  test('may have brackets in quotes, and quotes in them', () => {
    const name = `${'['.repeat(40)} \\" {`;
    expect(readBadge(JSON.stringify({ ...credential, name }))).not.toBeNull();
  });
});

describe('what a badge says', () => {
  test('is one plain line each, without marks of direction', () => {
    expect(badgeFacts(readBadge(token(credential))!)).toEqual({
      name: 'Advanced Airway',
      issuer: 'Coast Ambulance',
      issuerId: 'https://coast.example',
      completedOn: '2026-02-27',
      issuedAt: new Date('2026-03-01T00:00:00Z'),
      expiresAt: null,
      credits: 2.75,
      criteria: 'Attended all parts.',
      number: '8a6f-1',
    });
    expect(badgeFacts(readBadge(JSON.stringify(assertion))!)).toMatchObject({
      name: 'Airway',
      issuer: 'Coast',
      completedOn: null,
      credits: null,
      number: '9',
    });
    expect(badgeFacts(readBadge(assertion.id)!)).toMatchObject({ name: null, issuer: null });
  });

  test('is nothing where it is no text, number or moment', () => {
    const odd = {
      ...credential,
      id: 'https://coast.example/one',
      issuer: 'https://coast.example',
      validFrom: 'soon',
      credentialSubject: { creditsEarned: '3', achievement: [{ name: 7 }] },
    };
    expect(badgeFacts(readBadge(JSON.stringify(odd))!)).toEqual({
      name: null,
      issuer: null,
      issuerId: 'https://coast.example',
      completedOn: null,
      issuedAt: null,
      expiresAt: null,
      credits: null,
      criteria: null,
      number: 'https://coast.example/one',
    });
  });

  test('is proposed: credits are asked about, hours in words are not', () => {
    const reading = (change: object = {}, today = '2026-06-15') =>
      badgeReading(readBadge(JSON.stringify({ ...credential, ...change }))!, today);
    expect(reading()).toEqual({
      title: { is: 'sure', value: 'Advanced Airway', words: ['Advanced Airway'] },
      provider: { is: 'sure', value: 'Coast Ambulance', words: ['Coast Ambulance'] },
      day: { is: 'sure', value: { from: '2026-02-27', to: '2026-02-27' }, words: ['2026-02-27'] },
      hours: { is: 'asked', options: [2.5], words: ['2.75 credits'], why: 'credits' },
      number: { is: 'sure', value: '8a6f-1', words: ['8a6f-1'] },
    });
    expect(reading({}, '2026-01-01').day).toMatchObject({ options: [], why: 'to-come' });
    const subject = (achievement: object, more: object = {}) => ({
      credentialSubject: { achievement: { name: 'ALS', ...achievement }, ...more },
    });
    expect(reading(subject({ description: 'Duration: 4 hours.' })).hours).toMatchObject({
      is: 'sure',
      value: 4,
    });
    expect(reading(subject({}, { creditsEarned: 0.2 })).hours).toMatchObject({ options: [] });
    expect(reading(subject({})).hours).toBeNull();
    expect(reading(subject({})).day).toMatchObject({ is: 'asked', why: 'issued' });
    expect(reading({ ...subject({}), validFrom: undefined }).day).toBeNull();
  });
});

describe('the state of a badge', () => {
  const named = { issuer: 'Coast', site: 'coast.example', isSigned: true };

  test('names the issuer with its site', () => {
    expect(issuerLabel(named)).toBe('Coast (coast.example)');
    expect(issuerLabel({ issuer: null, site: 'coast.example' })).toBe('coast.example');
    expect(issuerLabel({ issuer: null, site: null })).toBe('an unnamed issuer');
    const labels = badgeStates.map((state) => badgeLabel({ ...named, state }));
    expect(labels[1]).toBe('Attested by Coast (coast.example)');
    expect(new Set(labels).size).toBe(badgeStates.length);
  });

  test('is a sentence in a report', () => {
    expect(badgeRemark({ ...named, state: 'attested' }, '2026-06-15')).toBe(
      'Open Badge of Coast (coast.example), signature checked on 15 Jun 2026',
    );
    expect(badgeRemark({ ...named, isSigned: false, state: 'attested' }, '2026-06-15')).toBe(
      'Open Badge of Coast (coast.example), checked with the issuer on 15 Jun 2026',
    );
    expect(badgeRemark({ ...named, site: null, state: 'revoked' }, '2026-06-15')).toBe(
      'Open Badge that names Coast as issuer: revoked (15 Jun 2026)',
    );
    const unnamed = { issuer: null, site: null, isSigned: true };
    expect(badgeRemark({ ...unnamed, state: 'waiting' }, null)).toBe('Open Badge: not checked yet');
  });

  test('attests an activity of as many hours, and an interactive one if it covers that', () => {
    const badge = { state: 'attested', hours: 3, coversInteractive: false } as const;
    const activity = { hours: 3, isInteractive: false };
    expect(badgeAttests(badge, activity)).toBe(true);
    expect(badgeAttests({ ...badge, hours: null }, { ...activity, hours: 40 })).toBe(true);
    expect(badgeAttests(badge, { ...activity, hours: 3.5 })).toBe(false);
    expect(badgeAttests(badge, { ...activity, isInteractive: true })).toBe(false);
    expect(
      badgeAttests({ ...badge, coversInteractive: true }, { hours: 3, isInteractive: true }),
    ).toBe(true);
    expect(badgeAttests({ ...badge, state: 'expired' }, activity)).toBe(false);
    expect(badgeAttests(null, activity)).toBe(false);
  });

  test('is checked again after a failure, before it expires, and every 30 days', () => {
    const now = new Date('2026-06-15T00:00:00Z');
    const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const next = (state: (typeof badgeStates)[number], failures: number, expires?: Date) =>
      nextBadgeCheck({ state, failures }, now, expires);
    expect(next('unreachable', 1)).toEqual(inDays(1 / 24));
    expect(next('unreachable', 2)).toEqual(inDays(1));
    expect(next('unreachable', 3)).toBeNull();
    expect(next('attested', 0)).toEqual(inDays(30));
    expect(next('attested', 1)).toEqual(inDays(1 / 24));
    expect(next('attested', 3)).toEqual(inDays(30));
    expect(next('attested', 0, inDays(4))).toEqual(inDays(4));
    expect(next('attested', 0, inDays(40))).toEqual(inDays(30));
    expect(next('attested', 0, inDays(-1))).toEqual(inDays(30));
    expect(next('not-yours', 0)).toBeNull();
  });
});
