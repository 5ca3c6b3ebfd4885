import { requireUser, type Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { forbidden, invalid, type FieldMessages } from '../../errors.ts';
import { record } from '../../schema/account/security-events/security-events.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { validate } from '../../validate.ts';
import { passkeyMessages } from '#domain/account/passkeys';
import { identitySchema } from '#domain/account/recovery.schema';
import { wrongPassword } from '#domain/account/settings';
import { proofMessages } from '#domain/account/sign-in-methods';
import { attemptFailed, attemptSucceeded, beginAttempt } from './attempts.ts';
import { checkPasskey, consumePasskey } from '../factors/passkey-proof.ts';
import { composePassword } from '../passwords/compose-password.ts';
import { isCodeNeeded, consumeCode } from '../factors/second-factor.ts';

/**
 * Proves the user's identity for this session only: by the password, with a code if the account has a second factor, or
 * by a passkey. Throws invalid() for a wrong one, which counts as a failed sign-in.
 */
export async function confirmIdentity(ctx: Context, input: unknown): Promise<boolean> {
  const { password, code, passkey } = validate(identitySchema, input);
  const { id } = await requireUser(ctx);
  const user = await ctx.em.findOneOrFail(User, { id });
  if (user.isDemo) throw forbidden(proofMessages.demo);
  if (passkey) await byPasskey(ctx, user, passkey);
  else await byPassword(ctx, user, password ?? '', code ?? null);
  return true;
}

async function byPasskey(ctx: Context, user: User, response: Record<string, unknown>) {
  await ctx.services.limits.beginNameless(ctx.caller.address);
  const { proof } = await checkPasskey(ctx, response);
  const isProven =
    proof?.passkey.userId === user.id &&
    (await transaction(
      ctx,
      async (tx) => (await consumePasskey(tx, proof)) && (await prove(tx, user.id)),
    ));
  if (!isProven) throw refusal(ctx, user, { passkey: passkeyMessages.notAccepted });
  await ctx.services.limits.namelessSucceeded(ctx.caller.address);
}

async function byPassword(ctx: Context, user: User, password: string, code: string | null) {
  const { limits, passwords } = ctx.services;
  if (password === '') throw invalid({ password: proofMessages.password });
  await beginAttempt(ctx, user.usernameKey, true);
  if (!(await passwords.matches(password, user.password))) {
    throw refusal(ctx, user, { password: wrongPassword });
  }
  const needsCode = await isCodeNeeded(ctx, user, code, true);
  const isProven = await transaction(ctx, async (tx) => {
    if (needsCode && !(await consumeCode(tx, user.id, code!))) return false;
    return prove(tx, user.id);
  });
  if (!isProven) throw refusal(ctx, user, { code: proofMessages.code });
  await attemptSucceeded(ctx, user.usernameKey, true);
  await composePassword(ctx, user, password);
  if (needsCode) await limits.codeSucceeded(user.id);
}

/** Marks the caller's own session only: a proof in one browser does not count in another. */
export async function prove(ctx: Context, userId: number): Promise<boolean> {
  const { sessionId } = ctx.caller.session!;
  const proven = await ctx.em.execute<object[]>(
    `update sessions set authenticated_at = ?::timestamptz
     where id = ?::uuid and user_id = ?::int returning id`,
    [ctx.now, sessionId, userId],
  );
  if (proven.length === 0) return false;
  await record(ctx, userId, 'identity-confirmed');
  return true;
}

function refusal(ctx: Context, { usernameKey }: User, fields: FieldMessages) {
  attemptFailed(ctx, usernameKey);
  return invalid(fields);
}
