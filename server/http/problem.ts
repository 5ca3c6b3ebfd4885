import type { Response } from 'express';
import type { AppError, ErrorCode } from '../errors.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Media type of every refusal over HTTP (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** Short title of each code: the same for every occurrence, while `detail` says what happened to this request. */
export const problemTitles: Readonly<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: 'The request is not valid',
  UNAUTHENTICATED: 'Not signed in',
  SECOND_FACTOR_REQUIRED: 'A second factor is needed',
  STEP_UP_REQUIRED: 'A more recent proof of identity is needed',
  FORBIDDEN: 'Not allowed',
  NOT_FOUND: 'Not found',
  METHOD_NOT_ALLOWED: 'Method not allowed',
  REQUEST_TIMEOUT: 'The request took too long',
  CONFLICT: 'Conflict',
  GONE: 'No longer available',
  PRECONDITION_FAILED: 'Changed since',
  PAYLOAD_TOO_LARGE: 'Too large',
  UNSUPPORTED_MEDIA_TYPE: 'Unsupported media type',
  RANGE_NOT_SATISFIABLE: 'No such part',
  RATE_LIMITED: 'Too many requests',
  HEADERS_TOO_LARGE: 'Headers too large',
  INTERNAL_SERVER_ERROR: 'Unexpected failure',
  UNAVAILABLE: 'Temporarily unavailable',
  INSUFFICIENT_STORAGE: 'No space left',
};

/** The place of a code in the table of errors at /api. */
export const problemPlace = (code: string): string =>
  `problem-${code.toLowerCase().replaceAll('_', '-')}`;

/** The same on every server, so that programs can compare it; leads to the table of errors at /api. */
export const problemType = (code: ErrorCode): string => `/api#${problemPlace(code)}`;

/** The body of a refusal. `message` repeats `detail` for clients that know only the specification. */
export function problemOf(
  { code, status, message, fields, methods }: AppError,
  requestId?: string,
): object {
  return {
    type: problemType(code),
    title: problemTitles[code],
    status,
    detail: message,
    ...(requestId && { instance: `urn:uuid:${requestId}` }),
    code,
    message,
    ...(fields && { fields }),
    ...(methods && { methods }),
    ...(requestId && { requestId }),
  };
}

/** Names the credentials that a 401 asks for (RFC 9110), unless the header already has the token's own fault. */
export function challenge(res: Response): void {
  if (!res.hasHeader('WWW-Authenticate')) res.set('WWW-Authenticate', 'Bearer');
}

/** Sends a refusal. Every error of HTTP outside GraphQL is written here, or by hand in server.ts with the same body. */
export function sendProblem(res: Response, refusal: AppError): void {
  const requestId = res.getHeader(REQUEST_ID_HEADER);
  if (refusal.retryAfterSeconds) res.set('Retry-After', String(refusal.retryAfterSeconds));
  if (refusal.status === 401) challenge(res);
  // A response that failed later may already have a type.
  res.removeHeader('ETag');
  const body = problemOf(refusal, typeof requestId === 'string' ? requestId : undefined);
  res.status(refusal.status).type(PROBLEM_TYPE).send(JSON.stringify(body));
}
