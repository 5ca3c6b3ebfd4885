import { failureMessages } from '#domain/records/failure-messages';
import type { SignInMethod } from '#domain/account/sign-in-methods';
import type { FieldMessages } from './form-errors.ts';
import { withProof } from './step-up.ts';

interface Body {
  message?: string;
  code?: string;
  fields?: FieldMessages;
  methods?: readonly SignInMethod[];
  requestId?: string;
}

/** A REST error in GraphQL's shape, so that `messageOf` reads both. */
class RestError extends Error {
  readonly errors: { message: string; extensions: Omit<Body, 'message'> }[];

  constructor(
    message: string,
    extensions: Omit<Body, 'message'>,
    readonly status: number,
  ) {
    super(message);
    this.errors = [{ message, extensions }];
  }
}

/** True if the requested record once existed. */
export const isGone = (error: unknown): boolean =>
  error instanceof RestError && error.status === 410;

/** Calls the REST interface, for files. Throws errors that `messageOf` reads. */
export function callRest(path: string, init?: RequestInit): Promise<Response> {
  return withProof(() => callOnce(path, init));
}

async function callOnce(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
  if (response.ok) return response;
  const body = ((await response.json().catch(() => null)) ?? {}) as Body;
  const { message, code, fields, methods, requestId } = body;
  throw new RestError(
    message || failureMessages.ofStatus(response.status),
    // Every refusal has an id; only a failure shows it, so that support can find it in the log.
    { code, fields, methods, ...(response.status === 500 && { requestId }) },
    response.status,
  );
}
