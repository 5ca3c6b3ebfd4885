import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { registrationArg } from '../registration.arg.ts';
import * as recency from './recency.ts';
import { Recency } from './recency.type.ts';
import * as renewal from './renewal.ts';
import { Renewal, RenewalHint } from './renewal.type.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { REGISTRATIONS_MAX } from '#domain/standing/registrations';

@Resolver()
export class RenewalResolver {
  @Query(() => Renewal, {
    description: 'The declarations of your next renewal, answered from your record where it can.',
  })
  renewal(
    @Ctx() ctx: Context,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
  ) {
    return renewal.get(ctx, registration);
  }

  @Query(() => [RenewalHint], {
    description:
      'What the renewals still lack that are due this month or the next; none if nothing is missing.',
  })
  @AtMost(REGISTRATIONS_MAX)
  renewalHints(@Ctx() ctx: Context) {
    return renewal.hints(ctx);
  }

  @Query(() => Recency, { description: 'What your practice hours show of recency of practice.' })
  recency(@Ctx() ctx: Context) {
    return recency.get(ctx);
  }
}
