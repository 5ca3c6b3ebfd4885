import type { FormikHelpers } from 'formik';
import { failureMessages as messages } from '#domain/records/failure-messages';
import type { SignInMethod } from '#domain/account/sign-in-methods';

export type FieldMessages = Record<string, string>;

/** Returns the first error of a response, by its shape: the sign-in screen does not load Apollo's classes. */
interface Refusal {
  message?: string;
  extensions?: {
    code?: string;
    fields?: FieldMessages;
    methods?: readonly SignInMethod[];
    requestId?: string;
  };
}

/** Returns the stable error code, such as UNAUTHENTICATED; undefined without a response. */
export function codeOf(error: unknown): string | undefined {
  return refusalOf(error)?.extensions?.code;
}

/** Name of the error thrown if the user declined to confirm their identity: lib/step-up.ts. */
export const NOT_CONFIRMED = 'NotConfirmed';

/** True if the user cancelled, which needs no message. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && error.name === NOT_CONFIRMED;

/** Returns the confirmation methods that a refusal lists. */
export function methodsOf(error: unknown): readonly SignInMethod[] {
  return refusalOf(error)?.extensions?.methods ?? [];
}

/** True if the record has another version by now, or was deleted. */
export function isVersionConflict(error: unknown): boolean {
  const { code, fields } = refusalOf(error)?.extensions ?? {};
  return code === 'NOT_FOUND' || (code === 'CONFLICT' && fields?.['version'] !== undefined);
}

/** An error whose message is written for the user, such as why a chosen file cannot be read. */
export class LocalFailure extends Error {}

/**
 * Returns why something failed: the server's message, else the fallback if it refused without one, else what is known of
 * the connection, the response, the file, the device or the app.
 */
export function messageOf(error: unknown, fallback?: string): string {
  const refusal = refusalOf(error);
  if (!refusal) return failureOf(error);
  const status = statusOf(error);
  const message =
    refusal.message || fallback || (status ? messages.ofStatus(status) : messages.unknown);
  // Only for unexpected failures: support finds the log entry by this id.
  const reference = refusal.extensions?.requestId;
  return reference ? `${message} (Reference ${reference.slice(0, 8)})` : message;
}

/** Returns the server's messages by field. */
export function refusedFields(error: unknown): FieldMessages {
  return refusalOf(error)?.extensions?.fields ?? {};
}

/** Sets the server's messages on the form's fields; returns true if there were any. */
export function applyFieldErrors<Values>(
  error: unknown,
  formik: Pick<FormikHelpers<Values>, 'setErrors' | 'setStatus'>,
): boolean {
  const fields = refusedFields(error);
  if (Object.keys(fields).length === 0) return false;
  formik.setErrors(fields as Parameters<typeof formik.setErrors>[0]);
  // Formik drops errors at the next blur; the status keeps them until the value changes.
  formik.setStatus({ refused: fields });
  return true;
}

/** Explains a failure without a response: lib/local-failures.ts, which loads after the first screen. */
let explain: ((error: unknown) => string) | null = null;

export function explainLocalFailures(next: (error: unknown) => string): void {
  explain = next;
}

/** Returns the message for a failure without a response of the server. */
function failureOf(error: unknown): string {
  if (error instanceof LocalFailure) return error.message;
  if (explain) return explain(error);
  const isFetch = error instanceof TypeError && /fetch|network|load/i.test(error.message);
  return isFetch ? messages.noConnection : messages.unknown;
}

/** Returns the status of a response that does not have our form. */
function statusOf(error: unknown): number | null {
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : null;
}

/** A GraphQL error, or an HTTP error of the form `{ message }`. */
function refusalOf(error: unknown): Refusal | null {
  if (typeof error !== 'object' || error === null) return null;
  const { errors, bodyText } = error as { errors?: unknown; bodyText?: unknown };
  if (Array.isArray(errors)) return (errors[0] as Refusal | undefined) ?? {};
  return typeof bodyText === 'string' ? parsed(bodyText) : null;
}

function parsed(body: string): Refusal {
  try {
    const { message } = JSON.parse(body) as Refusal;
    return typeof message === 'string' ? { message } : {};
  } catch {
    return {};
  }
}
