import { hoursLabel } from '#domain/records/activities';
import type { Period } from '#domain/standing/cpd';
import { dayLabel } from '#domain/dates';
import { requirement } from '#domain/standing/required-hours';
import { welcomeNotification, type NotificationKind } from '#domain/messages/notifications';
import { activities } from './activities.ts';
import { completedModule } from './learning.ts';

interface DemoNotification {
  kind: NotificationKind;
  title: string;
  message: string;
  link: string;
  isRead: boolean;
  /** Null: when the account was created. */
  hoursAgo: number | null;
}

/** Oldest first, two of them unread; their figures match the demo data. */
export function notifications(user: { fullName: string }, period: Period): DemoNotification[] {
  const required = requirement(period);
  const completed = activities.filter(({ when }) => 'years' in when && when.years === 0);
  const total = sum([...completed, completedModule]);
  const interactive = sum(completed.filter(({ isInteractive }) => isInteractive));
  const open = activities.filter(({ when }) => 'daysAgo' in when).length;
  return [
    { ...welcomeNotification(user.fullName), isRead: true, hoursAgo: null },
    {
      kind: 'in-progress-untouched',
      link: '/cpd-log',
      title: `${open} activities still in progress`,
      message: 'Hours count once an activity is completed. Tick it off on your CPD log when it is.',
      isRead: true,
      hoursAgo: 6 * 24 + 5,
    },
    {
      kind: 'cpd-behind',
      link: '/',
      title: `${hoursLabel(required.total - total)} to go`,
      message: `You have logged ${hoursLabel(total)} of ${required.total} this registration year, ${interactive} of ${required.interactive} interactive. Plan ${hoursLabel(required.interactive - interactive)} with other practitioners.`,
      isRead: false,
      hoursAgo: 28,
    },
    {
      kind: 'registration-expiring',
      link: '/profile',
      title: `Your registration expires on ${dayLabel(period.end)}`,
      message: `The Board sends renewal reminders from October; have your hours and evidence together before you renew.`,
      isRead: false,
      hoursAgo: 2,
    },
  ];
}

const sum = (list: readonly { hours: number }[]): number =>
  list.reduce((hours, activity) => hours + activity.hours, 0);
