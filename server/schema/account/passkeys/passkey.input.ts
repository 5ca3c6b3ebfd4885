import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new passkey.' })
export class AddPasskeyInput {
  @Field(() => String, { description: 'A name to distinguish it from your others.' })
  name!: string;

  @Field(() => GraphQLJSONObject, {
    description: 'The browser’s response to `passkeyRegistrationOptions`, as WebAuthn JSON.',
  })
  response!: Record<string, unknown>;
}

@InputType({ description: 'A new name for a passkey.' })
export class RenamePasskeyInput {
  @Field(() => String, { description: 'A name to distinguish it from your others.' })
  name!: string;
}
