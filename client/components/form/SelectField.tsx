import MenuItem from '@mui/material/MenuItem';
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormField } from './useFormField.ts';

type Props = Omit<TextFieldProps, 'value' | 'error' | 'select'> & {
  name: string;
  options: readonly { value: string; label: string }[];
};

/** A select in a Formik form. */
export function SelectField({ name, options, helperText, ...props }: Props) {
  const { id, input, error } = useFormField<string | null>(name);
  return (
    <MuiTextField
      id={id}
      select
      {...props}
      {...input}
      value={input.value ?? ''}
      error={error !== undefined}
      helperText={error ?? helperText}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
