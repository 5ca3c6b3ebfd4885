import type { Database } from '../../db/database.ts';
import { TOTP_SETUP_MINUTES } from '#domain/account/totp';

/**
 * Removes used challenges that have expired, unused reset links that have expired, and authenticator app secrets that
 * were never confirmed. Returns how many.
 */
export async function removeExpiredProofs({ query }: Database, now: Date): Promise<number> {
  const [row] = await query<{ count: number }>({
    text: `
      with challenges as (delete from used_challenges where expires_at <= $1 returning 1),
        links as (delete from password_resets where expires_at <= $1 returning 1),
        secrets as (delete from totp_secrets where confirmed_at is null and created_at <= $2 returning 1)
      select ((select count(*) from challenges) + (select count(*) from links)
        + (select count(*) from secrets))::int as count`,
    values: [now, new Date(now.getTime() - TOTP_SETUP_MINUTES * 60_000)],
  });
  return row!.count;
}
