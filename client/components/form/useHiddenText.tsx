import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { TextInputProps } from './TextInput.tsx';

/** Props of a text input that hides its text, with a button that shows it. */
export function useHiddenText(label: string): Pick<TextInputProps, 'type' | 'slotProps'> {
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
  return {
    type: shown ? 'text' : 'password',
    slotProps: {
      input: { endAdornment: toggle },
      htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
    },
  };
}
