import {
  useDeleteCalendarFeedMutation,
  useRenewCalendarFeedMutation,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { calendarMessages } from '#domain/messages/calendar-feeds';

/** Creates, replaces or removes the calendar's address. */
export function useCalendarFeed() {
  const [renew, { loading: renewing }] = useRenewCalendarFeedMutation();
  const [remove, { loading: removing }] = useDeleteCalendarFeedMutation();
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
    tellFailure(calendarMessages.failed, error);
  }
}
