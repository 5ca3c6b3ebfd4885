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
  const loader = new DataLoader<string, Row | null>(async (ids) => {
    const found = await database.query<Row>({
      name: 'session-check',
      isQuick: true,
      text: `select id, expires_at, token_hash from sessions
             where id = any($1::uuid[]) and expires_at > $2`,
      values: [[...new Set(ids)], now()],
    });
    const rows = new Map(found.map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id) ?? null);
  }, batchOptions);
  return async ({ sessionId, token }) => {
    const row = await loader.load(sessionId);
    return row && row.token_hash === (token?.hash ?? null) ? new Date(row.expires_at) : null;
  };
}

/**
 * Resolves to true if a session has ended in any way. Only those that have are read, since one event may go to
 * thousands of sockets, whose sessions are nearly all valid.
 */
export function createEndCheck(
  database: Database,
  now: () => Date,
): (session: SessionClaims) => Promise<boolean> {
  const loader = new DataLoader<SessionClaims, boolean>(async (sessions) => {
    const found = await database.query<{ place: number }>({
      name: 'session-ends',
      isQuick: true,
      text: `select place::int
             from unnest($1::uuid[], $2::text[]) with ordinality as asked (id, token_hash, place)
             where not exists (
               select from sessions where sessions.id = asked.id and expires_at > $3
                 and sessions.token_hash is not distinct from asked.token_hash)`,
      values: [
        sessions.map(({ sessionId }) => sessionId),
        sessions.map(({ token }) => token?.hash ?? null),
        now(),
      ],
    });
    const ended = new Set(found.map(({ place }) => place));
    return sessions.map((_, index) => ended.has(index + 1));
  }, batchOptions);
  return (session) => loader.load(session);
}

interface Row {
  id: string;
  expires_at: Date | string;
  token_hash: string | null;
}
