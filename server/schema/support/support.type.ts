import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Whom to ask for help, as this installation is set up.' })
export class Support {
  @Field(() => String, { nullable: true, description: 'E-mail address; null where none is set.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number; null where none is set.' })
  phone!: string | null;

  @Field(() => String, { description: 'When support answers.' })
  hours!: string;

  @Field(() => Boolean, {
    description: 'Whether this server can send a link that resets a password.',
  })
  passwordResetByEmail!: boolean;
}
