import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Bell, CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { useNotificationListQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import {
  notificationFilters,
  notificationMessages,
  type NotificationFilter,
} from '#domain/messages/notifications';
import { PAGE_DEFAULT } from '#domain/pages';
import { NotificationListSkeleton } from './NotificationListSkeleton.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useMarkAllNotificationsRead } from './useMarkAllNotificationsRead.ts';

/** Every notification, newest first; a click marks one as read. */
export function NotificationList() {
  const [filter, setFilter] = useUrlChoice('show', notificationFilters);
  const unreadOnly = filter === 'unread';
  const { data, error, refetch, fetchMore } = useNotificationListQuery({
    variables: { unreadOnly, first: PAGE_DEFAULT },
  });
  const found = data?.notifications;
  const { markAllRead, pending } = useMarkAllNotificationsRead();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  async function readAll() {
    // The button disappears with the last unread notification.
    heading.current?.focus({ preventScroll: true });
    await markAllRead();
  }

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <FilterBar filter={filter} onChange={setFilter} />
        {(found?.unreadCount ?? 0) > 0 && (
          <Button startIcon={<CheckCheck />} disabled={pending} onClick={() => void readAll()}>
            Mark all as read
          </Button>
        )}
      </Stack>
      {error && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!found && !error && <NotificationListSkeleton />}
      {found && (
        <>
          <Box aria-live="polite" sx={{ mb: 1.5 }}>
            <Typography ref={heading} tabIndex={-1} variant="h2">
              {found.unreadCount} unread
            </Typography>
          </Box>
          <Card>
            {found.edges.length === 0 && (
              <EmptyState
                icon={<Bell />}
                title={unreadOnly ? notificationMessages.emptyUnread : notificationMessages.empty}
              />
            )}
            <List ref={list} disablePadding sx={{ px: { xs: 0.5, sm: 1 } }}>
              {found.edges.map(({ node }) => (
                <NotificationRow key={node.id} notification={node} whole />
              ))}
            </List>
          </Card>
          <ShowMore
            list={list}
            shown={found.edges.length}
            total={found.totalCount}
            hasMore={found.pageInfo.hasNextPage}
            onMore={() => fetchMore({ variables: { after: found.pageInfo.endCursor } })}
          />
        </>
      )}
    </>
  );
}

interface FilterBarProps {
  filter: NotificationFilter;
  onChange: (filter: NotificationFilter) => void;
}

function FilterBar({ filter, onChange }: FilterBarProps) {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label="Filter notifications"
      value={filter}
      onChange={(_, chosen: NotificationFilter | null) => chosen && onChange(chosen)}
    >
      {notificationFilters.map(({ value, label }) => (
        <ToggleButton key={value} value={value} sx={{ px: 2 }}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
