import { useField, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { afterPress } from '#client/lib/after-press.ts';

/** A Formik field by name, with its error once the field was touched or the form submitted. */
export function useFormField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  // An error shown on blur moves the content below: wait until a press there has ended.
  const onBlur = () => afterPress(() => void helpers.setTouched(true));
  const input = { ...field, onBlur };
  const { status, submitCount } = useFormikContext();
  const refused = useRefusal(name, input.value, status);
  const message = meta.touched || submitCount > 0 ? meta.error : undefined;
  return { id: useId(), input, helpers, error: message ?? refused };
}

/** The server's error for the field, until its value changes. */
function useRefusal(name: string, value: unknown, status: unknown): string | undefined {
  const [asked, setAsked] = useState({ status, value });
  if (asked.status !== status) setAsked({ status, value });
  const { refused } = (status ?? {}) as { refused?: Record<string, string> };
  return asked.value === value ? refused?.[name] : undefined;
}
