import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { SessionClaims } from '../../db/reader.ts';
import type { Env } from '../../env.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PURPOSE = 'session';

/** The cookie's name; browsers accept __Host- cookies only on https and only for this host. */
export const cookieName = (env: Env) =>
  env.publicUrl.startsWith('https:') ? '__Host-paramed_session' : 'paramed_session';

export const cookieOptions = (env: Env) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: env.publicUrl.startsWith('https:'),
  path: '/',
  maxAge: env.sessionDays * DAY_MS,
});

/** Returns the end of a session that is used now and never again, unless its last day is earlier. */
export const sessionEnd = ({ sessionIdleDays }: Env, usedAt: Date): Date =>
  new Date(usedAt.getTime() + sessionIdleDays * DAY_MS);

/** Returns the token of a session; it expires at the session's last possible moment. */
export function signToken({ sessionId, userId }: SessionClaims, env: Env, now: Date): string {
  const lastMoment = new Date(now.getTime() + env.sessionDays * DAY_MS);
  return jwt.sign(
    { sid: sessionId, use: PURPOSE, iat: seconds(now), exp: seconds(lastMoment) },
    env.jwtSecret,
    { subject: String(userId), algorithm: 'HS256' },
  );
}

/** Returns a token's claims if it is ours, unexpired and a session token. The first read checks the row. */
export function verifyToken(token: string | undefined, env: Env, now: Date): SessionClaims | null {
  if (!token || token.length > 1000) return null;
  const { key, known } = verifier(env);
  const verified = known.get(token) ?? verify(token, key);
  if (!verified || verified.expires <= seconds(now)) return null;
  known.set(token, verified);
  return verified.claims;
}

interface Verified {
  claims: SessionClaims;
  /** Seconds since 1970. */
  expires: number;
}

/** Verified tokens kept in memory: a signature is checked once, expiry and session every time. */
const KEPT_TOKENS = 5_000;

const verifiers = new WeakMap<Env, { key: KeyObject; known: LRUCache<string, Verified> }>();

/** Creating the key once is faster: given a string, the library would detect the kind of key for each token. */
function verifier(env: Env) {
  const kept = verifiers.get(env);
  if (kept) return kept;
  const made = {
    key: createSecretKey(env.jwtSecret, 'utf8'),
    known: new LRUCache<string, Verified>({ max: KEPT_TOKENS }),
  };
  verifiers.set(env, made);
  return made;
}

function verify(token: string, key: KeyObject): Verified | null {
  try {
    const claims = jwt.verify(token, key, {
      algorithms: ['HS256'],
      ignoreExpiration: true,
    }) as jwt.JwtPayload;
    const userId = Number(claims.sub);
    const sessionId = claims['sid'] as unknown;
    if (claims['use'] !== PURPOSE || typeof sessionId !== 'string') return null;
    if (!/^[0-9a-f-]{36}$/.test(sessionId) || !Number.isSafeInteger(userId)) return null;
    return { claims: { sessionId, userId }, expires: claims.exp ?? 0 };
  } catch {
    return null;
  }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
