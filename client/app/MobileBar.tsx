import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Download, Menu } from 'lucide-react';
import { useState } from 'react';
import { Brand } from '#client/components/Brand.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import type { FrameActions } from './useFrameDialogs.tsx';

const loadDrawer = async () => (await import('./MobileDrawer.tsx')).MobileDrawer;
const MobileDrawer = lazyDialog(loadDrawer);

/** The top bar of small screens with its drawer. */
export function MobileBar({ exportReport }: Pick<FrameActions, 'exportReport'>) {
  const [open, setOpen] = useState(false);
  return (
    <Box component="header" sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: '100%' }}>
        <IconButton
          color="inherit"
          edge="start"
          aria-label="Open menu"
          aria-expanded={open}
          // A failure shows when the menu opens.
          onPointerEnter={() => void loadDrawer().catch(() => {})}
          onClick={() => setOpen(true)}
        >
          <Menu />
        </IconButton>
        <Typography component="p" variant="h3" noWrap sx={{ flex: 1 }}>
          <Brand />
        </Typography>
        <NotificationsLink />
        <ThemeSwitch />
        <IconButton color="inherit" edge="end" aria-label="Export Report" {...exportReport}>
          <Download />
        </IconButton>
      </Box>
      <MobileDrawer open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: (theme: Theme) => theme.layout.mobileBarHeight,
  px: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
