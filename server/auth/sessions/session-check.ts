import DataLoader from 'dataloader';
import { batchOptions } from '../../db/batch-options.ts';
import type { Database } from '../../db/database.ts';
import type { SessionClaims } from '../../db/reader.ts';

/**
 * Resolves to a session's expiry; null if the session is no longer valid: signed out, expired, or its account deleted.
 */
export type SessionCheck = (session: SessionClaims) => Promise<Date | null>;

/** Checks sessions in the database; all checks of the same moment share one statement. */
export function createSessionCheck(database: Database, now: () => Date): SessionCheck {
  const loader = new DataLoader<string, Date | null>(async (ids) => {
    const found = await database.query<{ id: string; expires_at: Date | string }>({
      name: 'session-check',
      isQuick: true,
      text: 'select id, expires_at from sessions where id = any($1::uuid[]) and expires_at > $2',
      values: [[...new Set(ids)], now()],
    });
    const expiries = new Map(found.map(({ id, expires_at }) => [id, new Date(expires_at)]));
    return ids.map((id) => expiries.get(id) ?? null);
  }, batchOptions);
  return ({ sessionId }) => loader.load(sessionId);
}
