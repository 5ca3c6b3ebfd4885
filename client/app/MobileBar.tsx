import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Download, Menu } from 'lucide-react';
import { useState } from 'react';
import { Brand } from '#client/components/Brand.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';
import { SearchButton } from './frame-later.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import type { FrameActions } from './useFrameDialogs.tsx';

const loadDrawer = async () => (await import('./MobileDrawer.tsx')).MobileDrawer;
const MobileDrawer = lazyDialog(loadDrawer);

/** The top bar of small screens with its drawer. */
export function MobileBar(actions: FrameActions) {
  const [open, setOpen] = useState(false);
  return (
    <Box component="header" sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', height: '100%' }}>
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
        <Typography component="p" variant="h3" noWrap sx={brand}>
          <Brand />
        </Typography>
        <SearchButton {...actions} />
        <NotificationsLink />
        <ThemeSwitch />
        <IconButton color="inherit" edge="end" aria-label="Export Report" {...actions.exportReport}>
          <Download />
        </IconButton>
      </Box>
      <MobileDrawer open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}

/** Shows only the logo if the name has no room. */
const brand = {
  flex: 1,
  '@media (max-width: 389px)': { maxWidth: 26, mr: 'auto', textOverflow: 'clip' },
} as const;

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: (theme: Theme) => theme.layout.mobileBarHeight,
  px: 1.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
