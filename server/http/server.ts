import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, malformed } from '../errors.ts';
import { httpLimits, type HttpLimits } from '../limits.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';

/**
 * Node's server with our limits on headers and timeouts; violations get the JSON of every refusal, with the headers of
 * every response.
 */
export function createHttpServer(
  listener?: RequestListener,
  limits: HttpLimits = httpLimits,
  headers: ReadonlyMap<string, string> = new Map(),
): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkingIntervalMs,
    },
    listener,
  );
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (req, res) => void responses.set(req.socket, res));
  return server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const last = responses.get(socket);
    const isAnswering = last?.headersSent && !last.writableFinished;
    // Cut off, or a response is already on its way.
    if (code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy();
    else refuse(code, socket, headers);
  });
}

const refusals: Record<string, [reason: string, refusal: AppError]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    'Request Timeout',
    new AppError('REQUEST_TIMEOUT', 'The request took too long to arrive.'),
  ],
  HPE_HEADER_OVERFLOW: [
    'Request Header Fields Too Large',
    new AppError('HEADERS_TOO_LARGE', 'The headers of the request are too large.'),
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [
    'Content Too Large',
    new AppError('PAYLOAD_TOO_LARGE', 'The request is too large.'),
  ],
};

const unreadable = malformed('The request cannot be read.');

/** Express never sees errors of incomplete requests, so the response is written here, and the connection ends. */
function refuse(code: string, socket: Duplex, headers: ReadonlyMap<string, string>): void {
  const [reason, refusal] = refusals[code] ?? ['Bad Request', unreadable];
  const body = JSON.stringify(problemOf(refusal));
  socket.end(
    `HTTP/1.1 ${refusal.status} ${reason}\r\nConnection: close\r\nContent-Type: ${PROBLEM_TYPE}; charset=utf-8\r\n` +
      `Cache-Control: no-store\r\n${headerLines(headers)}` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Headers as they are written into a response by hand. */
export const headerLines = (headers: ReadonlyMap<string, string>): string =>
  [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
