/** What a notification is about. */
export const notificationKinds = [
  'welcome',
  'registration-expiring',
  'registration-expired',
  'cpd-behind',
  'module-completed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Notifications in the panel of the dashboard (specification, section 9). */
export const NOTIFICATION_PANEL_SIZE = 3;

/** The most characters of a notification. */
export const notificationLimits = { title: 200, message: 2000 } as const;

/** Texts of the notification screens (specification, section 2). */
export const notificationMessages = {
  empty: 'No notifications at this time.',
  emptyUnread: 'You have read all your notifications.',
  allReadFailed: 'Error marking notifications as read',
  allRead: 'All notifications marked as read',
} as const;

/** The filters of the notification list, in their order. */
export const notificationFilters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;
export type NotificationFilter = (typeof notificationFilters)[number]['value'];

export interface NotificationText {
  title: string;
  message: string;
}

/** The first notification of a new user, with three first steps. */
export function welcomeNotification(name: string): NotificationText {
  return {
    title: 'Welcome to ParaMed CPD',
    message:
      `Welcome, ${name}. Three first steps: set your registration date on your profile, ` +
      'log your first CPD activity, and complete a learning module.',
  };
}
