import { Field, InputType } from 'type-graphql';
import { RegistrationExpiryRuleEnum, RegistrationTypeEnum } from './registration.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@InputType({ description: 'Changes of the profile; omitted fields keep their value.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'At least 2 characters.' })
  fullName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Employer or service; at least 2 characters.',
  })
  organization?: string;
}

@InputType({ description: 'A span of days without registration or practice.' })
export class RegistrationBreakInput {
  @Field(() => GraphQLDay)
  from!: string;

  @Field(() => GraphQLDay, { description: 'It is part of the break.' })
  to!: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  reason?: string | null;
}

@InputType({
  description:
    'Registration with the Board; omitted fields keep their value. Each day is sent as any moment of that day in your time zone.',
})
export class UpdateRegistrationInput {
  @Field(() => GraphQLDay, { description: 'Not in the future.' })
  registrationDate!: Date;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'If it was entered; ignored under another rule. Null clears it.',
  })
  registrationExpiryDate?: Date | null;

  @Field(() => RegistrationExpiryRuleEnum, {
    nullable: true,
    description:
      "The Board's year by default. Without it a registrationExpiryDate means that date, and none the Board's year unless one year was chosen before.",
  })
  registrationExpiryRule?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of Ahpra: three letters, PAR for paramedics, and ten digits. Null clears it.',
  })
  registrationNumber?: string | null;

  @Field(() => RegistrationTypeEnum, {
    nullable: true,
    description: 'Null clears it.',
  })
  registrationType?: string | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'From which a non-practising or student registration is held.',
  })
  registrationTypeSince?: Date | null;

  @Field(() => [RegistrationBreakInput], {
    nullable: true,
    description: 'All of them, at most 20, without overlap.',
  })
  registrationBreaks?: RegistrationBreakInput[];
}
