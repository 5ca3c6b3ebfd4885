import Box from '@mui/material/Box';

/** Codes in two columns, to be read off and typed. */
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
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(5, auto)',
  gap: 1.25,
  m: 0,
  p: 2,
  pl: 5,
  borderRadius: 1,
  bgcolor: 'background.default',
  '& code': { fontSize: '1.0625rem', overflowWrap: 'anywhere' },
  '& li::marker': { color: 'text.secondary', fontSize: '0.875rem' },
} as const;
