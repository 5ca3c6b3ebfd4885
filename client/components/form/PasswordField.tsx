import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { TextField } from './TextField.tsx';

interface Props {
  name?: string;
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  helperText?: ReactNode;
}

/** A password of a Formik form, which one may look at. */
export function PasswordField({
  name = 'password',
  label = 'Password',
  autoComplete,
  helperText,
}: Props) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
        edge="end"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      name={name}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      helperText={helperText}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
      }}
    />
  );
}
