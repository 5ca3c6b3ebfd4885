import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Scope } from '#domain/account/access-tokens';

@ObjectType({
  description: 'A token by which a program uses your account, never the token itself.',
})
export class AccessToken {
  @Field(() => ID, { description: 'Identifies the token.' })
  id!: string;

  @Field(() => String, { description: 'The name that you gave it.' })
  name!: string;

  @Field(() => [String], {
    description: 'What it may do, such as activities:read; write includes read.',
  })
  scopes!: readonly Scope[];

  @Field(() => GraphQLDateTime, { description: 'The time when it was created.' })
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
  @Field(() => AccessToken, { description: 'What is kept of it.' })
  accessToken!: AccessToken;

  @Field(() => String, {
    description:
      'The token itself, which is not shown again: send it as `Authorization: Bearer …`, or as `authorization` in the `connectionParams` of a websocket.',
  })
  token!: string;
}
