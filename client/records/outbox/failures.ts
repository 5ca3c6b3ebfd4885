import { codeOf } from '#client/lib/form-errors.ts';

/** Refusals that are about the moment, not about the change. */
const passing = new Set(['RATE_LIMITED', 'REQUEST_TIMEOUT', 'UNAVAILABLE', 'UNAUTHENTICATED']);

/** True if the request must be sent again: no response came, or none that judged the change. */
export function isUndecided(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return passing.has(code);
  const { errors, statusCode } = error as { errors?: unknown; statusCode?: unknown };
  if (Array.isArray(errors)) return false;
  // Without a code it is not our server that responded, such as a gateway or a sign-in page of a network.
  return typeof statusCode !== 'number' || statusCode >= 500 || statusCode === 200;
}

/** An error whose message a form shows. */
export const refusal = (message: string): Error =>
  Object.assign(new Error(message), { errors: [{ message }] });
