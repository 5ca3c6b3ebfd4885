import { destination, pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Env } from './env.ts';
import { currentRequestId } from './http/request-id.ts';

/** JSON lines, or readable text in a terminal; secrets are never logged. */
export const createLogger = ({ logLevel }: Pick<Env, 'logLevel'>): Logger =>
  pino(
    {
      level: logLevel,
      base: undefined,
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
      mixin() {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
      serializers: { err: errorOnly },
    },
    process.stdout.isTTY ? pretty({ colorize: true, ignore: 'pid,hostname' }) : undefined,
  );

/**
 * Announces the start or its failure, at any LOG_LEVEL: on standard output, or on standard error if fatal, as a line
 * of JSON like the log's; as plain text in a terminal.
 */
export function announce(level: 'info' | 'fatal', text: string, details: object = {}): void {
  const stream = level === 'fatal' ? process.stderr : process.stdout;
  if (stream.isTTY) stream.write(`${text}\n`);
  // Written before it returns, since the program may exit next.
  else
    pino({ base: undefined }, destination({ dest: stream.fd, sync: true }))[level](details, text);
}

/** Only the kind and place of an error; a database's message repeats a row's values. */
function errorOnly(error: Error & { code?: string }) {
  const { name, code, stack } = error;
  return {
    name,
    code,
    at: stack
      ?.split('\n')
      .filter((line) => line.trim().startsWith('at '))
      .slice(0, 12),
  };
}
