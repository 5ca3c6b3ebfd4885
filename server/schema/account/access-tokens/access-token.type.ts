import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Scope } from '#domain/account/access-tokens';
import { ShownOnce } from '../../mechanics/shown-once.ts';

@ObjectType({
  description: 'A token by which a program uses your account.',
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

  @ShownOnce(
    () => String,
    'The token itself: send it as `Authorization: Bearer …`, or as `authorization` in the `connectionParams` of a websocket.',
  )
  secret!: string | null;
}
