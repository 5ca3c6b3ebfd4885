import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import { conflict, secondFactorRequired, unauthenticated, wrongCode } from '../errors.ts';
import { notify } from '../schema/notifications/notify.ts';
import { User } from '../schema/users/user.entity.ts';
import { validate } from '../validate.ts';
import { newSignInNotification, welcomeNotification } from '#domain/notifications';
import { displayName, loginFailed, usernameKey, usernameTaken } from '#domain/users';
import { loginSchema, registerSchema } from '#domain/users.schema';
import { deviceOf, remember } from './devices.ts';
import { secondFactorsOf, useCode } from './second-factor.ts';
import { closeSession, openSession } from './session.ts';

/** Makes an account and signs it in. Throws conflict when the name is taken, whatever its letters' case. */
export async function register(ctx: Context, input: unknown): Promise<User> {
  const { password, ...given } = validate(registerSchema, input);
  await ctx.services.limits.beginRegistration(ctx.caller.address);
  const hash = await ctx.services.passwords.hash(password);
  try {
    const { user, done } = await ctx.em.transactional(async (em) => {
      const tx = { ...ctx, em: em as Context['em'] };
      const user = em.create(User, {
        ...given,
        usernameKey: usernameKey(given.username),
        password: hash,
        createdAt: ctx.now,
      });
      await em.flush();
      await remember(tx, user.id);
      const done = [
        openSession(tx, user.id),
        await notify(tx, user.id, welcomeNotification(displayName(user))),
      ];
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
 * Signs in. One refusal for an unknown name and a wrong password, after the same time; only a right password learns that
 * a second factor is needed. Throws secondFactorRequired() without a code of it.
 */
export async function login(ctx: Context, input: unknown): Promise<User> {
  const { username, password, code } = validate(loginSchema, input);
  const { limits, passwords } = ctx.services;
  const account = usernameKey(username);
  await limits.beginLogin(account, ctx.caller.address);
  const user = await ctx.em.findOne(User, { usernameKey: account });
  if (!(await passwords.matches(password, user?.password ?? null)) || !user) {
    throw unauthenticated(loginFailed);
  }
  const factors = await secondFactorsOf(ctx.em, user.id);
  if (factors.length > 0 && !code) {
    await limits.loginUndecided(account, ctx.caller.address);
    throw secondFactorRequired(factors);
  }
  if (factors.length > 0) await limits.beginCode(user.id);
  const done = await ctx.em.transactional(async (em) =>
    signIn({ ...ctx, em: em as Context['em'] }, user, factors.length > 0 ? code! : null),
  );
  await limits.loginSucceeded(account, ctx.caller.address);
  if (factors.length > 0) await limits.codeSucceeded(user.id);
  done.forEach((announce) => announce());
  return user;
}

/**
 * Opens the session if the password that was compared is still the one in force: a change of it waits for this, or
 * this for the change. A code is used up with it.
 */
async function signIn(
  ctx: Context,
  { id, password }: { id: number; password: string },
  code: string | null,
): Promise<(() => void)[]> {
  const locked = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true };
  const user = await ctx.em.findOne(User, { id }, locked);
  if (user?.password !== password) throw unauthenticated(loginFailed);
  if (code !== null && !(await useCode(ctx, id, code))) throw wrongCode();
  return openFor(ctx, user);
}

/** Opens a session for a user who has proven to be one; a device that is new to the account is told of. */
export async function openFor(ctx: Context, user: User): Promise<(() => void)[]> {
  const isNew = await remember(ctx, user.id);
  const hand = openSession(ctx, user.id);
  // Of the account that everybody tries out, every sign-in would be news.
  if (!isNew || user.isDemo) return [hand];
  const notice = { device: deviceOf(ctx), at: ctx.now, timeZone: user.timeZone };
  return [hand, await notify(ctx, user.id, newSignInNotification(notice))];
}

/** Signs out: the cookie, every copy of it and its open sockets are dead. True also when there was nothing to end. */
export async function logout(ctx: Context): Promise<boolean> {
  await closeSession(ctx);
  return true;
}
