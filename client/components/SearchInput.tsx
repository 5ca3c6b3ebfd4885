import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Search } from 'lucide-react';

interface Props {
  /** Names it for screen readers. */
  label: string;
  placeholder: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
}

/** A browser-native search field, for screens that must stay small. */
export function SearchInput({ label, placeholder, value, maxLength, onChange }: Props) {
  return (
    <Box component="search" sx={{ position: 'relative' }}>
      <Box aria-hidden sx={icon}>
        <Search />
      </Box>
      <Box
        component="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        sx={input}
      />
    </Box>
  );
}

const icon = {
  position: 'absolute',
  left: 12,
  top: '50%',
  translate: '0 -50%',
  display: 'flex',
  color: 'text.secondary',
  pointerEvents: 'none',
} as const;

const input = {
  width: '100%',
  minHeight: (theme: Theme) => theme.layout.touch,
  pl: 5.5,
  pr: 1.5,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
