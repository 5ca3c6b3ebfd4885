import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new passkey.' })
export class AddPasskeyInput {
  @Field(() => String, { description: 'A name that tells it from your others.' })
  name!: string;

  @Field(() => GraphQLJSONObject, {
    description: 'What the browser made of `passkeyRegistrationOptions`, as JSON of WebAuthn.',
  })
  response!: Record<string, unknown>;
}

@InputType({ description: 'A new name of a passkey.' })
export class RenamePasskeyInput {
  @Field(() => String, { description: 'A name that tells it from your others.' })
  name!: string;
}
