import type { Context } from '../context.ts';
import { requireUser } from '../context.ts';
import { sameParameters } from '../db/reader.ts';
import { cpdPeriod, type Period } from '#domain/cpd';
import { addDays, civilDate, startOfDay } from '#domain/dates';
import type { User } from './users/user.entity.ts';

/** SQL of the hours that count towards each category: completed by user $1 in [$2, $3). */
export const hoursByCategory = `
  select category, sum(hours) as hours from activities
  where user_id = $1 and deleted_at is null and status = 'completed'
    and completed_date >= $2::timestamptz and completed_date < $3::timestamptz
  group by category`;

export type CurrentPeriod = [userId: number, from: Date, to: Date];

/**
 * What is read for the current CPD period. Its bounds follow from the user's registration and time zone; they are
 * guessed from the user as last seen and asked for together with the user, so that both are one statement. A wrong
 * guess is asked again.
 */
export async function inCurrentPeriod<Answer>(
  ctx: Context,
  ask: (period: CurrentPeriod) => Promise<Answer>,
): Promise<Answer> {
  const { lastSeen } = ctx.reads;
  const guess = lastSeen && currentPeriodOf(ctx, lastSeen);
  const [user, guessed] = await Promise.all([requireUser(ctx), guess && ask(guess)]);
  const period = currentPeriodOf(ctx, user);
  return guess && sameParameters(guess, period) ? (guessed as Answer) : ask(period);
}

/** The parameters of that SQL: the user, and the instants between which the current CPD period lies. */
function currentPeriodOf(ctx: Context, user: User): CurrentPeriod {
  const { from, to } = bounds(cpdPeriod(user, civilDate(ctx.now, user.timeZone)), user.timeZone);
  return [user.id, from, to];
}

/** The instants between which a period lies: the first day's beginning, and that of the day after the last. */
export const bounds = ({ start, end }: Period, timeZone: string) => ({
  from: startOfDay(start, timeZone),
  to: startOfDay(addDays(end, 1), timeZone),
});
