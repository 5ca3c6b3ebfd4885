import { ValidationError, type AnyObjectSchema } from 'yup';
import { firstProblems } from '#domain/forms';
import { loginSchema, registerSchema } from '#domain/account/users.schema';

/** Validation of the two forms; loaded when the user begins to type. */
export const checks = { login: problemsBy(loginSchema), register: problemsBy(registerSchema) };

function problemsBy(schema: AnyObjectSchema) {
  return (values: object): Record<string, string> => {
    try {
      schema.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (error instanceof ValidationError) return firstProblems(error);
      throw error;
    }
  };
}
