import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { observed } from './observed.ts';
import { currentRequestId } from './request-id.ts';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'FORBIDDEN'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UNAVAILABLE'
  | 'INSUFFICIENT_STORAGE'
  | 'INTERNAL_SERVER_ERROR';

const httpStatus: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  FORBIDDEN: 403,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
  INTERNAL_SERVER_ERROR: 500,
};

export type FieldMessages = Record<string, string>;

/** A refusal with a stable code, in words that the caller may read. */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      fields?: FieldMessages;
      retryAfterSeconds?: number;
      requestId?: string;
      cause?: unknown;
    } = {},
  ) {
    const { fields, retryAfterSeconds, requestId } = details;
    super(message, {
      extensions: {
        code,
        ...(fields && { fields }),
        ...(retryAfterSeconds && { retryAfterSeconds }),
        ...(requestId && { requestId }),
      },
      originalError: details.cause instanceof Error ? details.cause : undefined,
    });
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return httpStatus[this.code];
  }
}

export const unauthenticated = (message = 'Please sign in to continue.') =>
  new AppError('UNAUTHENTICATED', message);

/** Unknown and not yours are the same answer, so that ids tell nothing. */
export const notFound = (message = 'This record was not found.') =>
  new AppError('NOT_FOUND', message);

/** Bad input: the message is the first field's. */
export const invalid = (fields: FieldMessages) =>
  new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'The input is not valid.', { fields });

export const malformed = (message: string) => new AppError('BAD_USER_INPUT', message);

export const conflict = (message: string, fields?: FieldMessages) =>
  new AppError('CONFLICT', message, { fields });

export const forbidden = (message: string) => new AppError('FORBIDDEN', message);

export const rateLimited = (retryAfterSeconds: number) =>
  new AppError('RATE_LIMITED', 'Too many attempts. Please wait a while and try again.', {
    retryAfterSeconds,
  });

export const unavailable = (cause?: unknown) =>
  new AppError(
    'UNAVAILABLE',
    'The service cannot reach its database right now. Please try again in a moment.',
    { cause },
  );

/** The disk of the database or of the files is full; reading goes on. */
export const insufficientStorage = (cause?: unknown) =>
  new AppError(
    'INSUFFICIENT_STORAGE',
    'There is no space left on the server, so nothing was saved. Please tell the people who run it, and try again later.',
    { cause },
  );

/** Another service, which this server needs for what is asked, does not do its part. */
export const unreachable = (message: string) => new AppError('UNAVAILABLE', message);

/** There is work for others first: the same request may be repeated later. */
export const busy = (message: string, retryAfterSeconds: number) =>
  new AppError('UNAVAILABLE', message, { retryAfterSeconds });

/** Any thrown thing as a refusal; what nobody foresaw is logged and answered without detail. */
export function toAppError(error: unknown, log: Logger): AppError {
  const refusal = refusalOf(error, log);
  observed.refused.publish({ code: refusal.code });
  return refusal;
}

function refusalOf(error: unknown, log: Logger): AppError {
  const thrown = causes(error);
  const known = thrown.find((cause) => cause instanceof AppError);
  if (known) return known;
  const full = thrown.find(isDiskFull);
  if (full) {
    log.error({ reason: (full as Error).message }, 'no space left');
    return insufficientStorage(error);
  }
  const lost = thrown.find(isConnectionError);
  if (lost) {
    log.warn({ reason: (lost as Error).message }, 'database unavailable');
    return unavailable(error);
  }
  if (thrown.some(isOwnerGone)) return unauthenticated();
  if (thrown.some((cause) => (cause as { code?: string }).code === '22021')) {
    return malformed('The text contains a character that cannot be stored.');
  }
  log.error({ err: error }, 'unexpected error');
  return new AppError(
    'INTERNAL_SERVER_ERROR',
    'Something went wrong on our side. Please try again.',
    { requestId: currentRequestId() },
  );
}

/** Apollo's formatError: our refusals as they are, its own client errors as they are, the rest hidden. */
export function formatGraphQLError(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.code as string | undefined;
    const clientMistake = code !== undefined && code !== 'INTERNAL_SERVER_ERROR';
    if (clientMistake && !causes(error).some((cause) => cause instanceof AppError)) {
      observed.refused.publish({ code });
      return { ...formatted, message: unhinted(formatted.message), extensions: { code } };
    }
    const refusal = toAppError(error, log);
    return { ...formatted, message: refusal.message, extensions: { ...refusal.extensions } };
  };
}

/** What graphql-js guesses of a misspelt name would tell the schema to those who may not read it. */
const unhinted = (message: string) => message.replace(/ ?Did you mean .*\?$/s, '');

/** PostgreSQL's disk_full, and what file systems say, also of a quota. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

const isDiskFull = (error: unknown): boolean =>
  fullCodes.has((error as { code?: string }).code ?? '');

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '57014',
  // Another request held what this one needed, and the other way round: it may be tried again.
  '40P01',
]);

/** What the drivers say without a code. */
const lostConnection =
  /connection terminated|connection ended|timeout expired|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|query read timeout|pglite (instance )?is (already )?clos|driver has already been destroyed/i;

function isConnectionError(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code && connectionCodes.has(code)) return true;
  return lostConnection.test(message ?? '');
}

/** The account was deleted, or the session ended, while this request was writing for it. */
function isOwnerGone(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23503' && /_(user|session)_id_foreign$/.test(constraint ?? '');
}

function causes(error: unknown): object[] {
  const found: object[] = [];
  const queue: unknown[] = [error];
  while (queue.length > 0 && found.length < 20) {
    const next = queue.shift();
    if (typeof next !== 'object' || next === null || found.includes(next)) continue;
    found.push(next);
    const { originalError, cause, previous, errors } = next as Record<string, unknown>;
    queue.push(originalError, cause, previous, ...(Array.isArray(errors) ? errors : []));
  }
  return found;
}
