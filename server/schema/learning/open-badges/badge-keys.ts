import { createHash, createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import jwt, { type JwtHeader } from 'jsonwebtoken';
import { seal, unseal } from '#server/auth/sealing';
import type { Services } from '#server/context';
import type { Database, Em } from '#server/db/database';
import type { Env } from '#server/env';
import { notFound } from '#server/errors';
import { badgeClaims, badgeKeyPath, type Badge } from '#domain/learning/open-badges';
import {
  PACK_TYPE,
  SIGNING_ALGORITHM as ALGORITHM,
  type PackClaims,
} from '#domain/proof/pack-signature';
import { BadgeKey, type PublicKey } from './badge-key.entity.ts';

/** 128 bits of security (NIST SP 800-57). */
const BITS = 3072;

/** Attempts, since another process may retire a key meanwhile. */
const ATTEMPTS = 3;

/** Signs badges with the current key, as compact JSON Web Tokens. */
export type Sign = (badge: Badge) => string;

type Signing = Pick<Services, 'env' | 'database' | 'now'>;

/** Signs packs with the same key. */
export interface PackSigner {
  /** The address of this server. */
  issuer: string;
  /** The public key, as it is published. */
  key: PublishedKey;
  sign: (claims: PackClaims) => string;
}

interface Current {
  thumbprint: string;
  publicKey: PublicKey;
  sealedKey: string;
}

/** The current key, opened. */
interface Opened {
  key: KeyObject;
  published: PublishedKey;
}

/** The private key of each installation in this process: decrypting and parsing one takes longer than signing. */
const opened = new WeakMap<Env, { sealedKey: string; key: KeyObject }>();

/** Returns a function that signs badges with the current key, in one statement; makes a key if there is none. */
export async function signer(services: Signing): Promise<Sign> {
  const {
    key,
    published: { kid },
  } = await current(services);
  return (badge) => signed(badgeClaims(badge), key, { alg: ALGORITHM, typ: 'JWT', kid });
}

/** Returns the same for packs. */
export async function packSigner(services: Signing): Promise<PackSigner> {
  const { key, published: of } = await current(services);
  const header = { alg: ALGORITHM, typ: PACK_TYPE, kid: of.kid };
  return { issuer: services.env.publicUrl, key: of, sign: (claims) => signed(claims, key, header) };
}

/** Signs claims under a type of their own, so that they never pass for a badge or a pack. */
export type SignClaims = (claims: object, type: string) => string;

/** Returns the same for receipts of standing, and for statements that a sharing ended. */
export async function claimsSigner(services: Signing): Promise<SignClaims> {
  const { key, published: of } = await current(services);
  return (claims, typ) => signed(claims, key, { alg: ALGORITHM, typ, kid: of.kid });
}

/** Without a moment of signing unless the claims have one (iat): the same badge always has the same text. */
const signed = (claims: object, key: KeyObject, header: JwtHeader): string =>
  jwt.sign(claims, key, {
    algorithm: ALGORITHM,
    header,
    noTimestamp: !('iat' in claims),
  });

/** The key that signs now; a new one if there is none that this server can use. */
async function current(services: Signing): Promise<Opened> {
  const { env, database } = services;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [found] = await database.query<Current>({
      text: `select thumbprint, public_key as "publicKey", sealed_key as "sealedKey"
        from badge_keys where retired_at is null`,
      values: [],
    });
    const key = found && open(services, found);
    if (key && isLong(key)) return { key, published: publishedKey(env, found) };
    // JWT_SECRET was changed, so that key is unusable; or it is shorter, from an earlier version.
    if (found) await retire(database, services.now(), found.thumbprint);
    await make(services);
  }
  throw new Error('no signing key could be made');
}

function open({ env }: Signing, { thumbprint, sealedKey }: Current): KeyObject | null {
  const known = opened.get(env);
  if (known?.sealedKey === sealedKey) return known.key;
  const text = unseal(env, 'badge-keys', thumbprint, sealedKey);
  if (text === null) return null;
  const key = createPrivateKey(text);
  opened.set(env, { sealedKey, key });
  return key;
}

const isLong = ({ asymmetricKeyDetails }: KeyObject): boolean =>
  (asymmetricKeyDetails?.modulusLength ?? 0) >= BITS;

const makePair = promisify(generateKeyPair);

/** Makes a key, unless another process has made one first. */
async function make({ env, database, now }: Signing): Promise<void> {
  const { publicKey, privateKey } = await makePair('rsa', { modulusLength: BITS });
  const { kty, n, e } = publicKey.export({ format: 'jwk' }) as PublicKey;
  // RFC 7638: these members, in this order.
  const thumbprint = createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await database.query({
    text: `insert into badge_keys (thumbprint, public_key, sealed_key, created_at)
      values ($1, $2::jsonb, $3, $4) on conflict do nothing`,
    values: [
      thumbprint,
      JSON.stringify({ kty, n, e }),
      seal(env, 'badge-keys', thumbprint, pem),
      now(),
    ],
  });
}

/** Destroys the private part of the current or the named key; returns how many. The next signature makes another key. */
export async function retire(database: Database, at: Date, thumbprint?: string): Promise<number> {
  const retired = await database.query({
    text: `update badge_keys set retired_at = $1, sealed_key = null
      where retired_at is null and ($2::text is null or thumbprint = $2) returning id`,
    values: [at, thumbprint ?? null],
  });
  return retired.length;
}

/** Removes a key, so that no badge or pack that it signed can be checked. Throws notFound(). */
export async function withdraw(em: Em, thumbprint: string): Promise<void> {
  if ((await em.nativeDelete(BadgeKey, { thumbprint })) === 0) throw notFound();
}

/** All keys, the newest first, for the operator. */
export const list = (em: Em): Promise<BadgeKey[]> =>
  em.find(BadgeKey, {}, { orderBy: { id: 'desc' } });

/** A public key as it is published. */
export interface PublishedKey extends PublicKey {
  kid: string;
  alg: string;
  use: string;
}

/** The public keys, newest first, including old ones: all, or one by its thumbprint. */
export async function published(
  { env, database }: Signing,
  thumbprint: string | null = null,
): Promise<PublishedKey[]> {
  const rows = await database.query<Pick<Current, 'thumbprint' | 'publicKey'>>({
    text: `select thumbprint, public_key as "publicKey" from badge_keys
      where $1::text is null or thumbprint = $1 order by id desc`,
    values: [thumbprint],
  });
  return rows.map((row) => publishedKey(env, row));
}

const publishedKey = (
  { publicUrl }: Env,
  { thumbprint, publicKey }: Pick<Current, 'thumbprint' | 'publicKey'>,
): PublishedKey => ({
  ...publicKey,
  kid: `${publicUrl}${badgeKeyPath(thumbprint)}`,
  alg: ALGORITHM,
  use: 'sig',
});
