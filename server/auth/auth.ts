import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import { conflict, unauthenticated } from '../errors.ts';
import { notify } from '../schema/notifications/notifications.ts';
import { User } from '../schema/users/user.entity.ts';
import { validate } from '../validate.ts';
import { welcomeNotification } from '#domain/notifications';
import {
  displayName,
  loginFailed,
  loginSchema,
  registerSchema,
  usernameKey,
  usernameTaken,
} from '#domain/users';
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
      const done = [
        openSession(tx, user.id),
        notify(tx, user.id, welcomeNotification(displayName(user))),
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

/** Signs in. One refusal for an unknown name and a wrong password, after the same time. */
export async function login(ctx: Context, input: unknown): Promise<User> {
  const { username, password } = validate(loginSchema, input);
  const account = usernameKey(username);
  await ctx.services.limits.beginLogin(account, ctx.caller.address);
  const user = await ctx.em.findOne(User, { usernameKey: account });
  if (!(await ctx.services.passwords.matches(password, user?.password ?? null)) || !user) {
    throw unauthenticated(loginFailed);
  }
  await ctx.services.limits.loginSucceeded(account, ctx.caller.address);
  const hand = openSession(ctx, user.id);
  await ctx.em.flush();
  hand();
  return user;
}

/** Signs out: the cookie, every copy of it and its open sockets are dead. True also when there was nothing to end. */
export async function logout(ctx: Context): Promise<boolean> {
  await closeSession(ctx);
  return true;
}
