import { HOURS_STEP, hoursLabel } from '../records/activities.ts';
import type { Requirement } from './cpd.ts';
import { counted } from '../counts.ts';
import { hoursAMonth } from './remaining-hours.ts';

/** Hours that would be enough: each month, each week, or in all that is left. */
export const enoughSpans = ['month', 'week', 'rest'] as const;
export type EnoughSpan = (typeof enoughSpans)[number];

export interface Enough extends Requirement {
  per: EnoughSpan;
  text: string;
}

/** With fewer days left than this, an amount a week is not useful. */
const WEEKLY_FROM_DAYS = 14;

/** Says what is enough for missing hours, rounded up to half hours; `daysLeft` is 0 on the last day. */
export function enoughOf(missing: Requirement, daysLeft: number): Enough {
  const monthly = hoursAMonth(missing.total, daysLeft);
  if (monthly !== null) {
    return amount('month', monthly, hoursAMonth(missing.interactive, daysLeft)!, 'a month');
  }
  if (daysLeft >= WEEKLY_FROM_DAYS) {
    const weeks = daysLeft / 7;
    return amount('week', up(missing.total / weeks), up(missing.interactive / weeks), 'a week');
  }
  const left = daysLeft > 0 ? `in the ${counted(daysLeft, 'day')} left` : 'today, the last day';
  return amount('rest', up(missing.total), up(missing.interactive), left);
}

function amount(per: EnoughSpan, all: number, interactive: number, span: string): Enough {
  const total = Math.max(all, interactive);
  return {
    per,
    total,
    interactive,
    text: `${hoursLabel(total)} ${span}${others(total, interactive)}`,
  };
}

function others(total: number, interactive: number): string {
  if (interactive <= 0) return '';
  return interactive >= total
    ? ', with others'
    : `, ${interactive} of ${total === 1 ? 'it' : 'them'} with others`;
}

const up = (hours: number): number => Math.ceil(hours / HOURS_STEP - 1e-9) * HOURS_STEP;
