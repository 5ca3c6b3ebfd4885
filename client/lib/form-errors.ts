import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { FormikHelpers } from 'formik';

/** What is said when no answer came. */
const NO_CONNECTION = 'The server could not be reached. Check your connection and try again.';

const UNKNOWN = 'Something went wrong. Please try again.';

export type FieldMessages = Record<string, string>;

/** The stable code of a refusal, such as UNAUTHENTICATED; undefined when no answer came. */
export function codeOf(error: unknown): string | undefined {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The server's own words, else the fallback, else a plain sentence about the connection. */
export function messageOf(error: unknown, fallback?: string): string {
  if (ServerError.is(error)) return messageIn(error.bodyText) ?? fallback ?? UNKNOWN;
  if (!CombinedGraphQLErrors.is(error)) return NO_CONNECTION;
  return error.errors[0]?.message || fallback || UNKNOWN;
}

/** Puts the refusals of single fields on the form; answers whether there were any. */
export function applyFieldErrors<Values>(
  error: unknown,
  formik: Pick<FormikHelpers<Values>, 'setErrors' | 'setStatus'> & { values?: unknown },
): boolean {
  const fields = fieldMessages(error);
  if (!fields) return false;
  formik.setErrors(fields as Parameters<typeof formik.setErrors>[0]);
  // Formik drops errors at the next blur; the status keeps them until the value is changed.
  formik.setStatus({ refused: fields });
  return true;
}

function fieldMessages(error: unknown): FieldMessages | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const fields = error.errors[0]?.extensions?.['fields'];
  const isFilled = typeof fields === 'object' && fields !== null && Object.keys(fields).length > 0;
  return isFilled ? (fields as FieldMessages) : null;
}

/** What is refused before GraphQL is reached is answered as `{ message }`. */
function messageIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
