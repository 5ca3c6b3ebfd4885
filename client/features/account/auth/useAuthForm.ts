import { useId, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { refusedFields, type FieldMessages } from '#client/lib/form-errors.ts';

interface Config<Values> {
  initial: Values;
  /** Validation errors by field. */
  check: (values: Values) => Promise<FieldMessages>;
  /** Submits the values; a refusal that it throws goes to the fields. */
  send: (values: Values) => Promise<void>;
}

/**
 * Form state of the first screen. Every other form uses Formik, which alone would be a tenth of this screen's first
 * load.
 */
export function useAuthForm<Values extends Record<string, string>>(config: Config<Values>) {
  const [values, setValues] = useState(config.initial);
  const [problems, setProblems] = useState<FieldMessages>({});
  const [refused, setRefused] = useState<FieldMessages>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const newest = useRef(0);
  const id = useId();

  /** Ignores the result of a validation that a newer one has overtaken. */
  async function check(checked: Values): Promise<FieldMessages> {
    const mine = (newest.current += 1);
    const found = await config.check(checked);
    if (mine === newest.current) setProblems(found);
    return found;
  }

  function change(name: string, value: string): void {
    const next = { ...values, [name]: value };
    setValues(next);
    setRefused((before) => ({ ...before, [name]: '' }));
    void check(next);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsSending(true);
    try {
      const found = await check(values);
      if (Object.keys(found).length === 0) await config.send(values);
    } catch (error) {
      setRefused(refusedFields(error));
    }
    setAttempts((before) => before + 1);
    setIsSending(false);
  }

  const field = (name: keyof Values & string) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    // Errors show once the field was left or the form was submitted.
    error:
      (attempts > 0 || left.includes(name) ? problems[name] : undefined) ??
      (refused[name] || undefined),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(name, target.value),
    onBlur: () => {
      setLeft((before) => [...before, name]);
      void check(values);
    },
  });
  return { values, field, submit, button: { isSending, attempts } };
}
