import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Scope } from '#domain/account/access-tokens';
import { ShownOnce } from '../../mechanics/shown-once.ts';

@ObjectType({
  description: 'It lets a program use your account.',
})
export class AccessToken {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => [String], {
    description: 'Such as activities:read; write includes read.',
  })
  scopes!: readonly Scope[];

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    description: 'Use does not change it.',
  })
  expiresAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Up to two hours out of date; null if never.',
  })
  lastUsedAt!: Date | null;

  @ShownOnce(
    () => String,
    'Send it as `Authorization: Bearer …`, or as `authorization` in the `connectionParams` of a websocket.',
  )
  secret!: string | null;
}
