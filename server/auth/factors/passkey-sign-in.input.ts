import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Credentials for signing in without a password.' })
export class PasskeySignInInput {
  @Field(() => GraphQLJSONObject, {
    description: 'The browser’s response to `passkeySignInOptions`, as WebAuthn JSON.',
  })
  response!: Record<string, unknown>;
}
