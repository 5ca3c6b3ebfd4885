import { mixed, object, type ObjectShape, type Schema, type ValidationError } from 'yup';

/** Description of a value for API clients, in JSON Schema terms. */
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
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  /** True for an object that may hold more than its properties, such as a file of another version. */
  additionalProperties?: true;
  anyOf?: readonly Shape[];
  description?: string;
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    shape?: Shape;
    /** True for a text of one line. */
    isLine?: boolean;
  }
}

/**
 * One field of a form: `read` converts the input to a value, `problem` returns the first problem with it,
 * `shape` describes the accepted input to API clients.
 * yup's own conversions are not used, since they accept numbers, lists and booleans for one another.
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

/** The shape of a field that is a property of another one. */
export const shapeOf = (schema: Schema): Shape => schema.describe().meta?.shape ?? {};

/** The shape of an object that has all of these properties, unless they are named as optional. */
export const objectShape = (
  properties: Readonly<Record<string, Shape>>,
  optional: readonly string[] = [],
): Shape => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/**
 * The schema of a whole form. Unknown keys are dropped before yup sees them: keys such as
 * 'constructor' or '__proto__' would make it throw a TypeError.
 */
export function form<Fields extends ObjectShape>(fields: Fields) {
  const message = 'The input must be an object of fields';
  return object(fields)
    .transform((input) => (isObject(input) ? pick(input, Object.keys(fields)) : input))
    .nonNullable(message)
    .typeError(message);
}

/** Returns the first problem with each field, by path; a problem with the whole input is under 'input'. */
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
