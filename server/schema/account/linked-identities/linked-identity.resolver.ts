import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AccountSecurity, NewRecoveryCodes } from '#server/auth/account/account-security.type';
import { provenName, registerWithIdentity } from '#server/auth/identities/new-account';
import { begin } from '#server/auth/identities/visits';
import type { Context } from '#server/context';
import { User } from '../users/user.entity.ts';
import { IdentityProviderType } from './identity-provider.type.ts';
import { IdentityPurposeEnum } from './linked-identity.enums.ts';
import * as linkedIdentities from './linked-identities.ts';
import { LinkedIdentity } from './linked-identity.entity.ts';
import { RegisterWithIdentityInput } from './linked-identity.input.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';
import type { IdentityPurpose } from '#domain/account/linked-identities';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { PROVIDERS_MAX } from '#domain/account/linked-identities';

@Resolver(() => AccountSecurity)
export class LinkedIdentityResolver {
  @FieldResolver(() => [LinkedIdentity], {
    description: 'Oldest first.',
  })
  @AtMost(PROVIDERS_MAX)
  linkedIdentities(@Ctx() ctx: Context, @Root() { userId }: AccountSecurity) {
    return linkedIdentities.list(ctx, userId);
  }

  @Query(() => [IdentityProviderType], {
    description: 'The services whose sign-in this installation accepts (OpenID Connect).',
  })
  @AtMost(PROVIDERS_MAX)
  identityProviders(@Ctx() ctx: Context) {
    return ctx.services.env.identityProviders;
  }

  @Query(() => String, {
    nullable: true,
    description:
      'The name of somebody whom an identity provider has just sent here and who has no account yet.',
  })
  provenName(@Ctx() ctx: Context) {
    return provenName(ctx);
  }

  @Mutation(() => String, {
    description:
      'Returns the address of an identity provider to open in the browser, which comes back by itself. To link one needs a recent proof of identity.',
  })
  beginIdentityVisit(
    @Ctx() ctx: Context,
    @Arg('provider', () => String, { description: 'The `id` of one of `identityProviders`.' })
    provider: string,
    @Arg('purpose', () => IdentityPurposeEnum)
    purpose: IdentityPurpose,
  ) {
    return begin(ctx, { provider, purpose });
  }

  @Mutation(() => NewRecoveryCodes, {
    description:
      'Creates an account for somebody who has come from an identity provider, and signs it in. It has no password until you set one; keep the recovery codes.',
  })
  registerWithIdentity(
    @Ctx() ctx: Context,
    @Arg('input', () => RegisterWithIdentityInput)
    input: RegisterWithIdentityInput,
  ) {
    return registerWithIdentity(ctx, input);
  }

  @Mutation(() => User, {
    description: 'Unlinks a sign-in of a service. Needs a recent proof of identity.',
  })
  unlinkIdentity(
    @Ctx() ctx: Context,
    @IdArg('id', 'User')
    id: string,
  ) {
    return linkedIdentities.remove(ctx, id);
  }
}
