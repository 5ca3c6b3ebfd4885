import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  makeChallenge,
  readChallenge,
  consumeChallenge,
  type Challenge,
} from '#server/auth/factors/challenges';
import { passkeysAvailable, relyingParty, userHandle } from '#server/auth/factors/passkey-proof';
import { recordChange } from '#server/auth/account/security-change';
import { requireProofToProtect, requireRecentProof } from '#server/auth/sign-in/step-up';
import { requireUser, type Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { conflict, forbidden, invalid, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { CHALLENGE_MINUTES, PASSKEYS_MAX, passkeyMessages } from '#domain/account/passkeys';
import { passkeyNameSchema, passkeySchema } from '#domain/account/passkeys.schema';
import { displayName } from '#domain/account/users';
import { User } from '../users/user.entity.ts';
import { Passkey } from './passkey.entity.ts';
import { PRODUCT } from '#domain/product';

/** COSE numbers of ES256 and RS256, one of which every authenticator supports, and of Ed25519. */
const ALGORITHMS = [-8, -7, -257];

const listRead = defineQuery<Passkey[]>({
  name: 'passkeys',
  entity: Passkey,
  sql: (columns) =>
    rows(`select ${columns} from passkeys where user_id = $1 order by created_at, id`),
});

/** The user's passkeys, oldest first. */
export const list = (ctx: Context, userId: number): Promise<Passkey[]> =>
  ctx.reads.read(listRead, userId);

/** The options for a browser to create a discoverable passkey with user verification. */
export async function options(ctx: Context): Promise<object> {
  const user = await mayAdd(ctx);
  const { env } = ctx.services;
  const known = await ctx.em.find(Passkey, { userId: user.id });
  if (known.length >= PASSKEYS_MAX) throw conflict(passkeyMessages.tooMany);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: relyingParty(env).id,
    userID: userHandle(user.id),
    userName: user.username,
    userDisplayName: displayName(user),
    challenge: makeChallenge(env, { to: 'add', userId: user.id }, ctx.now),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MINUTES * 60_000,
  });
}

/** Adds the browser's new passkey. Throws invalid() unless it matches a challenge for this user. */
export async function add(ctx: Context, input: unknown): Promise<User> {
  const user = await mayAdd(ctx);
  const { name, response } = validate(passkeySchema, input);
  const made = await checked(ctx, user.id, response);
  if (!made) throw invalid({ response: passkeyMessages.notAccepted });
  const { challenge, ...passkey } = made;
  try {
    await transaction(ctx, async (tx) => {
      const { em } = tx;
      // Locked, so that concurrent calls cannot exceed the limit.
      await em.execute('select from users where id = ?::int for update', [user.id]);
      if ((await em.count(Passkey, { userId: user.id })) >= PASSKEYS_MAX) {
        throw conflict(passkeyMessages.tooMany);
      }
      if (!(await consumeChallenge(em, challenge))) {
        throw invalid({ response: passkeyMessages.notAccepted });
      }
      em.create(Passkey, { ...passkey, userId: user.id, name, createdAt: ctx.now });
      await em.flush();
      await recordChange(tx, user, 'passkey-added');
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw conflict(passkeyMessages.known);
    }
    throw error;
  }
  return user;
}

/** Renames a passkey. Throws notFound(). */
export async function rename(ctx: Context, id: unknown, input: unknown): Promise<Passkey> {
  const { id: userId } = await requireUser(ctx);
  const { name } = validate(passkeyNameSchema, input);
  const passkey = await ctx.em.findOne(Passkey, { id: parseId(id), userId });
  if (!passkey) throw notFound();
  passkey.name = name;
  await ctx.em.flush();
  return passkey;
}

/**
 * Removes a passkey; after the last one the password alone signs in again, unless there is an app. Throws notFound().
 */
export async function remove(ctx: Context, id: unknown): Promise<User> {
  const user = await requireRecentProof(ctx);
  const which = { id: parseId(id), userId: user.id };
  await transaction(ctx, async (tx) => {
    if ((await tx.em.nativeDelete(Passkey, which)) === 0) throw notFound();
    await recordChange(tx, user, 'passkey-removed');
  });
  return user;
}

async function mayAdd(ctx: Context): Promise<User> {
  const user = await requireProofToProtect(ctx);
  if (!passkeysAvailable(ctx.services.env)) throw forbidden(passkeyMessages.unavailable);
  return user;
}

type Made = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp' | 'aaguid'
> & { challenge: Challenge };

async function checked(
  ctx: Context,
  userId: number,
  response: Record<string, unknown>,
): Promise<Made | null> {
  const { env } = ctx.services;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(env);
  let challenge: Challenge | null = null;
  try {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { verified, registrationInfo: info } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: (text) => {
        challenge = readChallenge(env, { to: 'add', userId }, text, ctx.now);
        return challenge !== null;
      },
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || !challenge) return null;
    const { id, publicKey, counter, transports = [] } = info.credential;
    return {
      challenge,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: BigInt(counter),
      transports: transports.filter((each) => TRANSPORTS.has(each)),
      backedUp: info.credentialBackedUp,
      aaguid: info.aaguid,
    };
  } catch {
    // The library throws for anything invalid: another origin, another user's challenge, not an object.
    return null;
  }
}

/** Transports of WebAuthn level 3; a browser could send any text. */
const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
