import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode, WheelEventHandler } from 'react';

export type TextInputProps = Pick<
  OutlinedInputProps,
  | 'type'
  | 'placeholder'
  | 'autoFocus'
  | 'autoComplete'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
  | 'rows'
  | 'readOnly'
  | 'onFocus'
  | 'sx'
> & {
  name: string;
  label: string;
  helperText?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  onWheel?: WheelEventHandler<HTMLElement>;
  slotProps?: { input?: OutlinedInputProps; htmlInput?: OutlinedInputProps['inputProps'] };
};

type Props = TextInputProps &
  Pick<OutlinedInputProps, 'value' | 'onChange' | 'onBlur'> & { id: string; error?: string };

/** A labelled text input with help or an error. Not MUI's TextField, which also loads the code of menus. */
export function TextInput({ id, label, error, helperText, slotProps, sx, ...props }: Props) {
  const { required, disabled, onWheel, ...inputProps } = props;
  const help = error ?? helperText;
  const helpId = help ? `${id}-help` : undefined;
  return (
    <FormControl
      fullWidth
      required={required}
      disabled={disabled}
      error={error !== undefined}
      onWheel={onWheel}
      sx={sx}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={helpId}
        {...slotProps?.input}
        {...inputProps}
        slotProps={{ input: slotProps?.htmlInput }}
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
