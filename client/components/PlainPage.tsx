import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';

interface Props {
  gap?: number;
  /** For tables. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a page that needs no account: the brand above one column. */
export function PlainPage({ gap = 3, wide = false, children }: Props) {
  return (
    <Box component="main" sx={frame}>
      <Stack
        sx={{
          width: '100%',
          maxWidth: ({ layout }) => (wide ? layout.contentWidth : layout.readingWidth),
          gap,
          px: { xs: 2, sm: 3 },
          py: { xs: gap, sm: 6 },
        }}
      >
        <Typography component="p" variant="h3">
          <Brand />
        </Typography>
        {children}
      </Stack>
    </Box>
  );
}

/** Its column never grows beyond the screen, whatever it contains. */
const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  minHeight: '100dvh',
} as const;
