import { openSecret, periodOf, encryptSecret } from '#server/auth/factors/totp-codes';
import { recordChange } from '#server/auth/account/security-change';
import { requireProofToProtect, requireRecentProof } from '#server/auth/sign-in/step-up';
import type { Context } from '#server/context';
import { defineQuery } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { conflict, invalid } from '#server/errors';
import { validate } from '#server/validate';
import { totpCodeSchema } from '#domain/account/recovery.schema';
import { proofMessages, readTotpCode } from '#domain/account/sign-in-methods';
import { TOTP_ISSUER, TOTP_SETUP_MINUTES, totpMessages } from '#domain/account/totp';
import type { User } from '../users/user.entity.ts';
import { TotpSecret } from './totp-secret.entity.ts';
import type { TotpSetup } from './totp.type.ts';

const addedRead = defineQuery<string | null>({
  name: 'totpAddedAt',
  sql: () => 'select to_json(confirmed_at) from totp_secrets where user_id = $1',
});

/** Returns when the user set up an authenticator app; null without one. */
export async function addedAt(ctx: Context, userId: number): Promise<Date | null> {
  const moment = await ctx.reads.read(addedRead, userId);
  return moment === null ? null : new Date(moment);
}

/**
 * Creates a secret to be confirmed by its first code, replacing an unconfirmed one. Throws conflict() if an app is in
 * use.
 */
export async function begin(ctx: Context): Promise<TotpSetup> {
  const user = await requireProofToProtect(ctx);
  const { generateSecret, generateURI } = await import('otplib');
  const secret = generateSecret();
  const stored = await ctx.em.execute<object[]>(
    `insert into totp_secrets as t (user_id, secret, created_at) values (?::int, ?::text, ?::timestamptz)
     on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
       where t.confirmed_at is null
     returning user_id`,
    [user.id, encryptSecret(ctx.services.env, user.id, secret), ctx.now],
  );
  if (stored.length === 0) throw conflict(totpMessages.present);
  return { secret, uri: generateURI({ issuer: TOTP_ISSUER, label: user.username, secret }) };
}

/** Turns the app on by its first code, which cannot be used again. Throws invalid() for a wrong or late one. */
export async function confirm(ctx: Context, input: unknown): Promise<User> {
  const user = await requireProofToProtect(ctx);
  const { code } = validate(totpCodeSchema, input);
  const since = new Date(ctx.now.getTime() - TOTP_SETUP_MINUTES * 60_000);
  const waiting = { userId: user.id, confirmedAt: null, createdAt: { $gt: since } };
  const found = await ctx.em.findOne(TotpSecret, waiting);
  if (!found) throw invalid({ code: totpMessages.none });
  const secret = openSecret(ctx.services.env, user.id, found.secret);
  const digits = readTotpCode(code);
  const period = secret && digits ? await periodOf(secret, digits, ctx.now) : null;
  if (period === null) throw invalid({ code: proofMessages.code });
  const same = { userId: user.id, secret: found.secret, confirmedAt: null };
  const change = { confirmedAt: ctx.now, lastStep: period };
  await transaction(ctx, async (tx) => {
    const turnedOn = await tx.em.nativeUpdate(TotpSecret, same, change);
    if (turnedOn === 0) throw invalid({ code: totpMessages.none });
    await recordChange(tx, user, 'totp-added');
  });
  return user;
}

/** Removes the app, or an unconfirmed secret, if there is one. */
export async function remove(ctx: Context): Promise<User> {
  const user = await requireRecentProof(ctx);
  await transaction(ctx, async (tx) => {
    const inUse = { userId: user.id, confirmedAt: { $ne: null } };
    const removed = await tx.em.nativeDelete(TotpSecret, inUse);
    await tx.em.nativeDelete(TotpSecret, { userId: user.id });
    if (removed > 0) await recordChange(tx, user, 'totp-removed');
  });
  return user;
}
