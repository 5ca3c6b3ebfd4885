import { GraphQLError, isValueNode, Kind, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { observed } from './metrics/observed.ts';
import { currentRequestId } from './http/request-id.ts';
import { proofMessages, type SignInMethod } from '#domain/account/sign-in-methods';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'STEP_UP_REQUIRED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'PRECONDITION_FAILED'
  | 'RATE_LIMITED'
  | 'FORBIDDEN'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'REQUEST_TIMEOUT'
  | 'HEADERS_TOO_LARGE'
  | 'GONE'
  | 'UNAVAILABLE'
  | 'INSUFFICIENT_STORAGE'
  | 'INTERNAL_SERVER_ERROR';

export const httpStatus: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  STEP_UP_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  RATE_LIMITED: 429,
  FORBIDDEN: 403,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  REQUEST_TIMEOUT: 408,
  HEADERS_TOO_LARGE: 431,
  GONE: 410,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
  INTERNAL_SERVER_ERROR: 500,
};

export type FieldMessages = Record<string, string>;

/** An error with a stable code and a message for the caller. */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The methods that would prove the user's identity, if more proof is needed. */
  readonly methods: readonly SignInMethod[] | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      fields?: FieldMessages;
      retryAfterSeconds?: number;
      methods?: readonly SignInMethod[];
      requestId?: string;
      cause?: unknown;
    } = {},
  ) {
    const { fields, retryAfterSeconds, methods, requestId } = details;
    super(message, {
      extensions: {
        code,
        ...(fields && { fields }),
        ...(retryAfterSeconds && { retryAfterSeconds }),
        ...(methods && { methods }),
        ...(requestId && { requestId }),
      },
      originalError: details.cause instanceof Error ? details.cause : undefined,
    });
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.methods = methods;
  }

  get status(): number {
    return httpStatus[this.code];
  }
}

export const unauthenticated = (message = 'Please sign in to continue.') =>
  new AppError('UNAUTHENTICATED', message);

/** A correct password of an account with a second factor; only its owner gets this far. */
export const secondFactorRequired = (methods: readonly SignInMethod[]) =>
  new AppError('SECOND_FACTOR_REQUIRED', proofMessages.secondFactor, { methods });

/** A wrong code with a correct password. */
export const wrongCode = () =>
  new AppError('UNAUTHENTICATED', proofMessages.code, { fields: { code: proofMessages.code } });

/** The last proof of identity is too old for this operation. */
export const stepUpRequired = (methods: readonly SignInMethod[]) =>
  new AppError('STEP_UP_REQUIRED', proofMessages.stepUp, { methods });

/** A missing record and another user's give the same error, so ids reveal nothing. */
export const notFound = (message = 'This record was not found.') =>
  new AppError('NOT_FOUND', message);

/** Bad input; the message is that of the first field. */
export const invalid = (fields: FieldMessages) =>
  new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'The input is not valid.', { fields });

export const malformed = (message: string) => new AppError('BAD_USER_INPUT', message);

export const conflict = (message: string, fields?: FieldMessages) =>
  new AppError('CONFLICT', message, { fields });

/** If-Match names another version of the record. */
export const preconditionFailed = (message: string, fields?: FieldMessages) =>
  new AppError('PRECONDITION_FAILED', message, { fields });

export const rangeNotSatisfiable = (size: number) =>
  new AppError('RANGE_NOT_SATISFIABLE', `The file has ${size} bytes, and none in this range.`);

export const methodNotAllowed = (method: string, allowed: readonly string[]) =>
  new AppError(
    'METHOD_NOT_ALLOWED',
    `${method} is not possible at this address: it takes ${allowed.join(', ')}.`,
  );

export const forbidden = (message: string) => new AppError('FORBIDDEN', message);

export const rateLimited = (
  retryAfterSeconds: number,
  message = 'Too many attempts. Please wait a while and try again.',
) => new AppError('RATE_LIMITED', message, { retryAfterSeconds });

/** An upload that has stalled. */
export const tooSlow = (message: string) => new AppError('REQUEST_TIMEOUT', message);

/** The content stored at this address is no longer available. */
export const gone = (message: string) => new AppError('GONE', message);

export const unavailable = (cause?: unknown) =>
  new AppError(
    'UNAVAILABLE',
    'The service cannot reach its database right now. Please try again in a moment.',
    { cause },
  );

/** A GraphQL document refused before validation. Over HTTP Apollo Server takes the status from here. */
const documentRefused = (code: string, message: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

export const documentTooLarge = (message: string) => documentRefused('DOCUMENT_TOO_LARGE', message);

/** A document that is not the app's own, on a server that executes no others. */
export const untrustedDocument = () =>
  documentRefused('UNTRUSTED_DOCUMENT', 'This server executes only the operations of its own app.');

/** A subscription executed like a query would never return an event. */
export const subscriptionOverHttp = () =>
  documentRefused(
    'GRAPHQL_VALIDATION_FAILED',
    'Subscriptions are served over the websocket at this address.',
  );

/** The disk of the database or of the files is full; reads still work. */
export const insufficientStorage = (
  cause?: unknown,
  message = 'There is no space left on the server, so nothing was saved. Please tell the people who run it, and try again later.',
) => new AppError('INSUFFICIENT_STORAGE', message, { cause });

/** Another service that the request needs does not respond. */
export const unreachable = (message: string) => new AppError('UNAVAILABLE', message);

/** The server is busy with other requests; the client may retry later. */
export const busy = (message: string, retryAfterSeconds: number) =>
  new AppError('UNAVAILABLE', message, { retryAfterSeconds });

/** Converts any thrown value to an AppError; unexpected ones are logged, and their details hidden. */
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

/** Apollo's formatError: passes our errors and Apollo's client errors through, hides the rest. */
export function formatGraphQLError(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const isInput = causes(error).some((cause) => isInputError(cause));
    const code = isInput
      ? ('BAD_USER_INPUT' satisfies ErrorCode)
      : (formatted.extensions?.code as string | undefined);
    const clientMistake = code !== undefined && code !== 'INTERNAL_SERVER_ERROR';
    if (clientMistake && !causes(error).some((cause) => cause instanceof AppError)) {
      observed.refused.publish({ code });
      return { ...formatted, extensions: { code } };
    }
    const refusal = toAppError(error, log);
    return { ...formatted, message: refusal.message, extensions: { ...refusal.extensions } };
  };
}

/** A variable or an argument that graphql-js could not read; some only fail during execution. */
const isInputError = (error: unknown) =>
  error instanceof GraphQLError &&
  // A scalar's own message about a value of the wrong type.
  (!error.originalError || error.originalError instanceof GraphQLError) &&
  error.nodes?.some((node) => isValueNode(node) || node.kind === Kind.VARIABLE_DEFINITION);

/** PostgreSQL's code for a write refused by a standby, or by a server that has become one. */
export const READ_ONLY = '25006';

/** PostgreSQL's disk_full, and the codes of file systems, including quotas. */
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
  '57P05',
  '53300',
  '57014',
  // A deadlock with another request: the client may retry.
  '40P01',
  // A standby that is not promoted: it refuses writes, and cancels reads that conflict with the primary.
  READ_ONLY,
  '40001',
]);

/** Messages of drivers that give no code. */
const lostConnection =
  /connection terminated|connection ended|timeout expired|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|query read timeout|pglite (instance )?is (already )?clos|driver has already been destroyed/i;

function isConnectionError(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  // Class 08 of PostgreSQL and PgBouncer: connection errors.
  if (code && (connectionCodes.has(code) || /^08...$/.test(code))) return true;
  return lostConnection.test(message ?? '');
}

/** The account was deleted, or the session ended, while this request wrote for it. */
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
