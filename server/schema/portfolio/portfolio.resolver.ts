import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import * as portfolio from './portfolio.ts';
import { Portfolio } from './portfolio.type.ts';

@Resolver()
export class PortfolioResolver {
  @Query(() => Portfolio, {
    description: 'The contents of a CPD report. GET /api/report returns it as a file.',
  })
  portfolio(
    @Ctx() ctx: Context,
    @Arg('period', () => String, {
      defaultValue: 'current',
      description: 'current, five-years, or the year in which a registration year ends.',
    })
    period: string,
  ) {
    return portfolio.get(ctx, period);
  }
}
