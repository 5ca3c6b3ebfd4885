import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { attemptFailed, attemptSucceeded, beginAttempt } from '#server/auth/sign-in/attempts';
import { checkNewPassword } from '#server/auth/passwords/new-password';
import { resetTokenFor, resetTokenHash } from '#server/auth/passwords/reset-token';
import { recoveryCodeHash, consumeRecoveryCode } from '#server/auth/factors/recovery-codes';
import type { Context } from '#server/context';
import { transaction } from '#server/db/transaction';
import { invalid } from '#server/errors';
import { validate } from '#server/validate';
import { mailboxDigest } from '#server/auth/passwords/link-token';
import {
  readRecoveryCode,
  recoveryMessages,
  RESET_ACCOUNTS_MAX,
  RESET_LINK_HOURS,
  resetEmail,
} from '#domain/account/recovery';
import {
  resetRequestSchema,
  resetSchema,
  resetWithCodeSchema,
} from '#domain/account/recovery.schema';
import { usernameKey } from '#domain/account/users';
import { Delivery } from '../../messages/notifications/delivery.entity.ts';
import { record } from '../security-events/security-events.ts';
import { User } from '../users/user.entity.ts';
import { PasswordReset } from './password-reset.entity.ts';
import { replacePassword } from './replace-password.ts';

const HOUR_MS = 60 * 60_000;

/** By then the caller has the response, so every name takes the same time. */
const AFTER_RESPONSE_MS = 100;

interface Account {
  id: number;
  username: string;
}

/**
 * Sends a link to the confirmed address of the named account, or to each account of an address. Responds before the
 * look-up, so that neither content nor timing reveals if an account exists. Throws rateLimited(), which also counts
 * names that do not exist.
 */
export async function request(ctx: Context, input: unknown): Promise<boolean> {
  const { account } = validate(resetRequestSchema, input);
  const { background, channels, env, limits } = ctx.services;
  const target = usernameKey(account);
  await limits.beginReset(mailboxDigest(env, target), ctx.caller.address);
  if (channels.email) {
    background.run('password reset', async () => {
      await setTimeout(AFTER_RESPONSE_MS);
      await sendLinks(ctx, target);
    });
  }
  return true;
}

/** Names are compared as at sign-in, addresses in any case. */
async function sendLinks(ctx: Context, target: string): Promise<void> {
  const { database, limits, pubsub } = ctx.services;
  const em = database.orm.em.fork();
  const accounts = await em.execute<Account[]>(
    `select u.id, u.username from users u join email_addresses e on e.user_id = u.id
     where e.confirmed_at is not null and not u.is_demo
       and (u.username_key = ?::text or lower(e.address) = ?::text)
     order by u.username_key = ?::text desc, u.id desc limit ?::int`,
    [target, target, target, RESET_ACCOUNTS_MAX],
  );
  for (const account of accounts) {
    if (!(await limits.mayBeSentReset(account.id))) continue;
    await transaction({ ...ctx, em }, (tx) => writeLink(tx, account));
  }
  if (accounts.length > 0) pubsub.publish('deliveriesWritten', 'all', {});
}

/** Only the newest link of an account works. */
async function writeLink(ctx: Context, { id: userId, username }: Account): Promise<void> {
  const { em, now } = ctx;
  const { env } = ctx.services;
  const deliveryId = randomUUID();
  await em.upsert(PasswordReset, {
    userId,
    deliveryId,
    tokenHash: resetTokenHash(resetTokenFor(env, deliveryId)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESET_LINK_HOURS * HOUR_MS),
  });
  const kind = 'reset-password';
  await em.nativeDelete(Delivery, { userId, kind, doneAt: null });
  em.create(Delivery, {
    id: deliveryId,
    userId,
    channel: 'email',
    kind,
    title: resetEmail.title,
    message: resetEmail.message(username),
    createdAt: now,
    notBefore: now,
  });
  await record(ctx, userId, 'password-reset-requested');
}

/** Sets a new password by the link. Throws invalid() if the link was used, expired, or replaced. */
export async function reset(ctx: Context, input: unknown): Promise<boolean> {
  const { token, newPassword } = validate(resetSchema, input);
  const tokenHash = resetTokenHash(token);
  const usable = { tokenHash, expiresAt: { $gt: ctx.now } };
  const found = await ctx.em.findOne(PasswordReset, usable);
  if (!found) throw linkInvalid();
  const { username } = await ctx.em.findOneOrFail(User, { id: found.userId });
  await checkNewPassword(ctx, { field: 'newPassword', password: newPassword, username });
  await replacePassword(ctx, found.userId, newPassword, async (tx) => {
    const used = await tx.em.nativeDelete(PasswordReset, { ...usable, userId: found.userId });
    if (used === 0) throw linkInvalid();
  });
  return true;
}

/**
 * Sets a new password by a recovery code, which is consumed. An unknown name, and a code that is another's or was used,
 * give the same error after the same statements; each counts as a failed sign-in.
 */
export async function resetWithCode(ctx: Context, input: unknown): Promise<boolean> {
  const { username, recoveryCode, newPassword } = validate(resetWithCodeSchema, input);
  // Checks against the name given, so that the check reveals nothing about the account.
  await checkNewPassword(ctx, { field: 'newPassword', password: newPassword, username });
  const { env } = ctx.services;
  const account = usernameKey(username);
  await beginAttempt(ctx, account);
  const code = readRecoveryCode(recoveryCode) ?? '';
  const userId = await ownerOf(ctx, account, code);
  if (userId === null) {
    attemptFailed(ctx, account);
    throw codeInvalid();
  }
  await replacePassword(ctx, userId, newPassword, async (tx) => {
    const { em, now } = tx;
    if (!(await consumeRecoveryCode(em, env, { userId, code, now }))) throw codeInvalid();
    await record(tx, userId, 'recovery-code-used');
  });
  await attemptSucceeded(ctx, account);
  return true;
}

/** The owner of an unused code; one statement for known and unknown names. */
async function ownerOf(ctx: Context, account: string, code: string): Promise<number | null> {
  const [found] = await ctx.em.execute<{ id: number }[]>(
    `select u.id from users u join recovery_codes c on c.user_id = u.id
     where u.username_key = ?::text and c.hash = ?::text and c.used_at is null`,
    [account, recoveryCodeHash(ctx.services.env, code)],
  );
  return found?.id ?? null;
}

const linkInvalid = () => invalid({ token: recoveryMessages.linkInvalid });
const codeInvalid = () => invalid({ recoveryCode: recoveryMessages.codeInvalid });
