import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Brand } from '#client/components/Brand.tsx';
import { NavList } from './NavList.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';
import { UserFooter } from './UserFooter.tsx';

/** The navigation of medium screens and wider. */
export function Sidebar() {
  return (
    <Box
      component="aside"
      aria-label="Sidebar"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        width: (theme) => theme.layout.sidebarWidth,
        height: '100dvh',
        position: 'sticky',
        top: 0,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          p: 1.5,
          pl: 3,
        }}
      >
        <Typography component="p" variant="h2" noWrap>
          <Brand />
        </Typography>
        <NotificationsLink />
      </Box>
      <Box component="nav" aria-label="Main" sx={{ flex: 1, overflowY: 'auto' }}>
        <NavList />
      </Box>
      <UserFooter />
    </Box>
  );
}
