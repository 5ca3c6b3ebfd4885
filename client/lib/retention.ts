import type { UserPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import { cpdPeriod, type Period } from '#domain/cpd';
import { deletionText, keepLabel, periodText, toBin } from '#domain/retention';

/** What is said of a record's time, as the server gives it: before it is deleted, and beside it. */
export function useRetention() {
  const { user } = useCurrentUser();
  const today = todayIn(user?.timeZone);
  return {
    /** Only where it goes, while nobody knows until when it has to be kept. */
    deletion: (until?: string | null) => (until ? deletionText(dayFromWire(until), today) : toBin),
    label: (until: string) => keepLabel(dayFromWire(until), today),
    today,
  };
}

/** When the current CPD period ends, and until when its records are kept; null while nobody knows whose. */
export function usePeriodText(): string | null {
  const { user } = useCurrentUser();
  return user && periodText(periodOf(user).end, todayIn(user.timeZone));
}

/** The CPD period that contains the user's today; null while nobody knows whose. */
export function useCurrentPeriod(): Period | null {
  const { user } = useCurrentUser();
  return user && periodOf(user);
}

const periodOf = (user: UserPartsFragment): Period =>
  cpdPeriod(
    {
      registrationDate: dayFromWire(user.registrationDate),
      registrationExpiryDate: dayFromWire(user.registrationExpiryDate),
    },
    todayIn(user.timeZone),
  );
