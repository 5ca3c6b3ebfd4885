import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { TextField } from '#client/components/form/TextField.tsx';

interface Props {
  autoComplete: 'current-password' | 'new-password';
  helperText?: ReactNode;
}

/** A password that one may look at. */
export function PasswordField({ autoComplete, helperText }: Props) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={shown ? 'Hide password' : 'Show password'}
        edge="end"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      name="password"
      label="Password"
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
