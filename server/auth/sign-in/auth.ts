import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { conflict, unauthenticated, wrongCode } from '../../errors.ts';
import { notify } from '../../schema/messages/notifications/notify.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { validate } from '../../validate.ts';
import { welcomeNotification } from '#domain/messages/notifications';
import { displayName, loginFailed, usernameKey, usernameTaken } from '#domain/account/users';
import { loginSchema, registerSchema } from '#domain/account/users.schema';
import { attemptFailed, attemptSucceeded, beginAttempt } from './attempts.ts';
import { remember } from '../sessions/devices.ts';
import { requestEmailConfirmation } from '../passwords/email-confirmation.ts';
import { mailboxDigest } from '../passwords/link-token.ts';
import { composePassword } from '../passwords/compose-password.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { consumeCode, isCodeNeeded } from '../factors/second-factor.ts';
import { closeSession } from '../sessions/session.ts';
import { beginSession, signIn } from './sign-in.ts';
import { usernameColumns } from './username-skeleton.ts';
import { checkUsernameIsFree } from './usernames.ts';

/**
 * Creates an account and signs it in. Throws conflict() if the name is taken, in any case, or looks like an existing
 * one.
 */
export async function register(ctx: Context, input: unknown): Promise<User> {
  const { password, email, ...given } = validate(registerSchema, input);
  const { channels, env, limits } = ctx.services;
  await checkNewPassword(ctx, { field: 'password', password, username: given.username });
  await limits.beginRegistration(ctx.caller.address);
  if (email && channels.email) await limits.beginConfirmation(null, mailboxDigest(env, email));
  const hash = await ctx.services.passwords.hash(password);
  return openAccount(ctx, { ...given, password: hash }, async (tx, user) => {
    await beginSession(tx, user, 'registered');
    if (email) await requestEmailConfirmation(tx, user.id, email);
    return user;
  });
}

type NewAccount = Pick<User, 'fullName' | 'username' | 'password'> & {
  organization?: string | null;
};

/**
 * Stores a new account and welcomes it; `begin` signs it in, in the same transaction. Throws conflict() as `register`
 * does.
 */
export async function openAccount<Result>(
  ctx: Context,
  given: NewAccount,
  begin: (tx: Context, user: User) => Promise<Result>,
): Promise<Result> {
  const columns = usernameColumns(given.username);
  try {
    return await transaction(ctx, async (tx) => {
      await checkUsernameIsFree(tx.em, columns);
      const user = tx.em.create(User, {
        ...given,
        organization: given.organization ?? ctx.services.env.defaultOrganization,
        ...columns,
        createdAt: ctx.now,
      });
      await tx.em.flush();
      await remember(tx, user.id);
      const result = await begin(tx, user);
      await notify(tx, user.id, welcomeNotification(displayName(user)));
      return result;
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw conflict(usernameTaken, { username: usernameTaken });
    }
    throw error;
  }
}

/**
 * Signs in. An unknown name and a wrong password give the same error after the same time; only a correct password
 * reveals that a second factor is needed. Throws secondFactorRequired() if the code is missing.
 */
export async function login(ctx: Context, input: unknown): Promise<User> {
  const { username, password, code } = validate(loginSchema, input);
  const account = usernameKey(username);
  await beginAttempt(ctx, account);
  const user = await ctx.em.findOne(User, { usernameKey: account });
  if (!(await ctx.services.passwords.matches(password, user?.password ?? null)) || !user) {
    attemptFailed(ctx, account);
    throw unauthenticated(loginFailed);
  }
  const needsCode = await isCodeNeeded(ctx, user, code);
  const isSignedIn = await transaction(ctx, async (tx) => {
    const owner = await unchanged(tx, user.id, user.password);
    if (needsCode && !(await consumeCode(tx, user.id, code!))) return false;
    await signIn(tx, owner);
    return true;
  });
  if (!isSignedIn) {
    attemptFailed(ctx, account);
    throw wrongCode();
  }
  await attemptSucceeded(ctx, account);
  await composePassword(ctx, user, password);
  if (needsCode) await ctx.services.limits.codeSucceeded(user.id);
  return user;
}

/**
 * The locked row, if the compared password is still the current one. A concurrent password change waits for this lock,
 * or this for the change.
 */
async function unchanged(ctx: Context, id: number, hash: string): Promise<User> {
  const locked = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true };
  const user = await ctx.em.findOne(User, { id }, locked);
  if (user?.password !== hash) throw unauthenticated(loginFailed);
  return user;
}

/** Signs out: ends the cookie, every copy of it and its open sockets. Returns true even if there was no session. */
export async function logout(ctx: Context): Promise<boolean> {
  await closeSession(ctx);
  return true;
}
