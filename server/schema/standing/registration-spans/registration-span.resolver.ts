import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { registrationArg } from '../registration.arg.ts';
import { User } from '../../account/users/user.entity.ts';
import { SetRegistrationSpanInput } from './registration-span.input.ts';
import * as registrationSpans from './registration-spans.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';
import { civilDate } from '#domain/dates';

@Resolver(() => User)
export class RegistrationSpanResolver {
  @Mutation(() => User, {
    description: 'Adds an entry to the history of a registration, or replaces one.',
  })
  setRegistrationSpan(
    @Ctx() ctx: Context,
    @Arg('input', () => SetRegistrationSpanInput)
    input: SetRegistrationSpanInput,
  ) {
    return registrationSpans.set(ctx, input);
  }

  @Mutation(() => User, { description: 'Deletes an entry from the history of a registration.' })
  deleteRegistrationSpan(
    @Ctx() ctx: Context,
    @Arg('from', () => GraphQLDay) from: Date,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
  ) {
    return registrationSpans.remove(ctx, civilDate(from, 'UTC'), registration);
  }
}
