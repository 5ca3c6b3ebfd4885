import { ValidationError, type AnyObjectSchema } from 'yup';

/** Every message of a schema by its field; fails when one field has more than one. */
export async function problems(
  schema: AnyObjectSchema,
  input: unknown,
): Promise<Record<string, string>> {
  try {
    await schema.validate(input, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) {
      if (path in found) throw new Error(`${path} has two messages: ${found[path]}; ${message}`);
      found[path] = message;
    }
    return found;
  }
}
