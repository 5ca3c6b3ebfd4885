import type { Context } from '../../context.ts';
import { recordLater } from '../../schema/security-events/security-events.ts';

/**
 * Counts an attempt to prove a credential, before it is checked, for a username key (with or without an account); a
 * correct attempt is uncounted later. Throws rateLimited(); the first refusal is recorded.
 */
export const beginAttempt = (ctx: Context, account: string): Promise<void> =>
  ctx.services.limits.beginLogin(account, ctx.caller.address, () =>
    recordLater(ctx, account, 'locked-out'),
  );

export const attemptFailed = (ctx: Context, account: string): void =>
  recordLater(ctx, account, 'sign-in-failed');

export const attemptSucceeded = (ctx: Context, account: string): Promise<void> =>
  ctx.services.limits.loginSucceeded(account, ctx.caller.address);
