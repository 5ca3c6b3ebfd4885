// @module-tag servers
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { retire, withdraw } from '#server/schema/learning/open-badges/badge-keys';
import { certified } from '#tests/support/certified';
import { checkBadge } from '#tests/support/check-badge';
import { signedUp, type TestClient } from '#tests/support/client';
import { sha256 } from '#tests/support/files';
import {
  changed,
  checked,
  filesOf,
  knownServer,
  packOf,
  type PackFiles,
} from '#tests/support/packs';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { badgeKeyPath } from '#domain/learning/open-badges';
import { PACK_TYPE, SIGNATURE_FILE, SIGNING_KEY_FILE } from '#domain/proof/pack-signature';

const ISSUER = 'https://cpd.example.org';
const server = useServer({ publicUrl: ISSUER });

let alex: TestClient;
let packs: Record<'self-check' | 'submission', PackFiles>;
beforeAll(async () => {
  alex = await signedUp(server(), { fullName: 'Siobhán Ó Dálaigh' });
  await alex.rest('POST', '/activities', {
    title: 'Airway workshop',
    category: 'Clinical Practice',
    hours: 4,
    status: 'completed',
  });
  packs = {
    'self-check': await filesOf(alex, 'self-check'),
    submission: await filesOf(alex, 'submission'),
  };
});

const here = () => knownServer(server());
const signatureOf = async (pack: Parameters<typeof checked>[0], by = here()) =>
  (await checked(pack, await by)).of('signature')!;
const without = (pack: PackFiles, ...paths: string[]) =>
  changed(pack, (files) => paths.forEach((path) => files.delete(path)));

/** A pack signed by somebody else, with the key that they put into it. */
async function forged(
  pack: PackFiles,
  {
    issuer = ISSUER,
    header = {},
    claims = {},
  }: { issuer?: string; header?: object; claims?: object } = {},
): Promise<PackFiles> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = `${issuer}${badgeKeyPath(await calculateJwkThumbprint(jwk))}`;
  const files = changed(pack, (all) =>
    all.set(SIGNING_KEY_FILE, Buffer.from(JSON.stringify({ ...jwk, kid }))),
  );
  const signed = [...files].filter(([path]) => path !== SIGNATURE_FILE);
  const { head } = JSON.parse(files.get('timeline.json')!.toString());
  const text = await new SignJWT({
    iss: issuer,
    iat: 1_790_000_000,
    name: 'Siobhán Ó Dálaigh',
    head,
    files: signed.map(([path, content]) => ({ path, sha256: sha256(content) })),
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', typ: PACK_TYPE, kid, ...header })
    .sign(privateKey);
  return files.set(SIGNATURE_FILE, Buffer.from(text));
}

describe.each(['self-check', 'submission'] as const)('the pack of the %s', (edition) => {
  test('is signed over every file, which its own server and the page in it check', async () => {
    const pack = await packOf(alex, edition);
    const files = unzip(pack);
    const found = await checked(pack, await here());
    expect(found.of('signature')).toMatchObject({
      severity: 'success',
      title: `Signed by ${ISSUER}`,
      lines: [
        expect.stringMatching(
          new RegExp(`^Made for Siobhán Ó Dálaigh on .*All ${files.size - 1} files are in the`),
        ),
      ],
    });
    const key = JSON.parse(files.get(SIGNING_KEY_FILE)!.toString());
    const offline = await checked(pack, null);
    expect(offline.of('signature')).toMatchObject({ severity: 'info' });
    expect(offline.of('signature')!.lines.join(' ')).toContain(key.kid.split('/').at(-1));
    expect(offline.verdict.title).toBe('No change was found in what was checked');
  });

  test('is not passed after any file was changed, taken out or put in', async () => {
    for (const path of packs[edition].keys()) {
      if (path === SIGNATURE_FILE || path === 'timeline.json') continue;
      const other = new Map(packs[edition]);
      other.set(path, Buffer.concat([other.get(path)!, Buffer.from(' ')]));
      expect(await signatureOf(other), path).toMatchObject({
        severity: 'error',
        lines: [`The file “${path}” is not the file that was signed.`],
      });
    }
    const put = changed(packs[edition], (files) => files.set('More.csv', Buffer.from('a')));
    expect((await signatureOf(put)).lines).toContain(
      'The file “More.csv” is not in the signature.',
    );
    const taken = without(packs[edition], 'README.txt');
    expect((await signatureOf(taken)).lines).toContain(
      'The file “README.txt” was signed, but is not in the pack.',
    );
  });
});

test('a pack without a signature says so, and one whose signature was taken out is not passed', async () => {
  const old = without(packs.submission, SIGNATURE_FILE, SIGNING_KEY_FILE);
  const found = await checked(old, await here());
  expect(found.of('signature')).toMatchObject({ severity: 'warning', title: 'Not signed' });
  expect(found.of('timeline')).toMatchObject({ severity: 'success' });
  expect(found.verdict.title).toBe('No change was found in what was checked');
  const removed = new Map(packs.submission);
  removed.delete(SIGNATURE_FILE);
  expect(await signatureOf(removed)).toMatchObject({
    severity: 'error',
    title: 'The signature was removed',
  });
});

test('a whole pack signed by somebody else is not passed, whoever it names', async () => {
  expect(await signatureOf(await forged(packs.submission))).toMatchObject({
    severity: 'error',
    title: 'Signed with a key that this server does not know or has withdrawn',
  });
  const evil = await forged(packs.submission, { issuer: 'https://evil.example' });
  expect(await signatureOf(evil)).toMatchObject({
    severity: 'warning',
    title: 'Signed by an issuer that this server does not know',
    lines: [expect.stringContaining('https://evil.example/verify')],
  });
  // The page in a forged pack has only its key: it reports that the owner of the key is not known.
  expect((await checked(evil, null)).of('signature')).toMatchObject({
    severity: 'info',
    lines: expect.arrayContaining([
      expect.stringContaining('A forged pack can carry a forged key'),
    ]),
  });
});

test.each([
  ['another type', { typ: 'JWT' }, 'It is not a signature of a pack.'],
  [
    'a key at another address',
    { kid: 'https://evil.example/key' },
    'It names a key at another address',
  ],
  ['no key', { kid: undefined }, 'It is not a signature of a pack.'],
])('a signature of %s is refused', async (_, header, line) => {
  const { severity, lines } = await signatureOf(await forged(packs.submission, { header }));
  expect([severity, lines.join(' ')]).toEqual(['error', expect.stringContaining(line)]);
});

test('a signature with the header of a real one but another key is refused', async () => {
  const { keys } = await here();
  const fake = await forged(packs.submission, { header: { kid: keys[0]!.kid } });
  expect(await signatureOf(fake)).toMatchObject({
    severity: 'error',
    lines: [expect.stringContaining('was not made with the key')],
  });
});

test('no signature at all under “alg: none”, nor cut or reordered text, is a signature', async () => {
  const real = packs.submission.get(SIGNATURE_FILE)!.toString();
  const [head, body, sum] = real.split('.');
  const unsecured = new UnsecuredJWT({ iss: ISSUER }).encode();
  const texts = [
    unsecured,
    '',
    '-',
    real.slice(0, -20),
    `${head}.${sum}.${body}`,
    `${head}.${body}.`,
    `${head}.${Buffer.from('{}').toString('base64url')}.${sum}`,
  ];
  for (const text of texts) {
    const files = new Map(packs.submission).set(SIGNATURE_FILE, Buffer.from(text));
    expect(await signatureOf(files), text).toMatchObject({ severity: 'error' });
  }
});

test('the signature of one pack is not that of another, and a badge is none, nor is a pack a badge', async () => {
  const other = new Map(packs.submission);
  other.set(SIGNATURE_FILE, packs['self-check'].get(SIGNATURE_FILE)!);
  expect(await signatureOf(other)).toMatchObject({
    severity: 'error',
    title: 'The signature is not of these files',
  });
  const number = await certified(alex, 'trauma');
  const badge = await (await alex.fetch(`/api/certificates/${number}/badge.jwt`)).text();
  const files = new Map(packs.submission).set(SIGNATURE_FILE, Buffer.from(badge));
  expect(await signatureOf(files)).toMatchObject({ title: 'The signature is not valid' });
  const { keys } = await here();
  const text = packs.submission.get(SIGNATURE_FILE)!.toString();
  await expect(checkBadge(text, { keys: keys as never }, server().services.now())).rejects.toThrow(
    'missing required',
  );
});

test('a rotated key still checks its packs, and a withdrawn one does not', async () => {
  const [key] = (await here()).keys;
  await retire(server().database, server().services.now());
  const young = await packOf(alex, 'submission');
  expect(await signatureOf(packs.submission)).toMatchObject({ severity: 'success' });
  await withdraw(server().database.orm.em.fork(), key!.kid!.split('/').at(-1)!);
  expect(await signatureOf(packs.submission)).toMatchObject({
    severity: 'error',
    title: 'Signed with a key that this server does not know or has withdrawn',
  });
  expect(await signatureOf(young)).toMatchObject({ severity: 'success' });
});

test('a ZIP with two files of one name, or cut short, is not checked', async () => {
  const pack = await packOf(alex, 'submission');
  const name = Buffer.from('Register.csv');
  const twice = Buffer.from(
    pack.toString('latin1').replaceAll('Evidence.csv', name.toString()),
    'latin1',
  );
  await expect(checked(twice, null)).rejects.toThrow('the same name');
  await expect(checked(pack.subarray(0, pack.length - 500), null)).rejects.toThrow('cut short');
});
