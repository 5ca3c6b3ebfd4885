import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { Brand } from './Brand.tsx';

/** A whole screen for one thing, outside the frame of the app. */
export function FullScreen({ children }: PropsWithChildren) {
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 3, textAlign: 'center' }}
    >
      <Box sx={{ maxWidth: (theme) => theme.layout.formWidth }}>
        <Typography component="p" variant="h2" sx={{ mb: 3 }}>
          <Brand />
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
