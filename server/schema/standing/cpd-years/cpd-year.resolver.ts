import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { CPD_YEARS_MAX } from '#domain/standing/cpd-years';
import { registrationArg } from '../registration.arg.ts';
import { CpdYear, YearInReview } from './cpd-year.type.ts';
import * as cpdYears from './cpd-years.ts';
import * as yearInReview from './year-in-review.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';

@Resolver()
export class CpdYearResolver {
  @Query(() => [CpdYear], {
    description: `Your CPD years in figures, newest first: back to the first with a record, ${CPD_YEARS_MAX} at most.`,
  })
  @AtMost(CPD_YEARS_MAX)
  cpdYears(
    @Ctx() ctx: Context,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
  ) {
    return cpdYears.list(ctx, registration);
  }

  @Query(() => YearInReview, {
    description: 'A CPD year to be shown to others: figures, and titles by choice.',
  })
  yearInReview(
    @Ctx() ctx: Context,
    @Arg('period', () => String, {
      defaultValue: 'current',
      description: 'current, or the year in which it ends, such as 2026.',
    })
    period: string,
    @Arg('titles', () => Boolean, {
      defaultValue: false,
      description: 'Names activities and goals achieved.',
    })
    titles: boolean,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
  ) {
    return yearInReview.get(ctx, period, titles, registration);
  }
}
