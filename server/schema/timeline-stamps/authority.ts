import { randomBytes } from 'node:crypto';
import { certificatesIn, readToken, stampRequest, tokenIn } from '#domain/time-stamp-tokens';

/** Milliseconds for a response. */
const TIME_LIMIT_MS = 20_000;
/** Bytes of a response: a token with its certificates has some 6 kB. */
const MOST_BYTES = 256 * 1024;

/** Asks an authority to stamp a root (RFC 3161, over HTTP: 3.4), and checks its token. Throws if it cannot be reached, refuses, or sends a token that is not valid. */
export async function stamp(
  root: string,
  { url, certificate }: { url: string; certificate: string | null },
): Promise<{ token: string; at: Date }> {
  const nonce = randomBytes(8);
  // An integer's first byte must not make it negative, nor be left out.
  nonce[0] = (nonce[0]! & 0x3f) | 0x40;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: await stampRequest(root, nonce),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`the authority responded with ${response.status}`);
  const token = tokenIn(await limited(response));
  const trusted = certificate === null ? null : certificatesIn(certificate);
  const facts = await readToken(token, root, trusted);
  if (facts.nonce !== nonce.toString('hex')) throw new Error('the token is of another request');
  return { token: Buffer.from(token).toString('base64'), at: facts.at };
}

async function limited(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > MOST_BYTES) throw new Error('the response of the authority is too large');
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
