import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { SessionClaims } from '../../db/reader.ts';
import type { Env } from '../../env.ts';
import { TOKEN_PREFIX, type Scope } from '#domain/account/access-tokens';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Cookies and access tokens are signed with the same key; neither passes for the other. */
type Purpose = 'session' | 'access-token';

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
  return sign({ sid: sessionId, use: 'session' }, { userId, env, now, until: lastMoment });
}

/** Returns an access token, and the hash of it that its row keeps. */
export function signAccessToken(
  { sessionId, userId }: Pick<SessionClaims, 'sessionId' | 'userId'>,
  granted: readonly Scope[],
  { env, now, until }: { env: Env; now: Date; until: Date },
): { token: string; hash: string } {
  const claims = { sid: sessionId, use: 'access-token', scope: granted.join(' ') } as const;
  const token = `${TOKEN_PREFIX}${sign(claims, { userId, env, now, until })}`;
  return { token, hash: hashOf(token) };
}

function sign(
  claims: { sid: string; use: Purpose; scope?: string },
  { userId, env, now, until }: { userId: number; env: Env; now: Date; until: Date },
): string {
  return jwt.sign({ ...claims, iat: seconds(now), exp: seconds(until) }, env.jwtSecret, {
    subject: String(userId),
    algorithm: 'HS256',
  });
}

/** Returns a cookie's claims if it is ours, unexpired and of a session. The first read checks the row. */
export const verifyToken = (text: string | undefined, env: Env, now: Date): SessionClaims | null =>
  text ? verified(text, 'session', env, now) : null;

/** The same for an access token. */
export const verifyAccessToken = (text: string, env: Env, now: Date): SessionClaims | null =>
  text.startsWith(TOKEN_PREFIX) ? verified(text, 'access-token', env, now) : null;

function verified(text: string, use: Purpose, env: Env, now: Date): SessionClaims | null {
  if (text.length > TOKEN_CHARACTERS) return null;
  const { key, known } = verifier(env);
  const found = known.get(text) ?? verify(text, key);
  if (!found || found.use !== use || found.expires <= seconds(now)) return null;
  known.set(text, found);
  return found.claims;
}

/** An access token with every scope has 900 characters. */
const TOKEN_CHARACTERS = 1_500;

interface Verified {
  use: Purpose;
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

function verify(text: string, key: KeyObject): Verified | null {
  try {
    const isAccessToken = text.startsWith(TOKEN_PREFIX);
    const claims = jwt.verify(isAccessToken ? text.slice(TOKEN_PREFIX.length) : text, key, {
      algorithms: ['HS256'],
      ignoreExpiration: true,
    }) as jwt.JwtPayload;
    const userId = Number(claims.sub);
    const sessionId = claims['sid'] as unknown;
    const use: Purpose = isAccessToken ? 'access-token' : 'session';
    if (claims['use'] !== use || typeof sessionId !== 'string') return null;
    if (!/^[0-9a-f-]{36}$/.test(sessionId) || !Number.isSafeInteger(userId)) return null;
    const expires = claims.exp ?? 0;
    if (use === 'session') return { use, claims: { sessionId, userId }, expires };
    const token = { scopes: new Set(String(claims['scope']).split(' ')), hash: hashOf(text) };
    return { use, claims: { sessionId, userId, token }, expires };
  } catch {
    return null;
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
