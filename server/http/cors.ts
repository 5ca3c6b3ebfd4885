import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';
import { REPLAYED_HEADER } from '#domain/requests';
import { bearerOf } from './caller.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Further response headers that pages of other origins may read. */
const EXPOSED = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  REPLAYED_HEADER,
  REQUEST_ID_HEADER,
].join(', ');

/** Seconds for which a browser caches the response to a preflight; Chromium's maximum. */
const REMEMBERED = '7200';

/** True if the operator lets pages of this request's origin use the API with access tokens. */
export const isAllowedOrigin = ({ corsOrigins }: Env, { headers }: IncomingMessage): boolean =>
  headers.origin !== undefined && corsOrigins.includes(headers.origin);

/**
 * Lets pages of the operator's list of origins call with an access token. Never with a cookie: no response allows
 * credentials, and a preflight succeeds only if the request will have Authorization.
 */
export const cors =
  (env: Env): RequestHandler =>
  (req, res, next) => {
    if (env.corsOrigins.length === 0) return next();
    res.vary('Origin');
    if (!isAllowedOrigin(env, req)) return next();
    const wanted = req.headers['access-control-request-headers'] ?? '';
    const isPreflight =
      req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined;
    if (isPreflight ? !/(^|[ ,])authorization([ ,]|$)/i.test(wanted) : bearerOf(req) === null) {
      return next();
    }
    res.set('Access-Control-Allow-Origin', req.headers.origin);
    if (!isPreflight) {
      res.set('Access-Control-Expose-Headers', EXPOSED);
      return next();
    }
    res.vary('Access-Control-Request-Headers');
    res
      .set('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE')
      .set('Access-Control-Allow-Headers', wanted)
      .set('Access-Control-Max-Age', REMEMBERED)
      .status(204)
      .end();
  };
