import type { Context } from '../context.ts';
import { recordLater } from '../schema/security-events/security-events.ts';

/**
 * An attempt to prove a credential of the account with a username key, whether there is one or not: counted before it
 * is made, and taken out of the count if it is right. Throws rateLimited(); the first refusal is recorded.
 */
export const beginAttempt = (ctx: Context, account: string): Promise<void> =>
  ctx.services.limits.beginLogin(account, ctx.caller.address, () =>
    recordLater(ctx, account, 'locked-out'),
  );

export const attemptFailed = (ctx: Context, account: string): void =>
  recordLater(ctx, account, 'sign-in-failed');

export const attemptSucceeded = (ctx: Context, account: string): Promise<void> =>
  ctx.services.limits.loginSucceeded(account, ctx.caller.address);
