import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Env } from './env.ts';
import { currentRequestId } from './http/request-id.ts';

/** JSON lines, pretty in a terminal; what is secret never gets in. */
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

/** Of an error its kind and place; a database's message repeats the values of a row. */
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
