import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { memo, useRef } from 'react';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { NotificationPartsFragment } from '#client/graphql/generated.ts';
import { relativeTime } from '#client/lib/dates.ts';
import { clamp } from '#client/components/clamp.ts';
import { useMarkNotificationRead } from './useMarkNotificationRead.ts';

interface Props {
  notification: NotificationPartsFragment;
  /** Shows the message in full, however long. */
  whole?: boolean;
}

/** One notification. Unread, it is highlighted and a button; read, it is grey text. */
export const NotificationRow = memo(function NotificationRow({
  notification,
  whole = false,
}: Props) {
  const item = useRef<HTMLLIElement>(null);
  const markRead = useMarkNotificationRead();
  const words = <Words notification={notification} whole={whole} />;
  if (notification.isRead) {
    return (
      <ListItem ref={item} tabIndex={-1} sx={{ ...row, color: 'text.secondary', outline: 'none' }}>
        {words}
      </ListItem>
    );
  }
  return (
    <ListItem ref={item} tabIndex={-1} disablePadding sx={{ outline: 'none' }}>
      <ListItemButton
        component="button"
        onClick={() => {
          // The button disappears with the click; the row takes over the focus.
          item.current?.focus();
          void markRead(notification);
        }}
        sx={row}
      >
        {words}
      </ListItemButton>
    </ListItem>
  );
});

function Words({ notification, whole }: Required<Props>) {
  const { title, message, isRead, createdAt } = notification;
  return (
    <>
      <Box
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          mt: 0.75,
          flexShrink: 0,
          borderRadius: '50%',
          bgcolor: isRead ? 'transparent' : 'primary.main',
        }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
        <Typography
          component="span"
          sx={{ display: 'block', fontWeight: isRead ? 'fontWeightRegular' : 'fontWeightBold' }}
        >
          {title}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={whole ? { display: 'block', whiteSpace: 'pre-line' } : clamp(3)}
        >
          {message}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary">
          {relativeTime(createdAt)} ago
          {!isRead && <VisuallyHidden>. Mark as read</VisuallyHidden>}
        </Typography>
      </Box>
    </>
  );
}

const row = {
  width: '100%',
  px: 1,
  py: 1.25,
  gap: 1.5,
  alignItems: 'flex-start',
  font: 'inherit',
  textAlign: 'left',
} as const;
