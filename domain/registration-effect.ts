import { hoursLabel } from './activities.ts';
import { cpdPeriod, requirement, type Period, type Registration } from './cpd.ts';
import type { CivilDate } from './dates.ts';
import { rulesFor } from './standard.ts';

/** Returns the current CPD period of a registration, and its required hours (pro rata if shorter) in words. */
export function requirementEffect(
  registration: Registration,
  today: CivilDate,
): { period: Period; text: string } {
  const period = cpdPeriod(registration, today);
  const { total, interactive } = requirement(period);
  const { proRata, annualRequirement: full } = rulesFor(period);
  const row = proRata.rows.find((each) => each.total === total)!;
  if (total === full.total) {
    const text = `That is a full year: ${hoursLabel(total)} of CPD are required, at least ${full.interactive} of them interactive.`;
    return { period, text };
  }
  const share = `That is ${row.months.toLowerCase()}`;
  const text =
    total === 0
      ? `${share}: no CPD hours are required.`
      : `${share}, so the hours are reduced pro rata: ${hoursLabel(total)} of CPD are required, at least ${interactive} of them interactive, instead of ${full.total} and ${full.interactive}.`;
  return { period, text };
}
