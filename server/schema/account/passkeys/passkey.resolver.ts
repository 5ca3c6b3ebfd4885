import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { AccountSecurity } from '#server/auth/account/account-security.type';
import type { Context } from '#server/context';
import { User } from '../users/user.entity.ts';
import { Passkey } from './passkey.entity.ts';
import * as passkeys from './passkeys.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { PASSKEYS_MAX } from '#domain/account/passkeys';

@Resolver(() => AccountSecurity)
export class PasskeyResolver {
  @FieldResolver(() => [Passkey], { description: 'Oldest first.' })
  @AtMost(PASSKEYS_MAX)
  passkeys(@Ctx() ctx: Context, @Root() { userId }: AccountSecurity) {
    return passkeys.list(ctx, userId);
  }

  @Mutation(() => GraphQLJSONObject, {
    description: 'The WebAuthn options, as JSON, that a browser needs to create a passkey.',
  })
  passkeyRegistrationOptions(@Ctx() ctx: Context) {
    return passkeys.options(ctx);
  }

  @Mutation(() => User, {
    description: 'Adds a passkey; from then on the password alone no longer signs in.',
  })
  addPasskey(
    @Ctx() ctx: Context,
    @Arg('name', () => String)
    name: string,
    @Arg('response', () => GraphQLJSONObject, {
      description: 'To `passkeyRegistrationOptions`, as WebAuthn JSON.',
    })
    response: Record<string, unknown>,
  ) {
    return passkeys.add(ctx, { name, response });
  }

  @Mutation(() => Passkey, { description: 'Renames a passkey.' })
  renamePasskey(
    @Ctx() ctx: Context,
    @IdArg('id', 'Passkey')
    id: string,
    @Arg('name', () => String)
    name: string,
  ) {
    return passkeys.rename(ctx, id, { name });
  }

  @Mutation(() => User, { description: 'Removes a passkey from your account.' })
  deletePasskey(
    @Ctx() ctx: Context,
    @IdArg('id', 'Passkey')
    id: string,
  ) {
    return passkeys.remove(ctx, id);
  }
}
