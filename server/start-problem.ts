import { EnvError } from './env.ts';
import { READ_ONLY } from './errors.ts';
import { unusableFolder } from './db/unusable-folder.ts';

const NO_SPACE =
  'DATA_DIR or DATABASE_URL: there is no space left for the database. Free some, or choose another folder.';

/** The network's codes, and PostgreSQL's: wrong user or password, no such database, no free connection, starting or stopping. */
const AWAY =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|E(TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE)|28...|3D000|53300|57P0.)$/;

/** Messages of the driver's errors that have no code. */
const AWAY_TEXT = /timeout|authentication|SASL|SSL|certificate|Connection terminated/i;

/**
 * The reason for a failed start in one line: the setting's name, the port, folder or database that is unavailable, or
 * the error itself.
 */
export function startProblem(error: unknown): string {
  const { code, message, syscall, path, cause } = error as NodeJS.ErrnoException & {
    cause?: { code?: string };
  };
  if (error instanceof EnvError) return message;
  if (code === 'EADDRINUSE') return 'PORT or METRICS_PORT: another program listens there already.';
  if (syscall === 'listen') return `PORT or HOST: it is not possible to listen there (${code}).`;
  if (code === READ_ONLY) {
    return 'DATABASE_URL: the database is read-only, as a standby that is not promoted.';
  }
  if (code === '53100' || cause?.code === '53100') return NO_SPACE;
  if (path && code) return unusableFolder(path, code);
  if (code ? AWAY.test(code) || /^ERR_TLS|CERT|SSL/.test(code) : AWAY_TEXT.test(message)) {
    return `DATABASE_URL: the database cannot be reached (${code ?? 'refused'}).`;
  }
  return (message || String(error)).replace(/\s+/g, ' ');
}
