import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const zip = promisify(gzip);

/** Serves a long text that is made on its first request, compressed for clients that accept it. */
export function compressed(type: string, make: () => string) {
  let made: Promise<{ plain: string; zipped: Buffer }> | undefined;
  const prepared = async () => {
    const plain = make();
    return { plain, zipped: await zip(plain) };
  };
  return async (req: Request, res: Response): Promise<void> => {
    const { plain, zipped } = await (made ??= prepared());
    res.set('Cache-Control', 'no-cache').vary('Accept-Encoding').type(type);
    if (req.acceptsEncodings('gzip')) res.set('Content-Encoding', 'gzip').send(zipped);
    else res.send(plain);
  };
}
