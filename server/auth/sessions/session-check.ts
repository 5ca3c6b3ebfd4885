import type { Database } from '../../db/database.ts';
import type { SessionClaims } from '../../db/reader.ts';
import { together } from '../../db/together.ts';

/**
 * Resolves to a session's expiry; null if the session is no longer valid: signed out, expired, or its account deleted.
 */
export type SessionCheck = (session: SessionClaims) => Promise<Date | null>;

/** Checks sessions in the database; all checks of the same moment share one statement. */
export function createSessionCheck(database: Database, now: () => Date): SessionCheck {
  const check = together(async (ids: string[]) => {
    const found = await database.query<{ id: string; expires_at: Date | string }>({
      name: 'session-check',
      isQuick: true,
      text: 'select id, expires_at from sessions where id = any($1::uuid[]) and expires_at > $2',
      values: [ids, now()],
    });
    return new Map(found.map(({ id, expires_at }) => [id, new Date(expires_at)]));
  });
  return async ({ sessionId }) => (await check(sessionId)) ?? null;
}
