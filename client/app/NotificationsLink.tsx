import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Bell } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { bellLabel } from '#domain/messages/notifications';
import { paths } from '#client/lib/paths.ts';

const MOST_SHOWN = 99;

/** The bell with the unread count, a link to the notifications. */
export function NotificationsLink() {
  const unread = useCurrentUser().user?.unreadNotifications ?? 0;
  const isOpen = useLocation().pathname === paths.notifications;
  return (
    <IconButton
      title="Notifications"
      component={Link}
      to={paths.notifications}
      aria-current={isOpen ? 'page' : undefined}
      color="inherit"
      aria-label={bellLabel(unread)}
      sx={{ '&[aria-current]': { bgcolor: 'primary.light', color: 'primary.dark' } }}
    >
      <Bell />
      {unread > 0 && (
        <Box component="span" aria-hidden sx={badge}>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </Box>
      )}
    </IconButton>
  );
}

const badge = {
  position: 'absolute',
  top: 2,
  left: '50%',
  minWidth: 20,
  px: 0.625,
  borderRadius: 10,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 'fontWeightBold',
  lineHeight: '20px',
} as const;
