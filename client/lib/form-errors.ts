import type { FormikHelpers } from 'formik';
import type { SignInMethod } from '#domain/sign-in-methods';

/** What is said when no answer came. */
const NO_CONNECTION = 'The server could not be reached. Check your connection and try again.';

const UNKNOWN = 'Something went wrong. Please try again.';

export type FieldMessages = Record<string, string>;

/** The first refusal of an answer. Told by its shape, since the sign-in screen does without Apollo's classes. */
interface Refusal {
  message?: string;
  extensions?: {
    code?: string;
    fields?: FieldMessages;
    methods?: readonly SignInMethod[];
    requestId?: string;
  };
}

/** The stable code of a refusal, such as UNAUTHENTICATED; undefined when no answer came. */
export function codeOf(error: unknown): string | undefined {
  return refusalOf(error)?.extensions?.code;
}

/** The name of the error that stands for a refusal if the user did not want to confirm who they are: lib/step-up.ts. */
export const NOT_CONFIRMED = 'NotConfirmed';

/** True if the user took an action back, of which nothing is to be said. */
export const isTakenBack = (error: unknown): boolean =>
  error instanceof Error && error.name === NOT_CONFIRMED;

/** The ways to prove who one is that a refusal names. */
export function methodsOf(error: unknown): readonly SignInMethod[] {
  return refusalOf(error)?.extensions?.methods ?? [];
}

/** Whether the record that was to be changed is another by now, or gone. */
export function isOvertaken(error: unknown): boolean {
  const { code, fields } = refusalOf(error)?.extensions ?? {};
  return code === 'NOT_FOUND' || (code === 'CONFLICT' && fields?.['version'] !== undefined);
}

/** The server's own words, else the fallback, else a plain sentence about the connection. */
export function messageOf(error: unknown, fallback?: string): string {
  const refusal = refusalOf(error);
  if (!refusal) return NO_CONNECTION;
  const message = refusal.message || fallback || UNKNOWN;
  // Only of failures that nobody foresaw: support finds it in the log by this.
  const reference = refusal.extensions?.requestId;
  return reference ? `${message} (Reference ${reference.slice(0, 8)})` : message;
}

/** What the server said about single fields. */
export function refusedFields(error: unknown): FieldMessages {
  return refusalOf(error)?.extensions?.fields ?? {};
}

/** Puts the refusals of single fields on the form; answers whether there were any. */
export function applyFieldErrors<Values>(
  error: unknown,
  formik: Pick<FormikHelpers<Values>, 'setErrors' | 'setStatus'>,
): boolean {
  const fields = refusedFields(error);
  if (Object.keys(fields).length === 0) return false;
  formik.setErrors(fields as Parameters<typeof formik.setErrors>[0]);
  // Formik drops errors at the next blur; the status keeps them until the value is changed.
  formik.setStatus({ refused: fields });
  return true;
}

/** A refusal by GraphQL, or one that came before it was reached and is answered as `{ message }`. */
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
