import { pino, type Logger } from 'pino';
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
