import { Field, InputType, Int } from 'type-graphql';
import type { Scope, TokenDays } from '#domain/account/access-tokens';

@InputType({ description: 'A new access token.' })
export class CreateAccessTokenInput {
  @Field(() => String, { description: 'The program’s; at most 60 characters.' })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: '7, 30, 90 (if left out) or 365.',
  })
  days?: TokenDays;

  @Field(() => [String], {
    description: 'Such as activities:read; write includes read.',
  })
  scopes!: readonly Scope[];
}
