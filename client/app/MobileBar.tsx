import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Download, Menu, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Brand } from '#client/components/Brand.tsx';
import { NavList } from './NavList.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserFooter } from './UserFooter.tsx';
import type { FrameActions } from './useFrameDialogs.tsx';

/** The top bar of small screens with its drawer, and the button that logs an activity under the thumb. */
export function MobileBar({ exportReport, logActivity }: FrameActions) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box component="header" sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: '100%' }}>
        <IconButton
          color="inherit"
          edge="start"
          aria-label="Open menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Menu />
        </IconButton>
        <Typography component="p" variant="h3" noWrap sx={{ flex: 1 }}>
          <Brand />
        </Typography>
        <ThemeSwitch />
        <IconButton color="inherit" edge="end" aria-label="Export Report" {...exportReport}>
          <Download />
        </IconButton>
      </Box>
      <Fab variant="extended" color="primary" sx={thumb} {...logActivity}>
        <Plus />
        <Box component="span" sx={{ ml: 1 }}>
          Log CPD Activity
        </Box>
      </Fab>
      <Drawer
        open={open}
        onClose={close}
        sx={{ display: { md: 'none' } }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Menu',
            'aria-modal': true,
            sx: { width: (theme) => `min(${theme.layout.drawerWidth}px, 88vw)` },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2 }}>
          <Typography component="p" variant="h3">
            <Brand />
          </Typography>
          <IconButton aria-label="Close menu" edge="end" onClick={close}>
            <X />
          </IconButton>
        </Box>
        <Box component="nav" aria-label="Main" sx={{ flex: 1, overflowY: 'auto' }}>
          <NavList onChoose={close} />
        </Box>
        <UserFooter />
      </Drawer>
    </Box>
  );
}

const bar = {
  display: { md: 'none' },
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: (theme: Theme) => theme.layout.mobileBarHeight,
  px: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const thumb = {
  position: 'fixed',
  right: 16,
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
} as const;
