import type { FormikHelpers } from 'formik';
import type { SignInMethod } from '#domain/sign-in-methods';

/** The message when no response came. */
const NO_CONNECTION = 'The server could not be reached. Check your connection and try again.';

const UNKNOWN = 'Something went wrong. Please try again.';

/** Says why a file that the user chose cannot be read, in words for the user. */
export class UnreadableFile extends Error {}

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

/** Returns the server's message, else the fallback, else a plain sentence about the connection. A file that cannot be read was never sent. */
export function messageOf(error: unknown, fallback?: string): string {
  if (error instanceof UnreadableFile) return error.message;
  const refusal = refusalOf(error);
  if (!refusal) return NO_CONNECTION;
  const message = refusal.message || fallback || UNKNOWN;
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

/** A GraphQL error, or an HTTP error of the form `{ message }`. */
function refusalOf(error: unknown): Refusal | null {
  if (typeof error !== 'object' || error === null) return null;
  const { errors, bodyText } = error as { errors?: unknown; bodyText?: unknown };
  if (Array.isArray(errors)) return (errors[0] as Refusal | undefined) ?? null;
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
