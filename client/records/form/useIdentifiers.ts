import type { FormikValues } from 'formik';
import { useIdentifierCheck } from '#client/components/identifiers/useIdentifierCheck.tsx';
import { privateTexts, type FieldSpecs } from '#domain/records/record-fields';

/** The identifier layer of a form: checks its private texts, except those that have not changed since they were saved. */
export function useIdentifiers<Values extends FormikValues>(
  fields: FieldSpecs<Values>,
  initialValues: Values,
) {
  const { check, find, accept, question } = useIdentifierCheck();
  const textsOf = (values: Values) =>
    privateTexts<Values>(fields)
      .filter((name) => values[name] !== initialValues[name])
      .map((name) => ({ name, label: fields[name].label, text: String(values[name] ?? '') }));
  return {
    /** Asks about parts that could identify a patient. Returns the part to change, or null if the form can be saved. */
    check: (values: Values) => check(textsOf(values)),
    /** Returns everything that could identify a patient and is not accepted yet. */
    find: (values: Values) => textsOf(values).flatMap(({ text }) => find(text)),
    accept,
    question,
  };
}
