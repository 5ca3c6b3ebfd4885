import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Contact details for help with this installation.' })
export class Support {
  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String, { description: 'In which support responds.' })
  hours!: string;

  @Field(() => Boolean, {
    description: 'True if this server can send links.',
  })
  passwordResetByEmail!: boolean;
}
