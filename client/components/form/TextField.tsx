import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormField } from './useFormField.ts';

type Props = Omit<TextFieldProps, 'value' | 'error'> & { name: string };

/** A text field of a Formik form. */
export function TextField({ name, helperText, ...props }: Props) {
  const { id, input, error } = useFormField<string | number>(name);
  return (
    <MuiTextField
      id={id}
      {...props}
      {...input}
      value={input.value ?? ''}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  );
}
