import type { Context } from '#server/context';
import { scopeOf } from '#server/db/counted';
import { invalid } from '#server/errors';
import { within } from '../needs.ts';
import type { User } from '../../account/users/user.entity.ts';
import { parsePeriod, periodFor } from '#domain/standing/cpd';
import { CPD_YEARS_MAX, REVIEW_TITLES_MAX, titleToShow } from '#domain/standing/cpd-years';
import { civilDate } from '#domain/dates';
import { endYear } from '#domain/proof/portfolio-periods';
import { registrationFor } from '#domain/standing/registrations';
import { displayName, roleLabel } from '#domain/account/users';
import type { YearInReview } from './cpd-year.type.ts';
import { every, hasRecords } from './cpd-years.ts';
import { titlesRead, type TitlesFound } from './cpd-years.reads.ts';

const none: TitlesFound = { activities: [], goals: [] };

/** A CPD year to be shown to others: 'current' or the year in which it ends, with or without titles. */
export async function get(
  ctx: Context,
  given?: string | null,
  titles?: boolean | string | null,
  profession?: string | null,
): Promise<YearInReview> {
  const which = parsePeriod(given);
  if (which === undefined || which === 'all') {
    throw invalid({ period: 'Period must be current or a year' });
  }
  const hasTitles = String(titles) === 'true';
  const held = (user: User) => registrationFor(user, profession) ?? registrationFor(user, null)!;
  const periodOf = (user: User) => periodFor(held(user), civilDate(ctx.now, user.timeZone), which)!;
  const [years, found] = await Promise.all([
    every(ctx, profession),
    hasTitles
      ? ctx.reads.readForViewer(
          (user) => titlesRead(scopeOf(user, held(user).profession.id)),
          (user) => {
            const period = periodOf(user);
            const names = [endYear(period), REVIEW_TITLES_MAX];
            return [...within(user, period), ...names];
          },
        )
      : none,
  ]);
  const user = (await ctx.reads.known())!;
  const figures = years.find(({ year }) => year === endYear(periodOf(user)));
  if (!figures) {
    throw invalid({ period: `Period must be one of the last ${CPD_YEARS_MAX} CPD years` });
  }
  // The owner's own name, and that of their employer, are no patient's.
  const known = [user.fullName, user.organization].filter((name) => name !== null);
  return {
    name: displayName(user),
    role: [roleLabel(user.role), user.organization].filter(Boolean).join(', '),
    figures,
    activities: found.activities.map(({ title, ...rest }) => ({
      ...rest,
      title: titleToShow(title, known),
    })),
    goalsAchieved: found.goals
      .map((title) => titleToShow(title, known))
      .filter((title) => title !== null),
    years: years.filter(hasRecords).map(({ year }) => year),
  };
}
