import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What signs in without a password.' })
export class PasskeySignInInput {
  @Field(() => GraphQLJSONObject, {
    description: 'What the browser made of `passkeySignInOptions`, as JSON of WebAuthn.',
  })
  response!: Record<string, unknown>;
}
