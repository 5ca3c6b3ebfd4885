// @module-tag servers
import { generateKeyPairSync } from 'node:crypto';
import { PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import { seal } from '#server/auth/sealing';
import { retire, signer, withdraw } from '#server/schema/learning/open-badges/badge-keys';
import { reinstate, revoke } from '#server/schema/learning/modules/revoke-certificates';
import { certified } from '#tests/support/certified';
import { checkBadge } from '#tests/support/check-badge';
import { signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { certificateTexts } from '#domain/learning/certificates';
import { MEASURED_MEANS } from '#domain/learning/module-measures';
import { BADGE_KEYS_PATH, openBadgeTexts } from '#domain/learning/open-badges';

const URL_OF_SERVER = 'https://cpd.example.org';
const server = useServer({ publicUrl: URL_OF_SERVER });
const trauma = moduleContents.find(({ slug }) => slug === 'trauma')!;
const NOON = new Date('2026-06-15T15:00:00.123Z');
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const DAY = 24 * 60;

let alex: TestClient;
let number: string;
beforeAll(async () => {
  server().setNow(NOON);
  alex = await signedUp(server(), { fullName: 'Siobhán Ó Dálaigh' });
  number = await certified(alex, 'trauma');
});

const stranger = () => new TestClient(server());
const bytes = async (path: string, by = alex) => {
  const response = await by.fetch(path);
  return { response, file: Buffer.from(await response.arrayBuffer()) };
};
const textOf = async (path = `/api/certificates/${number}/badge.jwt`, by = alex) =>
  (await bytes(path, by)).file.toString();
const keys = async () => (await (await stranger().fetch(BADGE_KEYS_PATH)).json()) as any;
const em = () => server().database.orm.em.fork();

/** The text of the first iTXt chunk with this keyword, read as the specification of PNG says. */
function baked(png: Buffer): string | undefined {
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    const keyword = 'openbadgecredential\0\0\0\0\0';
    if (png.toString('latin1', at + 4, at + 8) === 'iTXt' && data.includes(keyword)) {
      return data.toString('utf8', keyword.length);
    }
  }
  return undefined;
}

describe('the badge of a certificate', () => {
  test('is accepted offline by other people’s libraries, and says what the certificate says', async () => {
    const { badge, header } = await checkBadge(await textOf(), await keys(), NOON);
    expect(badge).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
        'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
      ],
      id: `${URL_OF_SERVER}/verify/${number}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: trauma.title,
      issuer: { id: URL_OF_SERVER, type: ['Profile'], name: 'ParaMed CPD', url: URL_OF_SERVER },
      validFrom: '2026-06-15T15:00:00Z',
      credentialSubject: {
        id: `${URL_OF_SERVER}/verify/${number}#holder`,
        type: ['AchievementSubject'],
        identifier: [
          {
            type: 'IdentityObject',
            hashed: false,
            identityHash: 'Siobhán Ó Dálaigh',
            identityType: 'ext:name',
          },
        ],
        activityEndDate: '2026-06-16T00:00:00Z',
        creditsEarned: trauma.hours,
        narrative: `Hours of the module, not confirmed: 3 hours · time measured: not measured · attempts at the quiz: 1 · no clinician has reviewed this module. ${MEASURED_MEANS}`,
        // What was not measured is not a result of 0.
        result: ['80', '1'].map((value) => ({
          type: ['Result'],
          resultDescription: expect.any(String),
          value,
        })),
        achievement: {
          id: expect.stringMatching(/^https:\/\/cpd\.example\.org\/modules#[a-z0-9-]+$/),
          type: ['Achievement'],
          achievementType: 'CertificateOfCompletion',
          name: trauma.title,
          version: trauma.version,
          description: certificateTexts.nature,
          criteria: { narrative: `${certificateTexts.nature} ${certificateTexts.board}` },
          resultDescription: [
            expect.objectContaining({ resultType: 'Percent' }),
            expect.objectContaining({ resultType: 'RawScore', name: 'Attempts at the quiz' }),
          ],
        },
      },
      credentialStatus: {
        id: `${URL_OF_SERVER}/api/verify/${number}/revocations`,
        type: '1EdTechRevocationList',
      },
    });
    // Validators fetch one key from the address in the header; those with a list find it by the same name.
    expect(header).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) });
    const response = await stranger().fetch(header.kid!.slice(URL_OF_SERVER.length));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual((await keys()).keys[0]);
  });

  test('is in the picture and in the PDF, the same each time', async () => {
    const signed = await textOf();
    const { response, file } = await bytes(`/api/certificates/${number}/badge.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(baked(file)).toBe(signed);
    // A decoder reads it with all checksums.
    expect(await sharp(file, { failOn: 'warning' }).stats()).toMatchObject({ isOpaque: false });
    const pdf = await PDFDocument.load((await bytes(`/api/certificates/${number}`)).file);
    const attached = pdf.context
      .enumerateIndirectObjects()
      .map(([, each]) => each)
      .find(
        (each): each is PDFRawStream =>
          each instanceof PDFRawStream &&
          each.dict.get(PDFName.of('Type')) === PDFName.of('EmbeddedFile'),
      )!;
    expect(Buffer.from(decodePDFRawStream(attached).decode()).toString()).toBe(signed);
  });

  test('that was changed, or signed by another key, is refused', async () => {
    const known = await keys();
    const [header, payload, signature] = (await textOf()).split('.');
    const forged = JSON.parse(Buffer.from(payload!, 'base64url').toString());
    forged.credentialSubject.creditsEarned = 40;
    const changed = Buffer.from(JSON.stringify(forged)).toString('base64url');
    await expect(checkBadge(`${header}.${changed}.${signature}`, known, NOON)).rejects.toThrow(
      'signature verification failed',
    );
    const elsewhere = { keys: [{ ...known.keys[0], kid: 'https://other.example.org/key' }] };
    await expect(checkBadge(await textOf(), elsewhere, NOON)).rejects.toThrow('no applicable key');
  });

  test('is only for its holder', async () => {
    const billie = await signedUp(server());
    for (const type of ['png', 'jwt']) {
      const path = `/certificates/${number}/badge.${type}`;
      expect((await stranger().rest('GET', path)).status).toBe(401);
      expect((await billie.rest('GET', path)).status).toBe(404);
    }
  });

  test('of a revoked certificate is in the status list that it names', async () => {
    const list = async () => (await stranger().rest('GET', `/verify/${number}/revocations`)).body;
    const address = `${URL_OF_SERVER}/api/verify/${number}/revocations`;
    const empty = { id: address, issuer: URL_OF_SERVER, revokedCredential: [] };
    expect(await list()).toEqual(empty);
    const { services } = server();
    await revoke({ em: em(), services, now: NOON }, number, { reason: 'Taken by another' });
    expect(await list()).toEqual({
      ...empty,
      revokedCredential: [
        {
          id: `${URL_OF_SERVER}/verify/${number}`,
          revoked: true,
          revocationReason: 'Taken by another',
        },
      ],
    });
    expect((await alex.rest('GET', `/certificates/${number}/badge.jwt`)).status).toBe(404);
    await reinstate(em(), number);
    expect(await list()).toEqual(empty);
  });
});

describe('keys', () => {
  test('rotated: new badges have a new key, and old ones are still checked', async () => {
    const before = await textOf();
    expect(await retire(server().database, NOON)).toBe(1);
    const stored = await server().database.query<{ left: number }>({
      text: `select count(sealed_key)::int as left from badge_keys`,
      values: [],
    });
    expect(stored).toEqual([{ left: 0 }]);
    const after = await textOf();
    const known = await keys();
    const [old, young] = await Promise.all(
      [before, after].map((text) => checkBadge(text, known, NOON)),
    );
    expect(young!.badge).toEqual(old!.badge);
    expect(young!.header.kid).not.toBe(old!.header.kid);
    expect(known.keys.map(({ kid }: any) => kid).slice(0, 2)).toEqual([
      young!.header.kid,
      old!.header.kid,
    ]);
    // One that was stolen is withdrawn.
    await withdraw(em(), old!.header.kid!.split('/').at(-1)!);
    await expect(checkBadge(before, await keys(), NOON)).rejects.toThrow('no applicable key');
    expect((await stranger().fetch(old!.header.kid!.slice(URL_OF_SERVER.length))).status).toBe(404);
  });

  test('no private part is published, and each process that needs one at the same time gets the same', async () => {
    await retire(server().database, NOON);
    const { services } = server();
    await Promise.all(Array.from({ length: 4 }, () => signer(services)));
    const { keys: all } = await keys();
    for (const key of all) {
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    }
    const current = await server().database.query({
      text: 'select from badge_keys where retired_at is null',
      values: [],
    });
    expect(current).toHaveLength(1);
  });

  test('sealed under another JWT_SECRET is retired, and another is made', async () => {
    const { env, ...services } = server().services;
    const before = (await keys()).keys.length;
    await signer({ ...services, env: { ...env, jwtSecret: 'another secret of 32 characters!' } });
    expect((await keys()).keys).toHaveLength(before + 1);
    await textOf();
    expect((await keys()).keys).toHaveLength(before + 2);
  });

  test('of 2,048 bits is retired, and another of 3,072 is made', async () => {
    const { services } = server();
    const old = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = old.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const jwk = old.publicKey.export({ format: 'jwk' });
    await retire(services.database, services.now());
    await services.database.query({
      text: `insert into badge_keys (thumbprint, public_key, sealed_key, created_at)
        values ('short', $1::jsonb, $2, now())`,
      values: [JSON.stringify(jwk), seal(services.env, 'badge-keys', 'short', pem)],
    });
    await textOf();
    const { keys: all } = await keys();
    const bits = (key: { n: string }) => Buffer.from(key.n, 'base64url').length * 8;
    expect(bits(all[0])).toBe(3072);
    // Its badges go on being checked.
    expect(all.map(bits)).toContain(2048);
    const text = 'select thumbprint from badge_keys where retired_at is null';
    const [current] = await services.database.query<{ thumbprint: string }>({ text, values: [] });
    expect(current!.thumbprint).not.toBe('short');
  });
});

describe('the badge of a crew session', () => {
  const post = (by: TestClient, path: string, body: object = {}) => by.rest('POST', path, body);
  const badge = (id: number, by: TestClient) => by.rest('GET', `/crew-sessions/${id}/badge.jwt`);

  test('says whose presence others confirmed, once the end is final, and names nobody else', async () => {
    const [host, casey] = [
      await signedUp(server(), { fullName: 'Hēmi Host' }),
      await signedUp(server(), { fullName: 'Casey Colleague' }),
    ];
    const { body: session } = await post(host, '/crew-sessions', {
      type: 'debrief',
      title: 'After the rollover',
      namesAllowed: true,
    });
    const { id } = session;
    const { codes } = (await host.rest('GET', `/crew-sessions/${id}/codes`)).body;
    const code = codes[0].code;
    await post(casey, '/crew-sessions/join', { code, sessionId: id, namesAllowed: true });
    expect(await badge(id, casey)).toMatchObject({
      status: 409,
      body: { message: openBadgeTexts.noActivity },
    });
    server().setNow(minutesLater(100));
    await post(host, `/crew-sessions/${id}/end`, { confirmPresent: true });
    expect((await badge(id, casey)).body.message).toBe(openBadgeTexts.from('2026-06-23'));
    const later = minutesLater(100 + 7 * DAY);
    server().setNow(later);
    const text = await textOf(`/api/crew-sessions/${id}/badge.jwt`, casey);
    const { badge: said } = await checkBadge(text, await keys(), later);
    expect(said).toMatchObject({
      name: 'After the rollover',
      validFrom: '2026-06-15T16:40:00Z',
      credentialSubject: {
        identifier: [{ identityHash: 'Casey Colleague' }],
        creditsEarned: 1.5,
        activityStartDate: '2026-06-15T15:00:00Z',
        activityEndDate: '2026-06-15T16:40:00Z',
        narrative: expect.stringMatching(
          /together with a paramedic\. .* Confirmed by 1 person who was there\./,
        ),
        achievement: { description: 'Debrief with other practitioners.' },
      },
    });
    expect(JSON.stringify(said)).not.toContain('Hēmi');
    expect(baked((await bytes(`/api/crew-sessions/${id}/badge.png`, casey)).file)).toBe(text);
    // Nobody confirmed the host, and users who were not there have no badge.
    expect((await badge(id, host)).body.message).toBe(openBadgeTexts.unconfirmed);
    expect((await badge(id, alex)).status).toBe(404);
    // The owner claims less, and then nothing.
    const [activity] = (await casey.rest('GET', '/activities')).body;
    await casey.rest('PATCH', `/activities/${activity.id}`, {
      hours: 1,
      version: activity.version,
    });
    const lowered = await textOf(`/api/crew-sessions/${id}/badge.jwt`, casey);
    expect(
      (await checkBadge(lowered, await keys(), later)).badge['credentialSubject'],
    ).toMatchObject({ creditsEarned: 1 });
    // First less of the session counts, then nothing that was confirmed.
    const counts = (text: string, hours: number) =>
      server().database.query({ text, values: [activity.id, hours] });
    await counts('update crew_members set hours = $2 where activity_id = $1', 0.5);
    const less = await textOf(`/api/crew-sessions/${id}/badge.jwt`, casey);
    expect((await checkBadge(less, await keys(), later)).badge['credentialSubject']).toMatchObject({
      creditsEarned: 0.5,
    });
    const confirmations = async () =>
      (await casey.rest('GET', `/crew-sessions/${id}`)).body.members[1].confirmations;
    expect(await confirmations()).toBe(1);
    await counts('update attestations set corrected_hours = $2 where activity_id = $1', 0);
    expect((await badge(id, casey)).body.message).toBe(openBadgeTexts.noneStands);
    expect(await confirmations()).toBe(0);
    await casey.rest('DELETE', `/activities/${activity.id}`);
    expect((await badge(id, casey)).body.message).toBe(openBadgeTexts.noActivity);
  });
});
