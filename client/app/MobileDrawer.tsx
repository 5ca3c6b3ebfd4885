import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { Brand } from '#client/components/Brand.tsx';
import { useInNavigation } from '#client/components/useInNavigation.ts';
import { NavList } from './NavList.tsx';
import { UserFooter } from './UserFooter.tsx';

/** The menu of small screens; loaded when first opened. */
export function MobileDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  useInNavigation({ open, close: onClose, onClose });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': 'Menu',
          'aria-modal': true,
          sx: {
            width: (theme) => `min(${theme.layout.drawerWidth}px, 88vw)`,
            pt: 'var(--toast-room, 0px)',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2 }}>
        <Typography component="p" variant="h3">
          <Brand />
        </Typography>
        <IconButton aria-label="Close menu" edge="end" onClick={onClose}>
          <X />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Main" sx={{ flex: 1, overflowY: 'auto' }}>
        <NavList onChoose={onClose} />
      </Box>
      <UserFooter />
    </Drawer>
  );
}
