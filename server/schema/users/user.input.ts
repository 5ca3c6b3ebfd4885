import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Changes of the profile; omitted fields keep their value.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'Full name; at least 2 characters.' })
  fullName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Employer or service; at least 2 characters.',
  })
  organization?: string;
}

@InputType({
  description:
    'Registration with the Board. Each day is sent as any moment of that day in your time zone.',
})
export class UpdateRegistrationInput {
  @Field(() => GraphQLDateTime, { description: 'The day of registration, not in the future.' })
  registrationDate!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The day it expires; one year after registration if none is set. Null clears it.',
  })
  registrationExpiryDate?: Date | null;
}

@InputType({ description: 'Changes of the settings; omitted fields keep their value.' })
export class UpdateSettingsInput {
  @Field(() => String, {
    nullable: true,
    description: "IANA time zone that decides what 'today' is for you; an Australian one.",
  })
  timeZone?: string;
}
