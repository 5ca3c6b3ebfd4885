import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import { conflict, unauthenticated, wrongCode } from '../../errors.ts';
import { notify } from '../../schema/notifications/notify.ts';
import { User } from '../../schema/users/user.entity.ts';
import { validate } from '../../validate.ts';
import { welcomeNotification } from '#domain/notifications';
import { displayName, loginFailed, usernameKey, usernameTaken } from '#domain/users';
import { loginSchema, registerSchema } from '#domain/users.schema';
import { attemptFailed, attemptSucceeded, beginAttempt } from './attempts.ts';
import { remember } from '../sessions/devices.ts';
import { requestEmailConfirmation } from '../passwords/email-confirmation.ts';
import { addressDigest } from '../passwords/link-token.ts';
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
  if (email && channels.email) await limits.beginConfirmation(null, addressDigest(env, email));
  const hash = await ctx.services.passwords.hash(password);
  const columns = usernameColumns(given.username);
  try {
    const { user, done } = await ctx.em.transactional(async (em) => {
      const tx = { ...ctx, em: em as Context['em'] };
      await checkUsernameIsFree(tx.em, columns);
      const user = em.create(User, {
        ...given,
        ...columns,
        password: hash,
        createdAt: ctx.now,
      });
      await em.flush();
      await remember(tx, user.id);
      const done = [
        await beginSession(tx, user.id, 'registered'),
        await notify(tx, user.id, welcomeNotification(displayName(user))),
      ];
      if (email) done.push(await requestEmailConfirmation(tx, user.id, email));
      return { user, done };
    });
    done.forEach((announce) => announce());
    return user;
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
  const begin = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em: em as Context['em'] };
    const owner = await unchanged(tx, user.id, user.password);
    return needsCode && !(await consumeCode(tx, user.id, code!)) ? null : signIn(tx, owner);
  });
  if (!begin) {
    attemptFailed(ctx, account);
    throw wrongCode();
  }
  await attemptSucceeded(ctx, account);
  if (needsCode) await ctx.services.limits.codeSucceeded(user.id);
  begin();
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
