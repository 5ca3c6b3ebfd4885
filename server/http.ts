import { parse as parseCookies, serialize as serializeCookie } from 'cookie';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { networkOf } from './auth/network.ts';
import { cookieName, cookieOptions, verifyToken } from './auth/session.ts';
import type { Caller, Services } from './context.ts';
import type { SessionClaims } from './db/reader.ts';
import type { Env } from './env.ts';
import { AppError, forbidden } from './errors.ts';
import { REQUEST_KEY_HEADER } from '#domain/requests';

/** Who is calling over HTTP, and how an answer sets or clears the cookie. */
export function callerOf(
  { env, now, sessionUse }: Services,
  req: IncomingMessage,
  res: ServerResponse,
  addressOf: (req: IncomingMessage) => string | undefined,
): Caller {
  const session = sessionOf(env, req, now());
  if (session) sessionUse.noteUse(session);
  return {
    // Asked for by few, and found out anew each time.
    get address() {
      return networkOf(addressOf(req) ?? 'unknown');
    },
    userAgent: req.headers['user-agent'] ?? null,
    session,
    requestKey: headerOf(req, REQUEST_KEY_HEADER),
    setCookie: (token) => {
      const { maxAge, ...options } = cookieOptions(env);
      const lifetime = token ? { maxAge: maxAge / 1000 } : { maxAge: 0 };
      res.appendHeader(
        'Set-Cookie',
        serializeCookie(cookieName(env), token ?? '', { ...options, ...lifetime }),
      );
    },
  };
}

/** A header that is sent once. */
function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : null;
}

/** What the request's cookie claims; the row is looked up with the first read. */
export function sessionOf(env: Env, req: IncomingMessage, now: Date): SessionClaims | null {
  return verifyToken(parseCookies(req.headers.cookie ?? '')[cookieName(env)], env, now);
}

/** Whether a browser says that the request comes from another site than PUBLIC_URL's. */
export function isForeign(env: Env, req: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = req.headers;
  if (origin !== undefined)
    return origin !== new URL(env.publicUrl).origin && !isOwnHost(req, origin);
  return site === 'cross-site' || site === 'same-site';
}

/** Opened under another name of this machine (127.0.0.1 for localhost): still the very host that was called. */
function isOwnHost(req: IncomingMessage, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === req.headers.host;
}

/** A write that comes from another site, or not as JSON, does nothing. */
export const guardWrites =
  (env: Env): RequestHandler =>
  (req, _res, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(req.method)) return next();
    if (isForeign(env, req)) throw forbidden('This request comes from another site.');
    const hasBody =
      req.headers['transfer-encoding'] !== undefined ||
      Number(req.headers['content-length'] ?? 0) > 0;
    // What uploads.ts has taken up already was its to judge.
    if (hasBody && req.body === undefined && !req.is('application/json')) {
      throw new AppError(
        'UNSUPPORTED_MEDIA_TYPE',
        'The request must be JSON (Content-Type: application/json).',
      );
    }
    next();
  };
