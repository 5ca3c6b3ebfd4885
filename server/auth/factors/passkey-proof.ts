import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '../../context.ts';
import type { Env } from '../../env.ts';
import { Passkey } from '../../schema/account/passkeys/passkey.entity.ts';
import { readChallenge, consumeChallenge, type Challenge } from './challenges.ts';

/** The host name that passkeys belong to, and the full origin that the browser must use. */
export const relyingParty = ({ publicUrl }: Env) => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

/** Browsers support passkeys only on https and localhost; an IP address cannot own one. */
export function passkeysAvailable({ publicUrl }: Env): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  if (/^[\d.]+$|^\[/.test(hostname)) return false;
  return protocol === 'https:' || /^(.+\.)?localhost$/.test(hostname);
}

/** The account's id for an authenticator; the library requires bytes. */
export const userHandle = (userId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(String(userId)));

/** A passkey that has signed one of our challenges; not consumed yet. */
export interface PasskeyProof {
  passkey: Passkey;
  challenge: Challenge;
  counter: number;
  backedUp: boolean;
}

/**
 * Checks a browser's response to a sign-in challenge. Returns only `passkey` if its check failed, and an empty object
 * if no passkey has this id.
 */
export async function checkPasskey(
  ctx: Context,
  response: Record<string, unknown>,
): Promise<{ proof?: PasskeyProof; passkey?: Passkey }> {
  const { id } = response;
  const passkey =
    typeof id === 'string' && id.length <= MAX_ID
      ? await ctx.em.findOne(Passkey, { credentialId: id })
      : null;
  if (!passkey) return {};
  const { env } = ctx.services;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(env);
  let challenge: Challenge | null = null;
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: (text) => {
        challenge = readChallenge(env, { to: 'sign-in' }, text, ctx.now);
        return challenge !== null;
      },
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Compared by consumePasskey, in the statement that stores the new one.
        counter: 0,
      },
    });
    if (!verified || !challenge || !isFor(response, passkey.userId)) return { passkey };
    const { newCounter: counter, credentialBackedUp: backedUp } = info;
    return { passkey, proof: { passkey, challenge, counter, backedUp } };
  } catch {
    // The library throws for anything invalid: another origin, another user's challenge, not an object.
    return { passkey };
  }
}

/**
 * Consumes the proof: its challenge, and the passkey's counter, which must have grown unless it stays at 0. A lower
 * counter means a copied passkey. False if either was used before. Call it in the caller's transaction.
 */
export async function consumePasskey(ctx: Context, proof: PasskeyProof): Promise<boolean> {
  const { passkey, challenge, counter, backedUp } = proof;
  if (!(await consumeChallenge(ctx.em, challenge))) return false;
  const used = await ctx.em.execute<object[]>(
    `update passkeys set counter = ?::bigint, backed_up = ?::boolean, last_used_at = ?::timestamptz
     where id = ?::int and (counter < ?::bigint or (counter = 0 and ?::bigint = 0)) returning id`,
    [counter, backedUp, ctx.now, passkey.id, counter, counter],
  );
  return used.length === 1;
}

/** WebAuthn allows ids of 1,023 bytes; this is their length in base64url, rounded up. */
const MAX_ID = 1_400;

function isFor({ response }: Record<string, unknown>, userId: number): boolean {
  const { userHandle: handle } = response as { userHandle?: unknown };
  return handle === Buffer.from(userHandle(userId)).toString('base64url');
}
