import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import type { AnyObjectSchema } from 'yup';

/**
 * Formik's check by a schema that is loaded when it is first needed, for forms that are there at the first load. Where it
 * cannot be loaded nothing is refused here: the server asks the same schema, and its refusals go to the same fields.
 */
export const validateLater =
  <Values extends FormikValues>(load: () => Promise<AnyObjectSchema>) =>
  async (values: Values): Promise<FormikErrors<Values>> => {
    const schema = await load().catch(() => null);
    if (!schema) return {};
    return validateYupSchema(values, schema).then(
      () => ({}),
      (error) => yupToFormErrors<Values>(error),
    );
  };
