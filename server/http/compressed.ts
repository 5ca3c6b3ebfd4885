import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isUnchanged } from '../rest/conditional.ts';
import { codingFor } from './encoded.ts';

const zip = promisify(gzip);
const squeeze = promisify(brotliCompress);

/** Serves a long text that is made on its first request, compressed for clients that accept it; 304 to those who have it. */
export function compressed(type: string, make: () => string) {
  const prepared = async () => {
    const plain = Buffer.from(make());
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
    const [br, gzip] = await Promise.all([squeeze(plain), zip(plain)]);
    return { etag, bodies: { br, gzip, identity: plain } };
  };
  let made: ReturnType<typeof prepared> | undefined;
  return async (req: Request, res: Response): Promise<void> => {
    const { etag, bodies } = await (made ??= prepared());
    res.set({ 'Cache-Control': 'no-cache', ETag: etag }).vary('Accept-Encoding');
    if (isUnchanged(req.get('if-none-match'), etag.slice(2))) return void res.status(304).end();
    const coding = codingFor(req);
    if (coding) res.set('Content-Encoding', coding);
    res.type(type).send(bodies[coding ?? 'identity']);
  };
}
