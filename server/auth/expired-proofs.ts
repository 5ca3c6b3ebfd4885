import type { Database } from '../db/database.ts';
import { TOTP_SETUP_MINUTES } from '#domain/totp';

/**
 * Removes what no longer proves anything: answered challenges that have expired, reset links that were not used, secrets
 * of authenticator apps that got no first code. Returns how many.
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
