import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#server/context';
import { fieldsOf, selected } from '../../mechanics/selected.ts';
import { defineNode } from '../../mechanics/node-kinds.ts';
import * as auditReadiness from '../../standing/summary/audit-readiness.ts';
import * as summary from '../../standing/summary/summary.ts';
import { CpdSummary } from '../../standing/summary/summary.type.ts';
import { registrationArg } from '../../standing/registration.arg.ts';
import { User } from './user.entity.ts';
import { UpdateProfileInput, UpdateRegistrationInput } from './user.input.ts';
import { ProfileItem, RegistrationStatus } from './user.type.ts';
import * as users from './users.ts';
import { expiryRuleOf } from '#domain/standing/cpd';
import { profileCompletion } from '#domain/account/profile-completion';
import { displayName, initials, roleLabel } from '#domain/account/users';
import { ProfessionEnum, RegistrationExpiryRuleEnum } from './registration.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

defineNode('User', User, users.many);

@Resolver(() => User)
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null when signed out.' })
  me(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    for (const { args, fields } of selected(info, 'cpdSummary')) {
      summary.prefetch(ctx, args, fields);
    }
    for (const { args } of selected(info, 'auditReadiness')) {
      auditReadiness.prefetch(ctx, args);
    }
    return users.me(ctx);
  }

  @Mutation(() => User, { description: 'Changes full name and organization.' })
  updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInput)
    input: UpdateProfileInput,
  ) {
    return users.updateProfile(ctx, input);
  }

  @Mutation(() => User, {
    description: 'Sets the registration date and, if given, the other details of the registration.',
  })
  updateRegistration(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateRegistrationInput)
    input: UpdateRegistrationInput,
  ) {
    return users.updateRegistration(ctx, input);
  }

  @Mutation(() => User, { description: 'Changes the settings of the account.' })
  updateSettings(
    @Ctx() ctx: Context,
    @Arg('timeZone', () => String, {
      nullable: true,
      description: "IANA, an Australian one; decides what 'today' is for you.",
    })
    timeZone?: string,
  ) {
    return users.updateSettings(ctx, { timeZone });
  }

  @FieldResolver(() => CpdSummary, { description: 'Where you stand in a CPD period.' })
  cpdSummary(
    @Ctx() ctx: Context,
    @Root() user: User,
    @Arg('period', () => String, {
      defaultValue: 'current',
      description: 'current, all, or the year in which it ends, such as 2026.',
    })
    period: string,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    return summary.get(ctx, period, user, fieldsOf(info), registration);
  }

  @FieldResolver(() => RegistrationStatus)
  registration(@Ctx() ctx: Context, @Root() user: User) {
    return users.registration(ctx, user);
  }

  @FieldResolver(() => GraphQLDay, {
    nullable: true,
  })
  registrationDate(@Root() user: User) {
    return users.optionalInstant(user.registrationDate);
  }

  @FieldResolver(() => GraphQLDay, {
    nullable: true,
  })
  registrationExpiryDate(@Root() user: User) {
    return users.optionalInstant(user.registrationExpiryDate);
  }

  @FieldResolver(() => RegistrationExpiryRuleEnum)
  registrationExpiryRule(@Root() user: User) {
    return expiryRuleOf(user);
  }

  @FieldResolver(() => GraphQLDay, {
    nullable: true,
    description: 'From which a non-practising or student registration is held.',
  })
  registrationTypeSince(@Root() user: User) {
    return users.optionalInstant(user.registrationTypeSince);
  }

  @FieldResolver(() => Int, { description: 'In percent.' })
  profileCompletion(@Root() user: User) {
    return profileCompletion(user).percent;
  }

  @FieldResolver(() => [ProfileItem])
  profileItems(@Root() user: User) {
    return profileCompletion(user).items;
  }

  @FieldResolver(() => String)
  profileMessage(@Root() user: User) {
    return profileCompletion(user).message;
  }

  @FieldResolver(() => String, { description: 'Full name, else username.' })
  displayName(@Root() user: User) {
    return displayName(user);
  }

  @FieldResolver(() => String, {
    description: 'Shown where there is no picture.',
  })
  initials(@Root() user: User) {
    return initials(user);
  }

  @FieldResolver(() => String)
  roleLabel(@Root() user: User) {
    return roleLabel(user.role);
  }
}
