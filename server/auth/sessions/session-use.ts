import { LRUCache } from 'lru-cache';
import type { Background } from '../../background.ts';
import type { Database } from '../../db/database.ts';
import type { SessionClaims } from '../../db/reader.ts';
import type { Env } from '../../env.ts';
import { sessionEnd } from './session-token.ts';

const HOUR_MS = 60 * 60_000;

/** Uses within this time are written in one statement. */
const TOGETHER_MS = 1_000;

/** Sessions whose recent use this process remembers; for others the database skips the write. */
const KNOWN = 20_000;

/**
 * Records when sessions were last used, which extends them; once an hour per session, after the response. An access token
 * keeps its expiry, and its first use is recorded at once.
 */
export interface SessionUse {
  /** Called for every HTTP request; an open socket alone does not count as use. */
  noteUse(session: SessionClaims): void;
  /** Resolves once all recorded uses are written. */
  flush(): Promise<void>;
}

export function createSessionUse(services: {
  env: Env;
  database: Database;
  background: Background;
  now: () => Date;
}): SessionUse {
  const { env, database, background, now } = services;
  const known = new LRUCache<string, number>({ max: KNOWN });
  let waiting = new Set<string>();

  let writing = Promise.resolve();
  const flush = () => (writing = writing.catch(() => {}).then(writeWaiting));

  async function writeWaiting(): Promise<void> {
    const ids = [...waiting];
    waiting = new Set();
    if (ids.length === 0) return;
    try {
      await write(ids, now());
    } catch (error) {
      for (const id of ids) known.delete(id);
      throw error;
    }
  }

  /** Skips rows that another process is writing. */
  async function write(ids: string[], at: Date): Promise<void> {
    await database.query({
      text: `update sessions set last_seen_at = $2,
               expires_at = case when token_hash is null
                 then least($3::timestamptz, created_at + $4::bigint * interval '1 millisecond')
                 else expires_at end
             where id in (
               select id from sessions
               where id = any($1::uuid[]) and expires_at > $2
                 and (last_seen_at <= $5 or token_hash is not null and last_seen_at = created_at)
               for no key update skip locked)`,
      values: [
        ids,
        at,
        sessionEnd(env, at),
        env.sessionDays * 24 * HOUR_MS,
        new Date(at.getTime() - HOUR_MS),
      ],
    });
  }

  return {
    noteUse({ sessionId }) {
      const at = now().getTime();
      const last = known.get(sessionId);
      if (last !== undefined && Math.abs(at - last) < HOUR_MS) return;
      known.set(sessionId, at);
      waiting.add(sessionId);
      if (waiting.size > 1) return;
      setTimeout(() => background.run('session use', flush), TOGETHER_MS).unref();
    },
    flush,
  };
}
