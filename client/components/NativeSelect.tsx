import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  sx?: SxProps<Theme>;
}

/** A browser-native select for screens that must stay small. */
export function NativeSelect({ label, value, onChange, options, sx = [] }: Props) {
  return (
    <Box component="label" sx={[block, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box component="span" sx={caption}>
        {label}
      </Box>
      <Box
        component="select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
    </Box>
  );
}

const block = { display: 'block', position: 'relative', mt: 1 } as const;

/** On the border, as in the other fields. */
const caption = {
  position: 'absolute',
  top: -8,
  left: 10,
  maxWidth: 'calc(100% - 20px)',
  px: 0.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'text.secondary',
  backgroundImage: (theme: Theme) =>
    `linear-gradient(transparent 45%, ${theme.vars.palette.background.paper} 45%)`,
  pointerEvents: 'none',
} as const;

const select = {
  width: '100%',
  minHeight: (theme: Theme) => theme.layout.touch,
  px: 1.25,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
