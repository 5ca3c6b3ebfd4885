import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the dashboard says of the registration.' })
export class DashboardRegistration {
  @Field(() => String, { description: 'unset, expired, expiring-soon or active.' })
  status!: string;

  @Field(() => String, { description: 'In words.' })
  message!: string;
}

@ObjectType({ description: 'Where the registration with the Board stands.' })
export class RegistrationStatus {
  @Field(() => String, { description: 'unregistered, active, expiring-soon or expired.' })
  status!: string;

  @Field(() => String, { description: 'The status in a word or two.' })
  label!: string;

  @Field(() => String, { description: 'The status in words.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'What to do about it, if anything.' })
  prompt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The day it expires, as midnight UTC.',
  })
  expiryDate!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Days until then; negative when past.' })
  daysRemaining!: number | null;

  @Field(() => DashboardRegistration, { description: 'What the dashboard says of it.' })
  dashboard!: DashboardRegistration;
}

@ObjectType({ description: 'One thing that makes a profile complete.' })
export class ProfileItem {
  @Field(() => String, { description: 'What it is.' })
  label!: string;

  @Field(() => Boolean, { description: 'Whether it is there.' })
  done!: boolean;
}
