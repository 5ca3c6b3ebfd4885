import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';

interface Props {
  /** Forms are left-aligned, short messages centred. */
  align?: 'center' | 'left';
  children: ReactNode;
}

/** A whole screen outside the app's frame. */
export function FullScreen({ align = 'center', children }: Props) {
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 3, textAlign: align }}
    >
      <Box sx={{ width: '100%', maxWidth: (theme) => theme.layout.formWidth }}>
        <Typography component="p" variant="h2" sx={{ mb: 3 }}>
          <Brand />
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
