import { expect } from 'vitest';
import { ValidationError, type Schema } from 'yup';

/** Every message of a schema by its field; fails when one field has more than one. */
export async function problems(schema: Schema, input: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(input, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    const messages = found.map(({ path, message }) => [path ?? '', message] as const);
    expect(new Set(messages.map(([path]) => path)).size).toBe(messages.length);
    return Object.fromEntries(messages);
  }
}
