import type { Context } from '../../context.ts';
import { completedWithin } from '../../db/completed-days.ts';
import { invalid } from '../../errors.ts';
import {
  cpdPeriod,
  parsePeriod,
  periodFor,
  type Period,
  type PeriodChoice,
} from '#domain/standing/cpd';
import { addDays, civilDate, startOfDay } from '#domain/dates';
import type { User } from '../account/users/user.entity.ts';

/** SQL of the hours that count towards each category: completed by user $1 in [$2, $3). */
export const hoursByCategory = `
  select category, sum(hours) as hours from activities
  where user_id = $1 and deleted_at is null and status = 'completed'
    and ${completedWithin('$2::timestamptz', '$3::timestamptz')}
  group by category`;

export type CurrentPeriod = [userId: number, from: Date, to: Date];

/** The parameters of that SQL: the user, and the instants between which the current CPD period lies. */
export function currentPeriod(ctx: Context, user: User): CurrentPeriod {
  const { from, to } = bounds(cpdPeriod(user, civilDate(ctx.now, user.timeZone)), user.timeZone);
  return [user.id, from, to];
}

/** The instants between which a period lies: the first day's beginning, and that of the day after the last. */
export const bounds = ({ start, end }: Period, timeZone: string) => ({
  from: startOfDay(start, timeZone),
  to: startOfDay(addDays(end, 1), timeZone),
});

/** The period that a text names: 'current', 'all', or the year in which it ends; throws invalid() for another. */
export function requirePeriod(text: string | null | undefined): PeriodChoice {
  const which = parsePeriod(text);
  if (which === undefined) throw invalid({ period: 'Period must be current, all or a year' });
  return which;
}

/** The period that a choice means for a user today; null for all time. */
export const chosenBy = (ctx: Context, user: User, which: PeriodChoice): Period | null =>
  periodFor(user, civilDate(ctx.now, user.timeZone), which);

/** The parameters of an aggregate of a period. */
export function within({ id, timeZone }: User, period: Period | null) {
  if (!period) return [id, '-infinity', 'infinity'];
  const { from, to } = bounds(period, timeZone);
  return [id, from, to];
}
