import { codeOf } from '#client/lib/form-errors.ts';

/** Refusals caused by the moment, not by the change. */
const passing = new Set(['RATE_LIMITED', 'REQUEST_TIMEOUT', 'UNAVAILABLE', 'UNAUTHENTICATED']);

/** True if no response of our server came. */
export function isLost(error: unknown): boolean {
  const { name, errors, statusCode } = error as {
    name?: unknown;
    errors?: unknown;
    statusCode?: unknown;
  };
  if (Array.isArray(errors) || codeOf(error) !== undefined || name === 'AbortError') return false;
  // The response is from a gateway, or from the sign-in page of a network.
  return typeof statusCode !== 'number' || statusCode > 500 || statusCode === 200;
}

/** True if the change must be sent again: no response came, or none that judged it. */
export const isUndecided = (error: unknown): boolean =>
  isLost(error) || passing.has(codeOf(error) ?? '');

/** An error whose message a form shows. */
export const refusal = (message: string): Error =>
  Object.assign(new Error(message), { errors: [{ message }] });
