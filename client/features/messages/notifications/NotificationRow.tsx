import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { memo, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { NotificationPartsFragment } from '#client/graphql/generated.ts';
import { relativeTime } from '#client/lib/relative-time.ts';
import { asksToLog } from '#domain/messages/notifications';
import { clamp } from '#client/components/clamp.ts';
import { useMarkNotificationRead } from './useMarkNotificationRead.ts';

interface Props {
  notification: NotificationPartsFragment;
  /** Shows the message in full, however long. */
  whole?: boolean;
}

/** One notification, with a link to what it is about. Unread, it is highlighted and a button; read, it is grey text. */
export const NotificationRow = memo(function NotificationRow({
  notification,
  whole = false,
}: Props) {
  const line = useRef<HTMLLIElement>(null);
  const markRead = useMarkNotificationRead();
  const { link, title, isRead } = notification;
  const words = <Words notification={notification} whole={whole} />;
  const read = () => {
    if (!isRead) void markRead(notification);
  };
  const open = link && (
    <>
      {asksToLog(notification) && (
        <Button
          size="small"
          aria-label={`Log this: ${title}`}
          onClick={() => {
            read();
            void log(link);
          }}
        >
          Log this
        </Button>
      )}
      <Button
        size="small"
        component={RouterLink}
        to={link}
        aria-label={`Open: ${title}`}
        onClick={read}
      >
        Open
      </Button>
    </>
  );
  if (isRead) {
    return (
      <ListItem
        ref={line}
        tabIndex={-1}
        secondaryAction={open}
        sx={{ ...row, ...item, color: 'text.secondary' }}
      >
        {words}
      </ListItem>
    );
  }
  return (
    <ListItem ref={line} tabIndex={-1} disablePadding secondaryAction={open} sx={item}>
      <ListItemButton
        component="button"
        onClick={() => {
          // The button disappears with the click; the row takes over the focus.
          line.current?.focus();
          void markRead(notification);
        }}
        sx={row}
      >
        {words}
      </ListItemButton>
    </ListItem>
  );
});

async function log(link: string): Promise<void> {
  const { logOffered } = await import('./log-offered.ts');
  await logOffered(link);
}

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

/** The link is beside the time, so that the words have the whole width. */
const item = {
  outline: 'none',
  '& > .MuiListItemSecondaryAction-root': { inset: 'auto 0 0 auto', transform: 'none' },
} as const;

const row = {
  width: '100%',
  '&&': { px: 1 },
  py: 1.25,
  gap: 1.5,
  alignItems: 'flex-start',
  font: 'inherit',
  textAlign: 'left',
} as const;
