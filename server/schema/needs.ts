import type { Context } from '../context.ts';
import { cpdPeriod } from '#domain/cpd';
import { addDays, civilDate, startOfDay } from '#domain/dates';
import type { User } from './users/user.entity.ts';

/** SQL of the hours that count towards each category: completed by user $1 in [$2, $3). */
export const hoursByCategory = `
  select category, sum(hours) as hours from activities
  where user_id = $1 and deleted_at is null and status = 'completed'
    and completed_date >= $2::timestamptz and completed_date < $3::timestamptz
  group by category`;

/** What that SQL is asked with: the user, and the instants between which the current CPD period lies. */
export function currentPeriodOf(ctx: Context, user: User): [userId: number, from: Date, to: Date] {
  const { start, end } = cpdPeriod(user, civilDate(ctx.now, user.timeZone));
  return [user.id, startOfDay(start, user.timeZone), startOfDay(addDays(end, 1), user.timeZone)];
}
