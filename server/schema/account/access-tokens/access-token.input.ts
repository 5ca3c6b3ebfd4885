import { Field, InputType, Int } from 'type-graphql';
import type { Scope, TokenDays } from '#domain/account/access-tokens';

@InputType({ description: 'A new access token.' })
export class CreateAccessTokenInput {
  @Field(() => String, { description: 'The program that uses it; at most 60 characters.' })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Days until it expires: 7, 30, 90 (if left out) or 365.',
  })
  days?: TokenDays;

  @Field(() => [String], {
    description:
      'What it may do, noun by noun: activities:read, activities:write (which includes read), and so on.',
  })
  scopes!: readonly Scope[];
}
