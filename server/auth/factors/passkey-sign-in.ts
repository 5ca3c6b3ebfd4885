import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { forbidden, unauthenticated } from '../../errors.ts';
import { record } from '../../schema/account/security-events/security-events.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { validate } from '../../validate.ts';
import { CHALLENGE_MINUTES, passkeyMessages } from '#domain/account/passkeys';
import { passkeySignInSchema } from '#domain/account/passkeys.schema';
import { makeChallenge } from './challenges.ts';
import { checkPasskey, passkeysAvailable, relyingParty, consumePasskey } from './passkey-proof.ts';
import { signIn as begin } from '../sign-in/sign-in.ts';

/** A challenge that any passkey of this server may sign: the browser offers the ones it has. */
export async function options(ctx: Context): Promise<object> {
  const { env } = ctx.services;
  if (!passkeysAvailable(env)) throw forbidden(passkeyMessages.unavailable);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: relyingParty(env).id,
    challenge: makeChallenge(env, { to: 'sign-in' }, ctx.now),
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
  });
}

/** Signs in with a passkey. An unknown passkey and an invalid response give the same error. */
export async function signIn(ctx: Context, input: unknown): Promise<User> {
  const { response } = validate(passkeySignInSchema, input);
  const { limits } = ctx.services;
  await limits.beginNameless(ctx.caller.address);
  const { proof, passkey } = await checkPasskey(ctx, response);
  const user = proof
    ? await transaction(ctx, async (tx) => {
        const locked = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true };
        const user = await tx.em.findOne(User, { id: proof.passkey.userId }, locked);
        if (!user || !(await consumePasskey(tx, proof))) return null;
        await begin(tx, user);
        return user;
      })
    : null;
  if (!user) {
    if (passkey) await record(ctx, passkey.userId, 'sign-in-failed');
    throw unauthenticated(passkeyMessages.notAccepted);
  }
  await limits.namelessSucceeded(ctx.caller.address);
  return user;
}
