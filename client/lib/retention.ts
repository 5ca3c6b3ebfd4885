import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import { cpdPeriod } from '#domain/cpd';
import { deletionText, keepLabel, periodText, toBin } from '#domain/retention';

/** What is said of a record's time, as the server gives it: before it is deleted, and beside it. */
export function useRetention() {
  const { user } = useCurrentUser();
  const today = todayIn(user?.timeZone);
  return {
    /** Only where it goes, while nobody knows until when it has to be kept. */
    deletion: (until?: string | null) => (until ? deletionText(until.slice(0, 10), today) : toBin),
    label: (until: string) => keepLabel(until.slice(0, 10), today),
    today,
  };
}

/** When the current CPD period ends, and until when its records are kept; null while nobody knows whose. */
export function usePeriodText(): string | null {
  const { user } = useCurrentUser();
  if (!user) return null;
  const registration = {
    registrationDate: dayOrNone(user.registrationDate),
    registrationExpiryDate: dayOrNone(user.registrationExpiryDate),
  };
  const today = todayIn(user.timeZone);
  return periodText(cpdPeriod(registration, today).end, today);
}

const dayOrNone = (moment?: string | null) => moment?.slice(0, 10) ?? null;
