import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';

interface Props {
  value: string;
  /** Undefined while loading. */
  choices: readonly { value: string; label: string }[] | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

const known = [{ value: 'current', label: 'This period' }];

/** Chooses the period of the report. */
export function PeriodChoice({ value, choices = known, disabled, onChange }: Props) {
  const id = useId();
  const isListed = choices.some((choice) => choice.value === value);
  return (
    <TextField
      id={id}
      select
      fullWidth
      label="CPD period"
      value={isListed ? value : 'current'}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value} sx={{ whiteSpace: 'normal' }}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
