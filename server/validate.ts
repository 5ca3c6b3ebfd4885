import * as yup from 'yup';
import { firstProblems } from '#domain/forms';
import { invalid, notFound } from './errors.ts';

/**
 * Returns the input as the schema casts it, without unknown keys; throws invalid(fields) with one message per field.
 */
export function validate<S extends yup.Schema>(schema: S, input: unknown): yup.InferType<S> {
  try {
    return schema.validateSync(input ?? {}, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw invalid(firstProblems(error));
  }
}

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
