import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value | null;
  choices: readonly { value: Value; label: string }[];
  /** Label of the empty choice; omit it if a choice is required. */
  none?: string;
  disabled: boolean;
  onChange: (value: Value | null) => void;
}

/** A select with an optional empty choice. */
export function Choice<Value extends string>(props: Props<Value>) {
  const { label, value, choices, none, disabled, onChange } = props;
  const id = useId();
  return (
    <TextField
      id={id}
      select
      size="small"
      fullWidth
      label={label}
      value={value ?? ''}
      disabled={disabled}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={(event) =>
        onChange(choices.find((choice) => choice.value === event.target.value)?.value ?? null)
      }
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
