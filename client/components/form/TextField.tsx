import { TextInput, type TextInputProps } from './TextInput.tsx';
import { useFormField } from './useFormField.ts';

/** A text field in a Formik form. */
export function TextField(props: TextInputProps) {
  const { id, input, error } = useFormField<string | number>(props.name);
  return <TextInput {...props} {...input} id={id} error={error} value={input.value ?? ''} />;
}
