import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useFormField } from './useFormField.ts';

interface Props {
  name: string;
  label: ReactNode;
  helperText?: ReactNode;
}

/** A checkbox in a Formik form. */
export function CheckboxField({ name, label, helperText }: Props) {
  const { id, input, error } = useFormField<boolean>(name);
  const help = error ?? helperText;
  const helpId = help ? `${id}-help` : undefined;
  const { value, ...handlers } = input;
  const box = (
    <Checkbox
      id={id}
      {...handlers}
      checked={value === true}
      slotProps={{ input: { 'aria-describedby': helpId, 'aria-invalid': error !== undefined } }}
    />
  );
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel control={box} label={label} />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
