import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';

/** The frame of a page that needs no account: the brand above one column. */
export function PlainPage({ gap = 3, children }: { gap?: number; children: ReactNode }) {
  return (
    <Box component="main" sx={{ display: 'grid', justifyItems: 'center', minHeight: '100dvh' }}>
      <Stack
        sx={{
          width: '100%',
          maxWidth: (theme) => theme.layout.readingWidth,
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
