import { PageHeader } from '#client/components/PageHeader.tsx';
import { NotificationList } from '#client/features/notifications/NotificationList.tsx';

/** Everything the platform has told the user. */
export function NotificationsPage() {
  return (
    <>
      <PageHeader title="Notifications" description="Your notifications" />
      <NotificationList />
    </>
  );
}
