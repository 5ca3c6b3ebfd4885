import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { malformed, unreachable } from '../errors.ts';
import { scanLimits, type ScanLimits } from '../limits.ts';
import { evidenceMessages } from '#domain/evidence-files';

/** Looks for malware in what users send, before any of it is stored. */
export interface Scanner {
  /** Checks a file by its path, or bytes. Throws a refusal if they are infected or cannot be checked. */
  check(content: string | Uint8Array): Promise<void>;
  /** Logs one line if the scanner does not answer. */
  probe(): Promise<void>;
}

/**
 * Opens the clamd that is configured. Its protocol is spoken here: the package clamscan runs local binaries while it
 * starts, also where a host is named, and has a limit on idle time only.
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
      const answer = await ask(where, 'PING', [], limits.probeMs).catch((error: Error) => error);
      if (answer === 'PONG') return;
      log.error(
        { err: answer instanceof Error ? answer : undefined },
        'CLAMAV_HOST: the virus scanner does not answer; uploads are refused until it does',
      );
    },
  };
}

/** Longer than any answer; what comes beyond it is not clamd's. */
const ANSWER_MAX = 4_096;

/** Sends a command with what belongs to it, and returns the answer without its end. */
async function ask(
  { host, port }: NonNullable<Env['clamav']>,
  command: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  milliseconds: number,
): Promise<string> {
  const signal = AbortSignal.timeout(milliseconds);
  const socket = connect({ host, port, signal });
  // Read meanwhile: clamd refuses what is too large for it before all of it was sent.
  send(socket, command, content, signal).catch((error: Error) => socket.destroy(error));
  let answer = '';
  for await (const piece of socket.setEncoding('utf8')) {
    answer += String(piece);
    const end = answer.indexOf('\0');
    if (end >= 0) return answer.slice(0, end);
    if (answer.length > ANSWER_MAX) break;
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

/** Content in pieces, each after its length; a length of zero ends it. */
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
