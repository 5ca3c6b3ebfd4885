import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ShownNote } from './form-note.ts';

/** The buttons at the end of a dialog's form; they stay in view while a long form scrolls. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <>
      <ShownNote />
      <Box
        sx={{
          position: 'sticky',
          // Sticky positioning ends where the dialog's padding begins.
          bottom: (theme) => theme.spacing(-2.5),
          zIndex: 2,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1,
          mx: -3,
          mb: -2.5,
          mt: 2,
          px: 3,
          py: 2,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          '& > *': { flexGrow: { xs: 1, sm: 0 }, whiteSpace: 'nowrap' },
        }}
      >
        {children}
      </Box>
    </>
  );
}
