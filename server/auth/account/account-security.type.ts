import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../schema/account/users/user.entity.ts';

/** Visible to the owner only; passkeys, authenticator app and recovery codes add their own fields. */
@ObjectType({ description: 'The protection of an account besides its password.' })
export class AccountSecurity {
  userId!: number;

  @Field(() => Boolean, {
    description: 'They need https or localhost.',
  })
  passkeysAvailable!: boolean;
}

@ObjectType({ description: 'The recovery codes of an account, never the codes themselves.' })
export class RecoveryCodes {
  @Field(() => Int, { description: 'Unused ones.' })
  remaining!: number;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When you confirmed that you saved them.',
  })
  savedAt!: Date | null;
}

@ObjectType({ description: 'New recovery codes; they are never shown again.' })
export class NewRecoveryCodes {
  @Field(() => [String], { description: 'Ten, each of which works once.' })
  codes!: string[];

  @Field(() => User)
  user!: User;
}
