import { Field, Int, ObjectType } from 'type-graphql';
import type { ExpiryRule } from '#domain/standing/cpd';
import { RuleClaim } from '../../standing/rule-source.type.ts';
import {
  DashboardRegistrationStateEnum,
  RegistrationExpiryRuleEnum,
  RegistrationStateEnum,
} from './registration.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({ description: 'The registration’s status on the dashboard.' })
export class DashboardRegistration {
  @Field(() => DashboardRegistrationStateEnum)
  status!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType({ description: 'A span of days without registration or practice, both days included.' })
export class RegistrationBreak {
  @Field(() => GraphQLDay)
  from!: string;

  @Field(() => GraphQLDay)
  to!: string;

  @Field(() => String, { nullable: true })
  reason!: string | null;
}

@ObjectType({ description: 'Where the registration with the Board stands.' })
export class RegistrationStatus {
  @Field(() => RegistrationStateEnum)
  status!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  message!: string;

  @Field(() => String, { nullable: true, description: 'What to do about it.' })
  prompt!: string | null;

  @Field(() => RuleClaim, {
    nullable: true,
    description: 'The late period or the lapse after the end of the Board’s year.',
  })
  after!: RuleClaim | null;

  @Field(() => Boolean, {
    description: 'True if confirmRenewal can be called: renewal is open, or the year is over.',
  })
  canRenew!: boolean;

  @Field(() => GraphQLDay, {
    nullable: true,
  })
  expiryDate!: Date | null;

  @Field(() => RegistrationExpiryRuleEnum)
  expiryRule!: ExpiryRule;

  @Field(() => String, { nullable: true, description: 'In words.' })
  expiryRuleText!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Asks to check the rule, until one is chosen.',
  })
  expiryNotice!: string | null;

  @Field(() => Int, { nullable: true, description: 'Negative when past.' })
  daysRemaining!: number | null;

  @Field(() => DashboardRegistration)
  dashboard!: DashboardRegistration;
}

@ObjectType({ description: 'An item of a complete profile.' })
export class ProfileItem {
  @Field(() => String)
  label!: string;

  @Field(() => Boolean)
  done!: boolean;
}
