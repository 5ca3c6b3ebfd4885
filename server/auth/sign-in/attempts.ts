import { setTimeout as sleep } from 'node:timers/promises';
import { createContext, type Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { notify } from '../../schema/messages/notifications/notify.ts';
import {
  AFTER_RESPONSE_MS,
  recordLater,
} from '../../schema/account/security-events/security-events.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { guessingNotification } from '#domain/messages/notifications';
import { deviceOf } from '../sessions/devices.ts';
import { knownBrowser } from '../sessions/known-browsers.ts';
import type { AttemptFrom } from './limits.ts';

const fromOf = (ctx: Context, account: string, isOwnSession: boolean): AttemptFrom => ({
  browser: knownBrowser(ctx, account),
  isOwnSession,
});

/**
 * Counts an attempt to prove a credential, before it is checked, for a username key (with or without an account); a
 * correct attempt is uncounted later. `isOwn` says that the account is that of the caller's session, which was
 * checked. Throws rateLimited(); the first refusal is recorded, and the owner is notified.
 */
export const beginAttempt = (ctx: Context, account: string, isOwn = false): Promise<void> =>
  ctx.services.limits.beginLogin(account, ctx.caller.address, {
    ...fromOf(ctx, account, isOwn),
    onLockout: () => {
      recordLater(ctx, account, 'locked-out');
      tellOwnerLater(ctx, account);
    },
  });

export const attemptFailed = (ctx: Context, account: string): void =>
  recordLater(ctx, account, 'sign-in-failed');

export const attemptSucceeded = (ctx: Context, account: string, isOwn = false): Promise<void> =>
  ctx.services.limits.loginSucceeded(account, ctx.caller.address, fromOf(ctx, account, isOwn));

/** Uncounts an attempt that was neither wrong nor right: its code is still missing. */
export const attemptUndecided = (ctx: Context, account: string, isOwn: boolean): Promise<void> =>
  ctx.services.limits.loginUndecided(account, ctx.caller.address, fromOf(ctx, account, isOwn));

/**
 * Notifies the account's owner, at most once a day, after the response: an account that does not exist costs the same.
 */
function tellOwnerLater({ services, caller }: Context, usernameKey: string): void {
  services.background.run('notice of guessing', async () => {
    await sleep(AFTER_RESPONSE_MS);
    const ctx = createContext(services, caller);
    const user = await ctx.em.findOne(User, { usernameKey });
    if (!user || user.isDemo || !(await services.limits.mayTellOfGuessing(user.id))) return;
    const notice = { device: deviceOf(ctx), at: ctx.now, timeZone: user.timeZone };
    await transaction(ctx, (tx) => notify(tx, user.id, guessingNotification(notice)));
  });
}
