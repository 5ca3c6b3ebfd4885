import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A sheet of paper with a title, scaled to the screen. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: { xs: 2, sm: 4 },
        border: 2,
        borderColor: 'primary.main',
        outline: 1,
        outlineColor: 'divider',
        outlineOffset: -8,
        bgcolor: 'background.default',
      }}
    >
      <Typography
        variant="h2"
        component="h3"
        sx={{ textAlign: 'center', color: 'primary.main', typography: 'h1' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
