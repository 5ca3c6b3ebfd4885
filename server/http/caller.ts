import { parse as parseCookies, serialize as serializeCookie } from 'cookie';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { CARRIED_SECONDS, identityCookieName } from '../auth/identities/carried.ts';
import { BROWSER_DAYS, browserCookieName } from '../auth/sessions/known-browsers.ts';
import { networkOf, UNKNOWN_NETWORK } from '../auth/sessions/network.ts';
import {
  cookieName,
  cookieOptions,
  verifyAccessToken,
  verifyToken,
} from '../auth/sessions/session-token.ts';
import type { Caller, Services } from '../context.ts';
import type { SessionClaims } from '../db/reader.ts';
import type { Env } from '../env.ts';
import { AppError, forbidden } from '../errors.ts';
import { REQUEST_KEY_HEADER, SESSION_ENDED_HEADER } from '#domain/requests';

const DAY_SECONDS = 24 * 60 * 60;

/** The caller over HTTP, and how a response sets or clears the cookie; of a program it does neither. */
export function callerOf(
  { env, now, sessionUse }: Services,
  req: IncomingMessage,
  res: ServerResponse,
  addressOf: (req: IncomingMessage) => string | undefined,
): Caller {
  const session = sessionOf(env, req, now());
  if (session) sessionUse.noteUse(session);
  const isProgram = bearerOf(req) !== null;
  if (isProgram && !session) refuseToken(res);
  return {
    // Few requests need it, so it is computed each time.
    get address() {
      return networkOf(addressOf(req) ?? UNKNOWN_NETWORK);
    },
    userAgent: req.headers['user-agent'] ?? null,
    session,
    isProgram,
    requestKey: headerOf(req, REQUEST_KEY_HEADER),
    setCookie: (token) => {
      if (isProgram) return;
      if (!token) clearCache(res);
      const { maxAge, ...options } = cookieOptions(env);
      const lifetime = token ? { maxAge: maxAge / 1000 } : { maxAge: 0 };
      res.appendHeader(
        'Set-Cookie',
        serializeCookie(cookieName(env), token ?? '', { ...options, ...lifetime }),
      );
    },
    get browserCookie() {
      return isProgram ? undefined : cookieOf(req, browserCookieName(env));
    },
    setBrowserCookie: (value) => {
      if (isProgram) return;
      const options = { ...cookieOptions(env), maxAge: BROWSER_DAYS * DAY_SECONDS };
      res.appendHeader('Set-Cookie', serializeCookie(browserCookieName(env), value, options));
    },
    get identityCookie() {
      return isProgram ? undefined : cookieOf(req, identityCookieName(env));
    },
    setIdentityCookie: (value) => {
      if (isProgram) return;
      const options = { ...cookieOptions(env), maxAge: value ? CARRIED_SECONDS : 0 };
      res.appendHeader(
        'Set-Cookie',
        serializeCookie(identityCookieName(env), value ?? '', options),
      );
    },
    sessionEnded: () => {
      if (isProgram) return refuseToken(res);
      clearCache(res);
      if (!res.headersSent) res.setHeader(SESSION_ENDED_HEADER, 'true');
    },
  };
}

/**
 * Has the browser remove what it has cached of the app, pages to go back to included. The rest is removed by the client
 * (client/lib/device.ts): "storage" would remove the theme and the service worker too, "cookies" those of other apps of
 * the domain.
 */
function clearCache(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Clear-Site-Data', '"cache"');
}

/** States in the response that a program is refused because of its token (RFC 6750). */
function refuseToken(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
}

const cookieOf = ({ headers }: IncomingMessage, name: string): string | undefined =>
  parseCookies(headers.cookie ?? '')[name];

/** A header that is sent once. */
function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : null;
}

/** The access token of a request; null if it has none. Browsers never send one by themselves. */
export const bearerOf = ({ headers }: IncomingMessage): string | null =>
  bearerIn(headers.authorization);

/** The token in a value such as 'Bearer paramed_…'; null in any other, such as a proxy's own 'Basic …'. */
export const bearerIn = (value: unknown): string | null =>
  typeof value === 'string' ? (/^bearer +(.*)$/i.exec(value)?.[1]?.trim() ?? null) : null;

/**
 * The claims of the request's access token, or without one of its cookie; the row is looked up with the first read.
 */
export function sessionOf(env: Env, req: IncomingMessage, now: Date): SessionClaims | null {
  const bearer = bearerOf(req);
  if (bearer !== null) return verifyAccessToken(bearer, env, now);
  return verifyToken(cookieOf(req, cookieName(env)), env, now);
}

/**
 * True if a browser says that a page of another origin than PUBLIC_URL's (scheme, host, port) sent the request. Host
 * and scheme as a proxy in front changes them play no part. Clients that are no browsers send neither header.
 */
export function isForeign(env: Env, { headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  // No page can set or omit this header, so it overrules an origin that looks right. `none` is the user's own doing.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && !ownOrigins(env).has(headers.origin);
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

const known = new WeakMap<Env, Set<string>>();

/** PUBLIC_URL's origin. If that is this machine over plain http, also the machine's other names with the same port. */
function ownOrigins(env: Env): Set<string> {
  const found = known.get(env);
  if (found) return found;
  const { origin, protocol, hostname, port } = new URL(env.publicUrl);
  const isLocal = protocol === 'http:' && LOOPBACK_NAMES.includes(hostname);
  const own = isLocal
    ? LOOPBACK_NAMES.map((name) => new URL(`http://${name}:${port}`).origin)
    : [origin];
  const origins = new Set(own);
  known.set(env, origins);
  return origins;
}

/**
 * Throws forbidden() for a request from another site; the message has the app's address, for users who opened it at
 * another one. A request with an access token may come from anywhere.
 */
export function requireSameOrigin(env: Env, req: IncomingMessage): void {
  if (bearerOf(req) !== null || !isForeign(env, req)) return;
  throw forbidden(`This request comes from another site. Open the app at ${env.publicUrl}.`);
}

/** A write that comes from another site, or not as JSON, does nothing. */
export const guardWrites =
  (env: Env): RequestHandler =>
  (req, _res, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(req.method)) return next();
    requireSameOrigin(env, req);
    const hasBody =
      req.headers['transfer-encoding'] !== undefined ||
      Number(req.headers['content-length'] ?? 0) > 0;
    // uploads.ts has already judged what it took up.
    if (hasBody && req.body === undefined && !req.is('application/json')) {
      throw new AppError(
        'UNSUPPORTED_MEDIA_TYPE',
        'The request must be JSON (Content-Type: application/json).',
      );
    }
    next();
  };
