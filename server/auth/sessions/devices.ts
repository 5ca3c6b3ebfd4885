import type { Context } from '../../context.ts';
import { deviceLabel } from '#domain/account/settings';

/** The caller's device, such as "Firefox on Windows". */
export const deviceOf = (ctx: Context): string => deviceLabel(ctx.caller.userAgent);

/**
 * Stores the caller's device for an account. Returns true if it is new and the account already has another: the first
 * device of an account needs no notification. Call it in the caller's transaction.
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
