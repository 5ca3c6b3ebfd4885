import { Arg, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#server/context';
import { fieldsOf } from '../../mechanics/selected.ts';
import { registrationArg } from '../../standing/registration.arg.ts';
import * as summary from '../../standing/summary/summary.ts';
import { CpdSummary } from '../../standing/summary/summary.type.ts';
import { User } from './user.entity.ts';
import { UpdateRegistrationInput } from './user.input.ts';
import { HeldRegistrationType } from './registration.type.ts';
import * as registrations from './registrations.ts';
import { REGISTRATIONS_MAX, registrationsOf } from '#domain/standing/registrations';
import { ProfessionEnum } from './registration.enums.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';

@Resolver(() => User)
export class UserRegistrationsResolver {
  @FieldResolver(() => [HeldRegistrationType], {
    description: 'The first one first.',
  })
  @AtMost(REGISTRATIONS_MAX)
  registrations(@Ctx() ctx: Context, @Root() user: User) {
    return registrations.list(ctx, user);
  }

  @FieldResolver(() => [ProfessionEnum], {
    description: 'Of these registrations, the first one first.',
  })
  professions(@Root() user: User) {
    return registrationsOf(user).map(({ profession }) => profession.id);
  }

  @Mutation(() => User, {
    description: 'Sets a registration with a Board, or adds one beside the first.',
  })
  setRegistration(
    @Ctx() ctx: Context,
    @Arg('profession', () => ProfessionEnum) profession: string,
    @Arg('input', () => UpdateRegistrationInput) input: UpdateRegistrationInput,
  ) {
    return registrations.set(ctx, { ...input, profession });
  }

  @Mutation(() => User, {
    description: 'Records that a registration was renewed with its Board.',
  })
  confirmRenewal(
    @Ctx() ctx: Context,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration?: string | null,
  ) {
    return registrations.confirmRenewal(ctx, { registration });
  }

  @Mutation(() => User, {
    description:
      'Deletes a registration beside the first. What activities count for it stays with them.',
  })
  deleteRegistration(
    @Ctx() ctx: Context,
    @Arg('profession', () => ProfessionEnum)
    profession: string,
  ) {
    return registrations.remove(ctx, profession);
  }
}

@Resolver(() => HeldRegistrationType)
export class HeldRegistrationResolver {
  @FieldResolver(() => Boolean, {
    description:
      'True if another account states the same Ahpra number. Both are told, neither is refused; false in the first 24 hours after the user has changed it.',
  })
  isNumberShared(@Root() held: HeldRegistrationType) {
    return registrations.isNumberShared(held);
  }

  @FieldResolver(() => CpdSummary)
  cpdSummary(
    @Ctx() ctx: Context,
    @Root() { user, profession }: HeldRegistrationType,
    @Arg('period', () => String, {
      defaultValue: 'current',
      description: 'current, all, or the year in which it ends, such as 2026.',
    })
    period: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return summary.get(ctx, period, user, fieldsOf(info), profession);
  }
}
