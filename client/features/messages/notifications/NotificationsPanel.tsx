import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Bell } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { FoldingPanel } from '#client/components/FoldingPanel.tsx';
import type { NotificationPartsFragment } from '#client/graphql/generated.ts';
import { NOTIFICATION_PANEL_SIZE, notificationMessages } from '#domain/messages/notifications';
import { NotificationRow } from './NotificationRow.tsx';

interface Props {
  notifications: readonly NotificationPartsFragment[] | undefined;
  unreadCount: number;
  loading: boolean;
}

/** The newest notifications; a click marks one as read. */
export function NotificationsPanel({ notifications, unreadCount, loading }: Props) {
  if (!notifications && !loading) return null;
  const shown = notifications?.slice(0, NOTIFICATION_PANEL_SIZE);
  const unread = unreadCount > 0 && (
    <Chip size="small" color="primary" label={`${unreadCount} unread`} />
  );
  return (
    <FoldingPanel
      gist={shown && (unreadCount > 0 ? `${unreadCount} unread` : 'Nothing new')}
      title="Notifications"
      action={unread}
      busy={!shown}
    >
      {!shown && <RowsSkeleton />}
      {shown?.length === 0 && <EmptyState icon={<Bell />} title={notificationMessages.empty} />}
      {shown && shown.length > 0 && (
        <List disablePadding sx={{ mx: -1 }}>
          {shown.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </List>
      )}
      <Button component={RouterLink} to={paths.notifications} fullWidth sx={{ mt: 1 }}>
        View All Notifications
      </Button>
    </FoldingPanel>
  );
}

function RowsSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      {Array.from({ length: NOTIFICATION_PANEL_SIZE }, (_, index) => (
        <div key={index}>
          <Skeleton variant="text" width="55%" />
          <Skeleton variant="text" />
          <Skeleton variant="text" width="30%" />
        </div>
      ))}
    </Stack>
  );
}
