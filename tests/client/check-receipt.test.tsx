import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { beforeAll, expect, test, vi } from 'vitest';
import { checkReceipt, checkSharing } from '#client/features/proof/teams/check-receipt.ts';
import { BADGE_KEYS_PATH } from '#domain/learning/open-badges';
import {
  ENDING_TYPE,
  endingClaims,
  RECEIPT_TYPE,
  receiptClaims,
  receiptStatusList,
} from '#domain/proof/standing-receipts';
import { receiptCheckTexts, receiptTexts as texts } from '#domain/proof/team-texts';

const issuer = 'https://cpd.example.org';
const kid = `${issuer}/.well-known/badge-keys/one`;
const sharing = '0b54cb25-6b5f-4f0e-9f5c-3f7a4a1c2d10';
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let others: Keys;

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  others = await generateKeyPair('RS256');
});

const claims = (issuedAt = new Date()) =>
  receiptClaims(
    {
      sharing,
      number: 2,
      name: 'Billie Jones',
      team: { name: 'Northside station', kind: 'station' },
      day: '2027-03-03',
      sharedUntil: '2100-01-01',
      standing: 'on-track',
      registrations: [],
      credentials: { 'blue-card': 'missing' },
      head: null,
      issuedAt,
      timeZone: 'Australia/Brisbane',
    },
    issuer,
  );

const signed = (
  payload: JWTPayload = claims(),
  { privateKey } = keys,
  header = { typ: RECEIPT_TYPE, kid },
) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey);

/** The server's published keys and the status of the receipt. */
async function serve(state: 'current' | 'replaced', published = true) {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid };
  const list = receiptStatusList(`${sharing}.2`, { state }, issuer);
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === BADGE_KEYS_PATH ? { keys: published ? [jwk] : [] } : list),
  );
}

test('a receipt that was signed by this server and is current is genuine', async () => {
  await serve('current');
  const payload = claims();
  const check = await checkReceipt(await signed(payload), issuer);
  expect(check).toEqual({
    isGenuine: true,
    title: texts.genuine,
    text: texts.genuineText('Billie Jones'),
    claims: payload,
  });
});

test.each<[string, () => Promise<string>, string]>([
  ['no receipt', async () => 'nothing', texts.wrongSignature],
  ['one signed by another key', () => signed(claims(), others), texts.wrongSignature],
  [
    'one that names another key',
    () => signed(claims(), keys, { typ: RECEIPT_TYPE, kid: `${kid}2` }),
    texts.unknownKey,
  ],
  ['a badge', () => signed(claims(), keys, { typ: 'JWT', kid }), 'This is not a standing receipt.'],
  [
    'one that has expired',
    () => signed(claims(new Date('2026-01-01T00:00:00Z'))),
    'It is no longer valid. Ask for a newer one.',
  ],
])('%s must not be trusted', async (_, text, reason) => {
  await serve('current');
  expect(await checkReceipt(await text(), issuer)).toEqual({
    isGenuine: false,
    title: texts.notGenuine,
    text: reason,
  });
});

test('a receipt that was replaced or withdrawn says so', async () => {
  await serve('replaced');
  const { isGenuine, text } = await checkReceipt(await signed(), issuer);
  expect([isGenuine, text]).toEqual([false, 'A newer receipt has replaced it.']);
});

test('a server that cannot be reached is an error, not a verdict', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await expect(checkReceipt(await signed(), issuer)).rejects.toThrow(texts.noStatus);
});

const ended = () =>
  endingClaims(
    {
      sharing,
      name: 'Billie Jones',
      teamName: 'Northside station',
      sharedFrom: new Date('2026-02-01T00:00:00Z'),
      endedAt: new Date('2026-03-01T00:00:00Z'),
      endedBy: 'owner',
    },
    issuer,
  );
const ending = { typ: ENDING_TYPE, kid };

test('the statement that a sharing ended is checked, and needs no status', async () => {
  await serve('replaced');
  const check = await checkSharing(await signed(ended(), keys, ending), issuer);
  expect([check.isGenuine, check.title]).toEqual([true, receiptCheckTexts.ending]);
  expect(check.text).toMatch(
    /^Billie Jones shared a receipt with Northside station from 1 Feb 2026/,
  );
});

test.each<[string, () => Promise<string>, string]>([
  ['signed by another key', () => signed(ended(), others, ending), texts.wrongSignature],
  [
    'of another server',
    () => signed({ ...ended(), iss: 'https://other.example' }, keys, ending),
    'It was not made by this server.',
  ],
  [
    'with two moments',
    () => signed({ ...ended(), nbf: 1 }, keys, ending),
    'This is not the statement of an end.',
  ],
  [
    'that is a receipt by its type',
    () => signed(ended(), keys, { typ: RECEIPT_TYPE, kid }),
    'This is not a standing receipt.',
  ],
])('a statement %s must not be trusted', async (_, text, reason) => {
  await serve('current');
  const check = await checkSharing(await text(), issuer);
  expect([check.isGenuine, check.text]).toEqual([false, reason]);
});

test('a stranger may have a receipt checked as well', async () => {
  await serve('current');
  const check = await checkSharing(await signed(), issuer);
  expect([check.isGenuine, check.claims?.credentialSubject.name]).toEqual([true, 'Billie Jones']);
});
