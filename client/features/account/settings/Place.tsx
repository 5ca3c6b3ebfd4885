import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { SettingsPlace } from '#domain/account/settings-places';

/** A part of the settings that links lead to. */
export const Place = ({ id, children }: { id: SettingsPlace; children: ReactNode }) => (
  <Box id={id} sx={{ scrollMarginTop: (theme) => theme.spacing(9) }}>
    {children}
  </Box>
);
