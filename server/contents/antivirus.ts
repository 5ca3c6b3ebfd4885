import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { malformed, unreachable } from '../errors.ts';
import { scanLimits, type ScanLimits } from '../limits.ts';
import { evidenceMessages } from '#domain/records/evidence-files';

/** Scans uploads for malware before any of them is stored. */
export interface Scanner {
  /** Scans a file by its path, or bytes. Throws an error if they are infected or cannot be scanned. */
  check(content: string | Uint8Array): Promise<void>;
  /** Logs one line if the scanner does not respond. */
  probe(): Promise<void>;
}

/**
 * Connects to the configured clamd. We implement its protocol ourselves: the package clamscan runs local binaries when
 * it starts, even if a host is given, and limits idle time only.
 */
export function openScanner(
  where: NonNullable<Env['clamav']>,
  log: Logger,
  limits: ScanLimits = scanLimits,
): Scanner {
  return {
    async check(content) {
      const verdict = await ask(where, 'INSTREAM', framed(content), limits.scanMs).catch(
        (error: unknown) => {
          log.error({ err: error }, 'the virus scanner does not answer');
          throw unreachable(evidenceMessages.notChecked);
        },
      );
      if (verdict === 'stream: OK') return;
      const signature = /^stream: (.+) FOUND$/.exec(verdict)?.[1];
      if (signature === undefined) {
        log.error({ verdict }, 'the virus scanner could not check an upload');
        throw unreachable(evidenceMessages.notChecked);
      }
      log.warn({ signature }, 'an upload was refused: the virus scanner found something in it');
      throw malformed(evidenceMessages.infected);
    },
    async probe() {
      const response = await ask(where, 'PING', [], limits.probeMs).catch((error: Error) => error);
      if (response === 'PONG') return;
      log.error(
        { err: response instanceof Error ? response : undefined },
        'CLAMAV_HOST: the virus scanner does not answer; uploads are refused until it does',
      );
    },
  };
}

/** Maximum bytes of a response: longer than any of clamd's. */
const RESPONSE_MAX = 4_096;

/** Sends a command with its content, and returns the response without its terminator. */
async function ask(
  { host, port }: NonNullable<Env['clamav']>,
  command: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  milliseconds: number,
): Promise<string> {
  const signal = AbortSignal.timeout(milliseconds);
  const socket = connect({ host, port, signal });
  // Sends while it reads: clamd refuses a file that is too large before all of it was sent.
  send(socket, command, content, signal).catch((error: Error) => socket.destroy(error));
  let response = '';
  for await (const piece of socket.setEncoding('utf8')) {
    response += String(piece);
    const end = response.indexOf('\0');
    if (end >= 0) return response.slice(0, end);
    if (response.length > RESPONSE_MAX) break;
  }
  throw new Error('The virus scanner closed the connection without an answer.');
}

async function send(
  socket: Socket,
  command: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  socket.write(`z${command}\0`);
  for await (const piece of content) {
    if (socket.destroyed) return;
    if (!socket.write(piece)) await once(socket, 'drain', { signal });
  }
}

/** Content in chunks, each prefixed with its length; a length of zero ends it. */
async function* framed(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const pieces = typeof content === 'string' ? createReadStream(content) : [content];
  for await (const piece of pieces as AsyncIterable<Uint8Array>) {
    if (piece.length === 0) continue;
    yield lengthOf(piece);
    yield piece;
  }
  yield Buffer.alloc(4);
}

function lengthOf({ length }: Uint8Array): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(length);
  return header;
}
