import { mixed, object, type ObjectShape, type ValidationError } from 'yup';

/** What a value looks like to other programs, in the words of JSON Schema. */
export interface Shape {
  type?: string | readonly string[];
  enum?: readonly string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxItems?: number;
  items?: Shape;
  anyOf?: readonly Shape[];
  description?: string;
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    shape?: Shape;
  }
}

/**
 * One field of a form: `read` turns what arrived into a value, `problem` names the first thing wrong with it,
 * `shape` tells other programs what is taken.
 * yup's own conversions are left out, since they let numbers, lists and booleans pass as one another.
 */
export function field<T extends {}>(
  read: (raw: unknown) => unknown,
  problem: (value: unknown) => string | null,
  shape: Shape = {},
) {
  return mixed<T>()
    .meta({ shape })
    .transform((_, raw) => read(raw))
    .test({
      name: 'problem',
      skipAbsent: true,
      test(value, context) {
        const message = problem(value);
        return message === null || context.createError({ message });
      },
    });
}

/**
 * The schema of a whole form. Keys that it doesn't know are dropped before yup sees them: on keys such as
 * 'constructor' or '__proto__' it would throw a TypeError.
 */
export function form<Fields extends ObjectShape>(fields: Fields) {
  const message = 'The input must be an object of fields';
  return object(fields)
    .transform((input) => (isObject(input) ? pick(input, Object.keys(fields)) : input))
    .nonNullable(message)
    .typeError(message);
}

/** The first thing wrong with each field, by its path; what is wrong with the whole stands under 'input'. */
export function firstProblems(error: ValidationError): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const each of error.inner.length > 0 ? error.inner : [error]) {
    problems[each.path || 'input'] ??= each.message;
  }
  return problems;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pick(input: Record<string, unknown>, keys: string[]): Record<string, unknown> {
  const known = keys.filter((key) => Object.hasOwn(input, key));
  return Object.fromEntries(known.map((key) => [key, input[key]]));
}
