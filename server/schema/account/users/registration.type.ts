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

@ObjectType({ description: 'The rules of a Board that are in force today.' })
export class RegistrationRules {
  @Field(() => GraphQLDay, { description: 'The day on which they took effect.' })
  from!: string;

  @Field(() => RuleSource, { description: 'The address of the text.' })
  source!: Source;
}

@ObjectType({ description: 'How the hours of two registrations are shared.' })
export class RegistrationSharing {
  @Field(() => ProfessionEnum)
  profession!: string;

  @Field(() => String, { description: 'The rule, in words.' })
  text!: string;

  @Field(() => RuleSource, {
    nullable: true,
    description: 'The source; null if nowhere.',
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

  @Field(() => Boolean, { description: 'True for the first one, which me and cpdSummary show.' })
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
    description: 'The day from which a non-practising or student registration is held.',
  })
  registrationTypeSince!: Date | null;

  @Field(() => [RegistrationBreak])
  registrationBreaks!: Break[];

  @Field(() => [RegistrationSpanType], { description: 'What it was, and when; oldest first.' })
  registrationSpans!: RegistrationSpan[];

  @Field(() => RegistrationStatus, { description: 'Where it stands today.' })
  registration!: RegistrationStatus;

  @Field(() => RegistrationRules)
  rules!: RegistrationRules;

  @Field(() => [RegistrationSharing], {
    description: 'How its hours are shared with each other registration of the user.',
  })
  sharing!: RegistrationSharing[];

  /** The user whose registration it is, for the fields that are resolved below it. */
  user!: User;
}
