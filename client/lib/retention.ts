import type { UserPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import { cpdPeriod, type ExpiryRule, type Period } from '#domain/standing/cpd';
import { deletionText, keepLabel, periodText, toBin } from '#domain/records/retention';

/** Returns the texts about how long a record must be kept: before deleting it, and beside it. */
export function useRetention() {
  const { user } = useCurrentUser();
  const today = todayIn(user?.timeZone);
  return {
    /** Says only where the record goes while its retention is unknown. */
    deletion: (until?: string | null) => (until ? deletionText(dayFromWire(until), today) : toBin),
    label: (until: string) => keepLabel(dayFromWire(until), today),
    today,
  };
}

/** The end of the current CPD period and how long its records are kept; null while the user is unknown. */
export function usePeriodText(): string | null {
  const { user } = useCurrentUser();
  return user && periodText(periodOf(user).end, todayIn(user.timeZone));
}

/** The CPD period that contains the user's today; null while the user is unknown. */
export function useCurrentPeriod(): Period | null {
  const { user } = useCurrentUser();
  return user && periodOf(user);
}

const periodOf = (user: UserPartsFragment): Period =>
  cpdPeriod(
    {
      registrationDate: dayFromWire(user.registrationDate),
      registrationExpiryDate: dayFromWire(user.registrationExpiryDate),
      registrationExpiryRule: user.registrationExpiryRule as ExpiryRule,
    },
    todayIn(user.timeZone),
  );
