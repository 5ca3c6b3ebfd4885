import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Contact details for help with this installation.' })
export class Support {
  @Field(() => String, { nullable: true, description: 'E-mail address; null if none is set.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number; null if none is set.' })
  phone!: string | null;

  @Field(() => String, { description: 'The hours in which support responds.' })
  hours!: string;

  @Field(() => Boolean, {
    description: 'True if this server can send password reset links.',
  })
  passwordResetByEmail!: boolean;
}
