import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Plus } from 'lucide-react';
import { SearchButton } from './frame-later.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import type { FrameActions } from './useFrameDialogs.tsx';

/** Actions available on every page, on medium screens and wider. */
export function Header(actions: FrameActions) {
  const { exportReport, logActivity } = actions;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        position: 'relative',
        zIndex: 1,
        width: 'fit-content',
        ml: 'auto',
        gap: 1,
        height: (theme) => theme.layout.headerHeight,
      }}
    >
      <SearchButton {...actions} />
      <ThemeSwitch />
      <Button variant="outlined" startIcon={<Download />} {...exportReport}>
        Export Report
      </Button>
      <Button variant="contained" startIcon={<Plus />} {...logActivity}>
        Log CPD Activity
      </Button>
    </Box>
  );
}
