import { hoursLabel } from '../records/activities.ts';
import { isUnsettled, unsettledText, type Requirement } from './cpd.ts';
import { counted } from '../counts.ts';
import { pressureOf, remainingHours, type Pressure } from './remaining-hours.ts';

/** Figures of the summary of a period; `period` is null until a registration date is known. */
interface Figures {
  required: Requirement & { basis: string };
  totalHours: number;
  interactiveHours: number;
  period: { daysRemaining: number } | null;
}

/** Says how many hours are missing, and names the days left if they are few for these hours. */
export function toGoText(summary: Figures): string | null {
  const { total, interactive } = remainingHours(summary);
  if (total <= 0) return null;
  const share = interactive >= total ? 'all' : interactive;
  if (summary.period && isPressing(pressureIn(summary))) {
    const days = summary.period.daysRemaining;
    const left = days > 0 ? `${counted(days, 'day')} left` : 'Today is the last day';
    const whole = total === 1 ? 'it' : 'them';
    const part = interactive > 0 ? `, ${share} of ${whole} interactive` : '';
    return `${left} for ${hoursLabel(total)}${part}.`;
  }
  if (interactive <= 0) return `${hoursLabel(total)} to go.`;
  return `${hoursLabel(total)} to go, ${share === 'all' ? 'all' : `including ${share}`} interactive.`;
}

/** Says what it means that no hours are missing; if the requirement is unknown, nothing is complete by that. */
export function nothingToGoText({ required }: Figures): string {
  if (required.basis === 'does-not-apply') return 'No hours required.';
  return isUnsettled(required) ? `${unsettledText(required)}.` : 'All required hours done.';
}

/** Returns the pressure of the missing hours; calm if no period is known. */
export function pressureIn(summary: Figures): Pressure {
  const missing = remainingHours(summary);
  if (!summary.period) return missing.total > 0 ? 'calm' : 'none';
  return pressureOf(missing, summary.period.daysRemaining);
}

export const isPressing = (pressure: Pressure): boolean =>
  pressure === 'tight' || pressure === 'urgent';
