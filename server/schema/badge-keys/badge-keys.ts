import { createHash, createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import jwt from 'jsonwebtoken';
import { seal, unseal } from '../../auth/sealing.ts';
import type { Services } from '../../context.ts';
import type { Database, Em } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { notFound } from '../../errors.ts';
import { badgeClaims, badgeKeyPath, type Badge } from '#domain/open-badges';
import { BadgeKey, type PublicKey } from './badge-key.entity.ts';

/** The one algorithm that every Open Badges 3.0 program must support. */
const ALGORITHM = 'RS256';
/** 128 bits of security (NIST SP 800-57). */
const BITS = 3072;

/** Attempts, since another process may retire a key meanwhile. */
const ATTEMPTS = 3;

/** Signs badges with the current key, as compact JSON Web Tokens. */
export type Sign = (badge: Badge) => string;

type Signing = Pick<Services, 'env' | 'database' | 'now'>;

interface Current {
  thumbprint: string;
  sealedKey: string;
}

/** The private key of each installation in this process: decrypting and parsing one takes longer than signing. */
const opened = new WeakMap<Env, { sealedKey: string; key: KeyObject }>();

/** Returns a function that signs with the current key, in one statement; makes a key if there is none. */
export async function signer(services: Signing): Promise<Sign> {
  const { env, database } = services;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [current] = await database.query<Current>({
      text: `select thumbprint, sealed_key as "sealedKey" from badge_keys where retired_at is null`,
      values: [],
    });
    const key = current && open(services, current);
    if (key && isLong(key)) {
      const keyid = `${env.publicUrl}${badgeKeyPath(current.thumbprint)}`;
      return (badge) =>
        jwt.sign(badgeClaims(badge), key, { algorithm: ALGORITHM, keyid, noTimestamp: true });
    }
    // JWT_SECRET was changed, so that key is unusable; or it is shorter, from an earlier version.
    if (current) await retire(database, services.now(), current.thumbprint);
    await make(services);
  }
  throw new Error('no key for badges could be made');
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

/** Destroys the private part of the current or the named key; returns how many. The next badge makes another key. */
export async function retire(database: Database, at: Date, thumbprint?: string): Promise<number> {
  const retired = await database.query({
    text: `update badge_keys set retired_at = $1, sealed_key = null
      where retired_at is null and ($2::text is null or thumbprint = $2) returning id`,
    values: [at, thumbprint ?? null],
  });
  return retired.length;
}

/** Removes a key, so that no badge that it signed can be checked. Throws notFound(). */
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
  const rows = await database.query<{ thumbprint: string; key: PublicKey }>({
    text: `select thumbprint, public_key as key from badge_keys
      where $1::text is null or thumbprint = $1 order by id desc`,
    values: [thumbprint],
  });
  return rows.map(({ thumbprint: of, key }) => ({
    ...key,
    kid: `${env.publicUrl}${badgeKeyPath(of)}`,
    alg: ALGORITHM,
    use: 'sig',
  }));
}
