import * as yup from 'yup';
import { firstProblems, type Shape } from '#domain/forms';
import { invalid, notFound } from './errors.ts';

/**
 * Returns the input as the schema casts it, without unknown keys; throws invalid(fields) with one message per field.
 */
export function validate<S extends yup.Schema>(schema: S, input: unknown): yup.InferType<S> {
  try {
    return schema.validateSync(input ?? {}, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw invalid(withWords(schema, input, firstProblems(error)));
  }
}

/** A form asks for a choice; a program gets the list of words instead. */
function withWords(
  schema: yup.Schema,
  input: unknown,
  problems: Record<string, string>,
): Record<string, string> {
  const fields = schema instanceof yup.ObjectSchema ? schema.fields : {};
  const entries = Object.entries(problems).map(([name, problem]) => {
    const given = (input as Record<string, unknown> | null)?.[name];
    const field: unknown = fields[name];
    const shape: Shape | undefined =
      field instanceof yup.Schema ? field.describe().meta?.shape : undefined;
    const words = typeof given === 'string' && given !== '' ? shape?.enum : undefined;
    return [name, words ? asOneOf(problem, words) : problem];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

const asOneOf = (problem: string, words: readonly unknown[]) =>
  problem.replace(/ is required$/, ` must be one of ${words.join(', ')}`);

/** Returns a given choice; null without one, or for REST's word "all". Throws invalid() for any other value. */
export function choiceOf<Value extends string>(
  name: string,
  choices: readonly Value[],
  given: string | null | undefined,
): Value | null {
  if (!given || given === 'all') return null;
  const found = choices.find((choice) => choice === given);
  if (found) return found;
  throw invalid(noneOf(name, choices));
}

/** Returns the error of a value that is not one of these words. */
export const noneOf = (name: string, words: readonly string[]): Record<string, string> => ({
  [name]: `${name} must be one of: ${words.join(', ')}`,
});

/** Parses a record's id; anything that cannot be an id throws notFound(). */
export function parseId(value: unknown): number {
  const text = String(value);
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw notFound();
  return id;
}

/** Parses the id in a filter; null if there is none. Anything that cannot be an id throws invalid(). */
export function optionalId(name: string, value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const id = /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : 0;
  if (id < 1 || id > 2_147_483_647) throw invalid({ [name]: `${name} must be the id of a record` });
  return id;
}
