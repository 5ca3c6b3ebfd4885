import Box from '@mui/material/Box';

interface Props {
  entries: readonly { label: string; sx: object }[];
}

/** Explains the fills of a chart. */
export function Key({ entries }: Props) {
  return (
    <Box component="ul" aria-label="Key" sx={list}>
      {entries.map(({ label, sx }) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box aria-hidden sx={{ width: 16, height: 16, borderRadius: '3px', ...sx }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  m: 0,
  mt: 1.5,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
} as const;
