import { Field, ObjectType } from 'type-graphql';
import { RuleSource } from '../../standing/rule-source.type.ts';
import { RegistrationSpanType } from './registration-span.type.ts';
import { RegistrationBreak, RegistrationStatus } from './user.type.ts';
import type { User } from './user.entity.ts';
import type { Break } from '#domain/standing/registration-details';
import type { RegistrationSpan } from '#domain/standing/registration-spans';
import type { Source } from '#domain/sources';
import {
  ProfessionEnum,
  RegistrationExpiryRuleEnum,
  RegistrationTypeEnum,
} from './registration.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { OTHER_REGISTRATIONS_MAX } from '#domain/standing/registrations';
import { breakLimits } from '#domain/standing/registration-details';
import { spanLimits } from '#domain/standing/registration-spans';

@ObjectType({ description: 'The rules of a Board that are in force today.' })
export class RegistrationRules {
  @Field(() => GraphQLDay)
  from!: string;

  @Field(() => RuleSource)
  source!: Source;
}

@ObjectType({ description: 'How the hours of two registrations are shared.' })
export class RegistrationSharing {
  @Field(() => ProfessionEnum)
  profession!: string;

  @Field(() => String)
  text!: string;

  @Field(() => RuleSource, {
    nullable: true,
  })
  source!: Source | null;
}

@ObjectType('HeldRegistration', {
  description: 'A registration of the user with one Board, with its own year, hours and standing.',
})
export class HeldRegistrationType {
  @Field(() => ProfessionEnum)
  profession!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  board!: string;

  @Field(() => GraphQLAddress)
  boardUrl!: string;

  @Field(() => Boolean, { description: 'The one that me and cpdSummary show.' })
  isFirst!: boolean;

  @Field(() => GraphQLDay, {
    nullable: true,
  })
  registrationDate!: Date | null;

  @Field(() => GraphQLDay, {
    nullable: true,
  })
  registrationExpiryDate!: Date | null;

  @Field(() => RegistrationExpiryRuleEnum)
  registrationExpiryRule!: string;

  @Field(() => String, { nullable: true })
  registrationNumber!: string | null;

  /** The user's numbers that another account also states: read once, when a field needs them. */
  sharedNumbers!: () => Promise<Set<string>>;

  @Field(() => RegistrationTypeEnum, {
    nullable: true,
  })
  registrationType!: string | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'From which a non-practising or student registration is held.',
  })
  registrationTypeSince!: Date | null;

  @Field(() => [RegistrationBreak])
  @AtMost(breakLimits.count)
  registrationBreaks!: Break[];

  @Field(() => [RegistrationSpanType], { description: 'Oldest first.' })
  @AtMost(spanLimits.count)
  registrationSpans!: RegistrationSpan[];

  @Field(() => RegistrationStatus)
  registration!: RegistrationStatus;

  @Field(() => RegistrationRules)
  rules!: RegistrationRules;

  @Field(() => [RegistrationSharing], {
    description: 'With each other registration of the user.',
  })
  @AtMost(OTHER_REGISTRATIONS_MAX)
  sharing!: RegistrationSharing[];

  /** The user whose registration it is, for the fields that are resolved below it. */
  user!: User;
}
