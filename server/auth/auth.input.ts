import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { DEFAULT_ORGANIZATION } from '#domain/users';

@InputType({ description: 'What signs in.' })
export class LoginInput {
  @Field(() => String, { description: 'Username, whatever the case of its letters.' })
  username!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'For an account with a second factor: six digits of its authenticator app, or a recovery code.',
  })
  code?: string | null;
}

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Full name.' })
  fullName!: string;

  @Field(() => String, { description: 'The name to sign in with.' })
  username!: string;

  @Field(() => String, { description: 'At least 6 characters, at most 1024 bytes.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: `Employer or service; ${DEFAULT_ORGANIZATION} when left out.`,
  })
  organization?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address, to be confirmed by a link that is sent to it.',
  })
  email?: string | null;
}

@InputType({
  description: 'A proof of who is asking: a password, with a code where needed, or a passkey.',
})
export class ConfirmIdentityInput {
  @Field(() => String, { nullable: true, description: 'The password of the account.' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For an account with a second factor: six digits of its authenticator app, or a recovery code.',
  })
  code?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Instead of both: what the browser made of `passkeySignInOptions`.',
  })
  passkey?: Record<string, unknown> | null;
}
