import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);

/** Bytes from which a response is compressed: a smaller one fits into one packet anyway. */
export const ENCODED_FROM = 1_000;

/** In order of preference. */
const codings = ['br', 'gzip'] as const;
type Coding = (typeof codings)[number];

/**
 * Each runs on a thread of Node's pool, at a level that costs little: brotli's first is faster than any of gzip's
 * (decision 103).
 */
const encoders: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipped(bytes, { level: 4 }),
};

/** Values of `Accept-Encoding` kept; browsers and libraries send a few. */
const known = new LRUCache<string, Coding | 'identity'>({ max: 50 });

/** The coding that a client prefers of ours; null if it takes none. */
export function codingFor({ headers }: Pick<IncomingMessage, 'headers'>): Coding | null {
  const accepted = headers['accept-encoding'];
  if (!accepted) return null;
  const found = known.get(accepted) ?? preferred(accepted);
  known.set(accepted, found);
  return found === 'identity' ? null : found;
}

function preferred(accepted: string): Coding | 'identity' {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const taken = negotiator.encodings([...codings]);
  return codings.find((each) => taken.includes(each)) ?? 'identity';
}

/**
 * True if a page of another site may have made the browser send this request with its cookie. Such a response is not
 * compressed, since its length would show if a guess in the request is right (BREACH, decision 103).
 */
function isMadeElsewhere({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  return !isOwn && headers.authorization === undefined;
}

export interface Encoded {
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

/** Compresses a body for a client that accepts it; null if it is sent as it is. */
export async function encoded(req: IncomingMessage, body: Buffer): Promise<Encoded | null> {
  const coding = body.length >= ENCODED_FROM ? codingFor(req) : null;
  if (coding === null || isMadeElsewhere(req)) return null;
  return { body: await encoders[coding](body), headers: { 'Content-Encoding': coding } };
}

/** Names Accept-Encoding in Vary, beside what is there. */
export function varyByEncoding(res: ServerResponse): void {
  const present = res.getHeader('Vary');
  const named = present === undefined ? [] : [present].flat();
  if (!/\baccept-encoding\b/i.test(named.join())) {
    res.setHeader('Vary', [...named, 'Accept-Encoding'].join(', '));
  }
}

/** Compresses what is about to be sent, and sets the headers; an ETag becomes weak, as it names two bodies then. */
export async function encodedFor(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
): Promise<Buffer> {
  const plain = Buffer.from(text);
  if (plain.length < ENCODED_FROM) return plain;
  varyByEncoding(res);
  const found = await encoded(req, plain);
  if (!found) return plain;
  for (const [name, value] of Object.entries(found.headers)) res.setHeader(name, value!);
  const etag = res.getHeader('ETag');
  if (typeof etag === 'string' && etag.startsWith('"')) res.setHeader('ETag', `W/${etag}`);
  return found.body;
}
