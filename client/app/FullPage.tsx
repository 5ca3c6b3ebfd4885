import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Brand } from '#client/components/Brand.tsx';

/** A whole screen that says one thing. */
export function FullPage(props: { title: string; text: string; action: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 3, textAlign: 'center' }}
    >
      <Box sx={{ maxWidth: (theme) => theme.layout.formWidth }}>
        <Typography component="p" variant="h2" sx={{ mb: 3 }}>
          <Brand />
        </Typography>
        <Typography variant="h1">{props.title}</Typography>
        <Typography sx={{ color: 'text.secondary', my: 2 }}>{props.text}</Typography>
        {props.action}
      </Box>
    </Box>
  );
}

/** Stands where something is being loaded. */
export function Spinner({ minHeight = '100dvh' }: { minHeight?: string }) {
  return (
    <Box component="output" sx={{ display: 'grid', placeItems: 'center', minHeight }}>
      <CircularProgress aria-label="Loading" />
    </Box>
  );
}
