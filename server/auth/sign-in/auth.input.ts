import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { DEFAULT_ORGANIZATION } from '#domain/account/users';

@InputType({ description: 'Credentials for signing in.' })
export class LoginInput {
  @Field(() => String, { description: 'Case does not matter.' })
  username!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Six digits from the authenticator app, or a recovery code; for an account with a second factor.',
  })
  code?: string | null;
}

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String)
  fullName!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String, { description: 'At least 6 characters, at most 1024 bytes.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: `By default that of the installation, which is ${DEFAULT_ORGANIZATION} unless it sets another.`,
  })
  organization?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A message with a link asks to confirm it.',
  })
  email?: string | null;
}

@InputType({
  description: 'A proof of identity: a password, with a code if needed, or a passkey.',
})
export class ConfirmIdentityInput {
  @Field(() => String, { nullable: true })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Six digits from the authenticator app, or a recovery code; for an account with a second factor.',
  })
  code?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Instead of both: the browser’s response to `passkeySignInOptions`.',
  })
  passkey?: Record<string, unknown> | null;
}
