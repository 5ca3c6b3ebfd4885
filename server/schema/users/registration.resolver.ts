import { Arg, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context.ts';
import { fieldsOf } from '../selected.ts';
import * as summary from '../summary/summary.ts';
import { CpdSummary } from '../summary/summary.type.ts';
import { User } from './user.entity.ts';
import { SetRegistrationInput } from './registration.input.ts';
import { HeldRegistrationType } from './registration.type.ts';
import * as registrations from './registrations.ts';
import { registrationsOf } from '#domain/registrations';

@Resolver(() => User)
export class UserRegistrationsResolver {
  @FieldResolver(() => [HeldRegistrationType], {
    description: 'Every registration of the user, the first one first.',
  })
  registrations(@Ctx() ctx: Context, @Root() user: User) {
    return registrations.list(ctx, user);
  }

  @FieldResolver(() => [String], {
    description: 'The professions of these registrations, the first one first.',
  })
  professions(@Root() user: User) {
    return registrationsOf(user).map(({ profession }) => profession.id);
  }

  @Mutation(() => User, {
    description: 'Sets a registration with a Board, or adds one beside the first.',
  })
  setRegistration(
    @Ctx() ctx: Context,
    @Arg('input', () => SetRegistrationInput, { description: 'The new values.' })
    input: SetRegistrationInput,
  ) {
    return registrations.set(ctx, input);
  }

  @Mutation(() => User, {
    description:
      'Removes a registration beside the first. What activities count for it stays with them.',
  })
  removeRegistration(
    @Ctx() ctx: Context,
    @Arg('profession', () => String, { description: 'Which: nurse or midwife.' })
    profession: string,
  ) {
    return registrations.remove(ctx, profession);
  }
}

@Resolver(() => HeldRegistrationType)
export class HeldRegistrationResolver {
  @FieldResolver(() => CpdSummary, { description: 'Where it stands in a CPD period of its own.' })
  cpdSummary(
    @Ctx() ctx: Context,
    @Root() { user, profession }: HeldRegistrationType,
    @Arg('period', () => String, {
      defaultValue: 'current',
      description: 'current, all, or the year in which a registration year ends, such as 2026.',
    })
    period: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return summary.get(ctx, period, user, fieldsOf(info), profession);
  }
}
