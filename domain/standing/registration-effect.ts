import { hoursLabel } from '../records/activities.ts';
import { cpdPeriod, isUnsettled, UNSETTLED_TEXT, type Period, type Registration } from './cpd.ts';
import type { CivilDate } from '../dates.ts';
import { requiredHours, type RequiredHours } from './required-hours.ts';
import { rulesFor } from './standard.ts';

/** Returns the current CPD period of a registration, and its required hours in words. */
export function requirementEffect(
  registration: Registration,
  today: CivilDate,
): { period: Period; required: RequiredHours; text: string } {
  const period = cpdPeriod(registration, today);
  const required = requiredHours(period, registration);
  const { annualRequirement } = rulesFor(period, registration.profession);
  return { period, required, text: effectText(required, annualRequirement) };
}

function effectText(required: RequiredHours, full: { total: number; interactive: number }): string {
  const { basis, total, interactive, explanation } = required;
  const share = interactive > 0 ? `, at least ${interactive} of them interactive` : '';
  const hours = `${hoursLabel(total)} of CPD are required${share}`;
  if (basis === 'full-year') {
    return [`That is a full year: ${hours}.`, explanation].filter(Boolean).join(' ');
  }
  if (basis === 'does-not-apply') return explanation!;
  if (basis === 'board-answer') return explanation!;
  const figure = isUnsettled(required)
    ? `${UNSETTLED_TEXT}.`
    : `${hours}, instead of ${full.total}${full.interactive > 0 ? ` and ${full.interactive}` : ''}.`;
  return `${figure} ${explanation}`;
}
