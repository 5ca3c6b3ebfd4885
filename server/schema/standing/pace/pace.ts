import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { activitiesIn, FIRST, hoursIn, perScope, scopeOf, type Scope } from '#server/db/counted';
import { completedWithin, dayBegunAt } from '#server/db/completed-days';
import { invalid } from '#server/errors';
import { requireRegistration } from '../held.ts';
import { within } from '../needs.ts';
import type { User } from '../../account/users/user.entity.ts';
import { parsePeriod, periodFor, type Period, type Registration } from '#domain/standing/cpd';
import { civilDate } from '#domain/dates';
import { paceOf } from '#domain/standing/pace';
import { type HoursOnDay } from '#domain/standing/pace-projection';
import type { PlannedHours } from '#domain/standing/pace-plan';
import { endYear } from '#domain/proof/portfolio-periods';
import { registrationFor } from '#domain/standing/registrations';
import { requiredHours } from '#domain/standing/required-hours';
import type { CpdPace } from './pace.type.ts';

/**
 * SQL of what is planned for a scope. Goals belong to a year of the first registration; what is planned for a day counts
 * in the period of another registration that holds the day.
 */
function plannedIn(scope: Scope): { hours: string; where: string } {
  const ofYear = 'g.period_year = $4::int';
  if (scope === null) return { hours: 'p.hours', where: ofYear };
  const hours = hoursIn(scope, 'p');
  const isInPeriod = `p.planned_date >= ${dayBegunAt('$2::timestamptz')}
    and p.planned_date < ${dayBegunAt('$3::timestamptz')}`;
  const inYear =
    scope === FIRST
      ? ofYear
      : `case when p.planned_date is null then ${ofYear} else ${isInPeriod} end`;
  return { hours, where: `${inYear} and ${hours} > 0` };
}

/** Completed hours by day in [$2, $3), and what is planned for open goals of the year $4. */
export const paceRead = perScope((scope) =>
  defineQuery<{ days: HoursOnDay[]; planned: PlannedHours[] }>({
    name: 'cpdPace',
    sql: () => `
    select json_build_object(
      'days', (${rows(`
        select completed_on as day, sum(hours)::float8 as total,
          coalesce(sum(hours) filter (where is_interactive), 0)::float8 as interactive
        from ${activitiesIn(scope)}
        where user_id = $1 and deleted_at is null and status = 'completed'
          and ${completedWithin('$2::timestamptz', '$3::timestamptz')}
        group by day order by day`)}),
      'planned', (${rows(`
        select p.title, p.planned_date as day, (${plannedIn(scope).hours})::float8 as hours
        from learning_goals g join planned_activities p on p.goal_id = g.id
        where g.user_id = $1 and ${plannedIn(scope).where} and g.status = 'open' and g.deleted_at is null
          and p.user_id = $1 and p.deleted_at is null
          and not exists (select from activities a
            where a.id = p.activity_id and a.user_id = $1 and a.deleted_at is null)
        order by p.planned_date, p.id`)}))`,
  }),
);

/** Returns the projection of a CPD period: 'current', or the year in which it ends. */
export async function get(
  ctx: Context,
  given?: string | null,
  profession?: string | null,
): Promise<CpdPace> {
  const which = parsePeriod(given);
  if (which === undefined || which === 'all') {
    throw invalid({ period: 'Period must be current or a year' });
  }
  const todayOf = (user: User) => civilDate(ctx.now, user.timeZone);
  // A user without this registration is refused once the viewer is known; until then the guess uses the first one.
  const held = (user: User) => registrationFor(user, profession) ?? registrationFor(user, null)!;
  const periodOf = (user: User): Period => periodFor(held(user), todayOf(user), which)!;
  const { days, planned } = await ctx.reads.readForViewer(
    (user) => paceRead(scopeOf(user, held(user).profession.id)),
    (user) => {
      const period = periodOf(user);
      return [...within(user, period), endYear(period)];
    },
  );
  const user = (await ctx.reads.known())!;
  const registration = requireRegistration(user, profession);
  return paceIn(periodOf(user), registration, todayOf(user), { days, planned });
}

/** The pace of a period with its days, as screen and report show it. */
export function paceIn(
  period: Period,
  registration: Registration,
  today: string,
  facts: { days: readonly HoursOnDay[]; planned: readonly PlannedHours[] },
): CpdPace {
  const required = requiredHours(period, registration);
  const { start, end } = period;
  return { start, end, today, required, ...paceOf({ period, today, required, ...facts }) };
}
