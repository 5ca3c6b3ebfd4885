import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';

/** Six letters, large enough to be read across a room. */
export function Letters({ code, size }: { code: string; size?: string }) {
  return (
    <Typography component="p" sx={size ? { ...letters, fontSize: size } : letters}>
      <VisuallyHidden>{`Code ${[...code].join(' ')}`}</VisuallyHidden>
      <span aria-hidden>{code.slice(0, 3)}</span>
      <Box component="span" aria-hidden sx={{ ml: '0.3em' }}>
        {code.slice(3)}
      </Box>
    </Typography>
  );
}

const letters = {
  fontSize: { xs: '2.25rem', sm: '3rem' },
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
} as const;
