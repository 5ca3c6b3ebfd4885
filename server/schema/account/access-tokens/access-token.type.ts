import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Scope } from '#domain/account/access-tokens';

@ObjectType({
  description: 'A token by which a program uses your account, never the token itself.',
})
export class AccessToken {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => [String], {
    description: 'What it may do, such as activities:read; write includes read.',
  })
  scopes!: readonly Scope[];

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    description: 'The time when it expires; use does not change that.',
  })
  expiresAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when it was last used, up to two hours out of date; null if never.',
  })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'A new access token.' })
export class CreatedAccessToken {
  @Field(() => AccessToken)
  accessToken!: AccessToken;

  @Field(() => String, {
    description:
      'The token itself, which is not shown again: send it as `Authorization: Bearer …`, or as `authorization` in the `connectionParams` of a websocket.',
  })
  token!: string;
}
