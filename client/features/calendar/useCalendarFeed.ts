import {
  useRemoveCalendarFeedMutation,
  useRenewCalendarFeedMutation,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { calendarMessages } from '#domain/calendar';

/** Makes the address of the calendar, makes another, or does away with it. */
export function useCalendarFeed() {
  const [renew, { loading: renewing }] = useRenewCalendarFeedMutation();
  const [remove, { loading: removing }] = useRemoveCalendarFeedMutation();
  return {
    pending: renewing || removing,
    turnOn: () => told(renew, calendarMessages.turnedOn),
    renew: () => told(renew, calendarMessages.renewed),
    turnOff: () => told(remove, calendarMessages.turnedOff),
  };
}

async function told(action: () => Promise<unknown>, done: ToastContent): Promise<void> {
  try {
    await action();
    showToast(done);
  } catch (error) {
    showToast({
      title: calendarMessages.failed,
      description: messageOf(error),
      variant: 'destructive',
    });
  }
}
