import { PageHeader } from '#client/components/PageHeader.tsx';
import { NotificationList } from '#client/features/messages/notifications/NotificationList.tsx';

/** All of the user's notifications. */
export function NotificationsPage() {
  return (
    <>
      <PageHeader title="Notifications" description="Your notifications" />
      <NotificationList />
    </>
  );
}
