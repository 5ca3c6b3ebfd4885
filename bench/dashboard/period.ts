import { cpdPeriod } from '../../domain/standing/cpd.ts';
import { addDays, civilDate, startOfDay } from '../../domain/dates.ts';

const ZONE = 'Australia/Brisbane';

/** The bounds of the CPD period of every user of the bench: they have no registration date. */
export function currentPeriod(): { from: string; to: string } {
  const { start, end } = cpdPeriod(
    { registrationDate: null, registrationExpiryDate: null },
    civilDate(new Date(), ZONE),
  );
  return {
    from: startOfDay(start, ZONE).toISOString(),
    to: startOfDay(addDays(end, 1), ZONE).toISOString(),
  };
}
