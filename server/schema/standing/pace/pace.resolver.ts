import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { registrationArg } from '../registration.arg.ts';
import * as pace from './pace.ts';
import { CpdPace } from './pace.type.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';

@Resolver()
export class PaceResolver {
  @Query(() => CpdPace, {
    description:
      'Where the hours of a CPD period are going: on record, planned, projected, enough.',
  })
  cpdPace(
    @Ctx() ctx: Context,
    @Arg('period', () => String, {
      defaultValue: 'current',
      description: 'current, or the year in which it ends, such as 2026.',
    })
    period: string,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
  ) {
    return pace.get(ctx, period, registration);
  }
}
