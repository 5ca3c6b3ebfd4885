import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { AccountSecurity } from '../../auth/account-security.type.ts';
import type { Context } from '../../context.ts';
import { User } from '../users/user.entity.ts';
import { Passkey } from './passkey.entity.ts';
import { AddPasskeyInput, RenamePasskeyInput } from './passkey.input.ts';
import * as passkeys from './passkeys.ts';

@Resolver(() => AccountSecurity)
export class PasskeyResolver {
  @FieldResolver(() => [Passkey], { description: 'Your passkeys, oldest first.' })
  passkeys(@Ctx() ctx: Context, @Root() { userId }: AccountSecurity) {
    return passkeys.list(ctx, userId);
  }

  @Mutation(() => GraphQLJSONObject, {
    description: 'What a browser needs to make a passkey: options of WebAuthn as JSON.',
  })
  passkeyRegistrationOptions(@Ctx() ctx: Context) {
    return passkeys.options(ctx);
  }

  @Mutation(() => User, {
    description: 'Adds a passkey; from then on the password alone does not sign in.',
  })
  addPasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => AddPasskeyInput, { description: 'The passkey.' }) input: AddPasskeyInput,
  ) {
    return passkeys.add(ctx, input);
  }

  @Mutation(() => Passkey, { description: 'Gives a passkey another name.' })
  renamePasskey(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which passkey; another user’s is not found.' }) id: string,
    @Arg('input', () => RenamePasskeyInput, { description: 'The name.' })
    input: RenamePasskeyInput,
  ) {
    return passkeys.rename(ctx, id, input);
  }

  @Mutation(() => User, { description: 'Removes a passkey from your account.' })
  deletePasskey(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which passkey; another user’s is not found.' }) id: string,
  ) {
    return passkeys.remove(ctx, id);
  }
}
