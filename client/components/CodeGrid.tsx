import Box from '@mui/material/Box';

/** Codes in two columns (one on a phone), each on one line. */
export function CodeGrid({ codes }: { codes: readonly string[] }) {
  return (
    <Box component="ol" aria-label="Recovery codes" sx={grid}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gridAutoFlow: { sm: 'column' },
  gridTemplateRows: { sm: 'repeat(5, auto)' },
  gap: 1.25,
  m: 0,
  p: 2,
  pl: 5,
  borderRadius: 1,
  bgcolor: 'background.default',
  '& code': { fontSize: '1.0625rem', whiteSpace: 'nowrap' },
  '& li::marker': { color: 'text.secondary', fontSize: '0.875rem' },
} as const;
