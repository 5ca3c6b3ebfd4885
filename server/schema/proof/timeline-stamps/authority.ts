import { randomBytes } from 'node:crypto';
import { certificatesIn, readToken, stampRequest, tokenIn } from '#domain/proof/time-stamp-tokens';

/** Milliseconds for a response. */
const TIME_LIMIT_MS = 20_000;
/** Bytes of a response: a token with its certificates has some 6 kB. */
const MOST_BYTES = 256 * 1024;

/** Why a root was not stamped. */
type StampProblem =
  | 'TSA_UNREACHABLE'
  | 'TSA_STATUS'
  | 'TSA_TOO_LARGE'
  | 'TSA_REFUSED'
  | 'TSA_TOKEN_INVALID'
  | 'TSA_OTHER_REQUEST'
  | 'TSA_OTHER_CERTIFICATE';

/** A failed request to an authority; the log has its code, and never its message. */
export class StampError extends Error {
  override name = 'StampError';
  constructor(
    readonly code: StampProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Asks an authority to stamp a root (RFC 3161, over HTTP: 3.4), and checks its token. Throws `StampError` if it cannot be reached, refuses, or sends a token that is not valid. */
export async function stamp(
  root: string,
  { url, certificate }: { url: string; certificate: string | null },
): Promise<{ token: string; at: Date }> {
  const nonce = randomBytes(8);
  // An integer's first byte must not make it negative, nor be left out.
  nonce[0] = (nonce[0]! & 0x3f) | 0x40;
  const body = await stampRequest(root, nonce);
  const response = await orThrow('TSA_UNREACHABLE', () => responseOf(url, body));
  const token = await orThrow('TSA_REFUSED', () => tokenIn(response));
  const trusted = certificate === null ? [] : certificatesIn(certificate);
  const facts = await orThrow('TSA_TOKEN_INVALID', () => readToken(token, root, trusted));
  if (facts.nonce !== nonce.toString('hex')) {
    throw new StampError('TSA_OTHER_REQUEST', 'the token is of another request');
  }
  if (certificate !== null && !facts.isKnown) {
    throw new StampError('TSA_OTHER_CERTIFICATE', 'no certificate in TSA_CERTIFICATE leads to it');
  }
  return { token: Buffer.from(token).toString('base64'), at: facts.at };
}

/** Names what failed, unless it is named already. */
async function orThrow<Result>(
  code: StampProblem,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StampError) throw error;
    throw new StampError(code, 'the authority failed', { cause: error });
  }
}

async function responseOf(
  url: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body,
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) {
    throw new StampError('TSA_STATUS', `the authority responded with ${response.status}`);
  }
  return limited(response);
}

async function limited(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > MOST_BYTES) {
      throw new StampError('TSA_TOO_LARGE', 'the response of the authority is too large');
    }
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
