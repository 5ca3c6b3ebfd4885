import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import type { SummaryPartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/activities';
import { inProgressFrom } from '#domain/cpd';
import { counted } from '#domain/counts';

/** Average days in a month. */
const MONTH = 365 / 12;

export type Period = NonNullable<SummaryPartsFragment['period']>;

/** Formats both days of a period: '1 Dec 2025 – 30 Nov 2026'. */
export function periodDays({ start, end }: Period): string {
  return `${formatDay(dayFromWire(start))} – ${formatDay(dayFromWire(end))}`;
}

/** Says how long a period still runs. */
export function daysLeftText({ daysRemaining }: Period): string {
  if (daysRemaining <= 0) return 'ends today';
  return `${counted(daysRemaining, 'day')} left`;
}

/** Says how many hours are missing. Interactive hours count towards both figures. */
export function toGoText(summary: SummaryPartsFragment): string | null {
  const { required } = summary;
  const interactive = Math.max(0, required.interactive - summary.interactiveHours);
  const total = Math.max(required.total - summary.totalHours, interactive);
  if (total <= 0) return null;
  if (interactive <= 0) return `${hoursLabel(total)} to go.`;
  const share = interactive >= total ? 'all' : `including ${interactive}`;
  return `${hoursLabel(total)} to go, ${share} interactive.`;
}

/** Says which pace finishes in time, in half hours a month; null in the last two months. */
export function paceText(summary: SummaryPartsFragment): string | null {
  const missing = Math.max(
    summary.required.total - summary.totalHours,
    summary.required.interactive - summary.interactiveHours,
  );
  const months = (summary.period?.daysRemaining ?? 0) / MONTH;
  if (missing <= 0 || months < 2) return null;
  return `About ${hoursLabel(Math.ceil((missing / months) * 2) / 2)} a month gets you there.`;
}

/** Explains the badge. */
export function standingText({ standing, required }: SummaryPartsFragment): string {
  if (required.basis === 'does-not-apply')
    return 'The standard does not apply to your registration. Check with the Board.';
  if (required.total === 0)
    return 'Our summary of the standard sets no minimum for a period as short as yours. Check with the Board.';
  if (standing === 'Complete') return completeTexts[required.basis] ?? completeTexts['full-year'];
  if (standing === 'In Progress') {
    return `Complete once you have ${hoursLabel(required.total)}, ${required.interactive} of them interactive.`;
  }
  const from = inProgressFrom(required);
  return `Needs attention until you have ${hoursLabel(from.total)}, or ${from.interactive} interactive.`;
}

/** Says by which figure the hours are complete. */
const completeTexts: Record<string, string> & { 'full-year': string } = {
  'full-year': 'You have the hours that the standard asks for.',
  'pro-rata': 'You have the larger of the figures that sources state. Check with the Board.',
  'board-answer': 'You have the hours that the Board told you.',
};
