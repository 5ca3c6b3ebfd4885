import express, { type RequestHandler } from 'express';
import { AppError } from '../errors.ts';
import { isTooDeep } from '../json-depth.ts';

export { isTooDeep } from '../json-depth.ts';

/** Reads a JSON body up to a limit in bytes. */
export const jsonBody = (limit: number): RequestHandler =>
  express.json({
    limit,
    verify(_req, _res, body) {
      if (isTooDeep(body)) throw new Error('nested too deeply');
    },
  });

/** The same, but as bytes, for a thread to parse. */
export function jsonBytes(limit: number): RequestHandler {
  const read = express.raw({ type: 'application/json', limit });
  return (req, res, next) => {
    const charset = /;\s*charset="?([^";\s]+)/i.exec(req.headers['content-type'] ?? '')?.[1];
    if (charset && !/^utf-?8$/i.test(charset)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request must be plain UTF-8 JSON.');
    }
    read(req, res, next);
  };
}
