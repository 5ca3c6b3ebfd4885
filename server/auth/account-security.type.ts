import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

/** The owner alone; passkeys, authenticator app and recovery codes add their own fields. */
@ObjectType({ description: 'How an account is protected beside its password.' })
export class AccountSecurity {
  userId!: number;

  @Field(() => Boolean, {
    description: 'Whether passkeys work here; they need an address with https, or localhost.',
  })
  passkeysAvailable!: boolean;
}

@ObjectType({ description: 'The recovery codes of an account, never the codes themselves.' })
export class RecoveryCodes {
  @Field(() => Int, { description: 'How many are unused.' })
  remaining!: number;

  @Field(() => GraphQLDateTime, { description: 'When they were made.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When you said that you saved them; null until then.',
  })
  savedAt!: Date | null;
}
