import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import type { SummaryPartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/records/activities';
import { inProgressFrom, isUnsettled } from '#domain/standing/cpd';
import { counted } from '#domain/counts';
import { hoursAMonth, remainingHours } from '#domain/standing/remaining-hours';

export type Period = NonNullable<SummaryPartsFragment['period']>;

/** Formats both days of a period: '1 Dec 2025 – 30 Nov 2026'. */
export function periodDays({ start, end }: Period): string {
  return `${formatDay(dayFromWire(start))} – ${formatDay(dayFromWire(end))}`;
}

/** Returns the time that a period still runs, in words. */
export function daysLeftText({ daysRemaining }: Period): string {
  if (daysRemaining <= 0) return 'ends today';
  return `${counted(daysRemaining, 'day')} left`;
}

/** Returns a sentence with the pace that finishes in time, in half hours a month; null in the last two months. */
export function paceText(summary: SummaryPartsFragment): string | null {
  const { total: missing } = remainingHours(summary);
  const each = hoursAMonth(missing, summary.period?.daysRemaining ?? 0);
  if (missing <= 0 || each === null) return null;
  return `About ${hoursLabel(each)} a month gets you there.`;
}

/** Explains the badge. */
export function standingText({ standing, required }: SummaryPartsFragment): string {
  if (required.basis === 'does-not-apply')
    return 'The standard does not apply to your registration. Check with the Board.';
  // The explanation says what is required instead.
  if (required.basis === 'no-hours') return '';
  if (isUnsettled(required))
    return 'Our summary of the standard sets no minimum for a period as short as yours. Check with the Board.';
  if (standing === 'Complete') {
    // A figure that was read from the Board itself has no note.
    const isCertain = required.basis === 'pro-rata' && required.source.note === null;
    const basis = isCertain ? 'full-year' : required.basis;
    return completeTexts[basis] ?? completeTexts['full-year'];
  }
  if (standing === 'In Progress') {
    const share = required.interactive > 0 ? `, ${required.interactive} of them interactive` : '';
    return `Complete once you have ${hoursLabel(required.total)}${share}.`;
  }
  const from = inProgressFrom(required);
  const either = required.interactive > 0 ? `, or ${from.interactive} interactive` : '';
  return `Needs attention until you have ${hoursLabel(from.total)}${either}.`;
}

/** Sentences about complete hours, by the basis of the requirement. */
const completeTexts: Record<string, string> & { 'full-year': string } = {
  'full-year': 'You have recorded the hours that the standard asks for.',
  'pro-rata':
    'You have recorded the larger of the figures that sources state. Check with the Board.',
  'board-answer': 'You have recorded the hours that the Board told you.',
};
