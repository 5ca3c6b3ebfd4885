import type { Context } from '../context.ts';
import { deviceLabel } from '#domain/settings';

/** What the caller uses, in words. */
export const deviceOf = (ctx: Context): string => deviceLabel(ctx.caller.userAgent);

/**
 * Remembers the caller's device for an account. Answers whether it is a new one beside others: the first that an
 * account is ever seen with is no news. Belongs to the caller's transaction.
 */
export async function remember(ctx: Context, userId: number): Promise<boolean> {
  const [seen] = await ctx.em.execute<{ others: boolean }[]>(
    `insert into known_devices (user_id, device, first_seen_at) values (?::int, ?::text, ?::timestamptz)
     on conflict do nothing
     returning exists (select from known_devices where user_id = ?::int) as others`,
    [userId, deviceOf(ctx), ctx.now, userId],
  );
  return seen?.others === true;
}
