import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { DEFAULT_ORGANIZATION } from '#domain/account/users';

@InputType({ description: 'Credentials for signing in.' })
export class LoginInput {
  @Field(() => String, { description: 'The username; case does not matter.' })
  username!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'For an account with a second factor: six digits from its authenticator app, or a recovery code.',
  })
  code?: string | null;
}

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String)
  fullName!: string;

  @Field(() => String, { description: 'The name to sign in with.' })
  username!: string;

  @Field(() => String, { description: 'At least 6 characters, at most 1024 bytes.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: `Employer or service; if left out that of the installation, which is ${DEFAULT_ORGANIZATION} unless it sets another.`,
  })
  organization?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address; a message with a link asks to confirm it.',
  })
  email?: string | null;
}

@InputType({
  description: 'A proof of identity: a password, with a code if needed, or a passkey.',
})
export class ConfirmIdentityInput {
  @Field(() => String, { nullable: true, description: 'The password of the account.' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For an account with a second factor: six digits from its authenticator app, or a recovery code.',
  })
  code?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Instead of both: the browser’s response to `passkeySignInOptions`.',
  })
  passkey?: Record<string, unknown> | null;
}
