import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import type { Context } from '../../context.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { AccountSecurity } from './account-security.type.ts';
import { ConfirmIdentityInput } from '../sign-in/auth.input.ts';
import { hasPassword } from './account.ts';
import { confirmIdentity } from '../sign-in/identity.ts';
import { passkeysAvailable } from '../factors/passkey-proof.ts';
import * as passkeySignIn from '../factors/passkey-sign-in.ts';

@Resolver(() => AccountSecurity)
export class PasswordResolver {
  @FieldResolver(() => Boolean, {
    description: 'False if only services or passkeys sign in to the account: set a password.',
  })
  hasPassword(@Ctx() ctx: Context, @Root() { userId }: AccountSecurity) {
    return hasPassword(ctx, userId);
  }
}

@Resolver(() => User)
export class SecurityResolver {
  @FieldResolver(() => AccountSecurity)
  security(@Ctx() ctx: Context, @Root() user: User): AccountSecurity {
    return { userId: user.id, passkeysAvailable: passkeysAvailable(ctx.services.env) };
  }

  @Mutation(() => Boolean, {
    description:
      'Proves your identity for this session for ten minutes; operations that fail with STEP_UP_REQUIRED then work.',
  })
  confirmIdentity(
    @Ctx() ctx: Context,
    @Arg('input', () => ConfirmIdentityInput)
    input: ConfirmIdentityInput,
  ) {
    return confirmIdentity(ctx, input);
  }

  @Mutation(() => GraphQLJSONObject, {
    description: 'The WebAuthn options, as JSON, that a browser needs to sign in with a passkey.',
  })
  passkeySignInOptions(@Ctx() ctx: Context) {
    return passkeySignIn.options(ctx);
  }

  @Mutation(() => User, {
    description: 'Signs in with a passkey, which counts as both factors; the session is a cookie.',
  })
  signInWithPasskey(
    @Ctx() ctx: Context,
    @Arg('response', () => GraphQLJSONObject, {
      description: 'To `passkeySignInOptions`, as WebAuthn JSON.',
    })
    response: Record<string, unknown>,
  ) {
    return passkeySignIn.signIn(ctx, { response });
  }
}
