import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { AccountSecurity } from '#server/auth/account/account-security.type';
import type { Context } from '#server/context';
import { User } from '../users/user.entity.ts';
import * as totp from './totp.ts';
import { TotpSetup } from './totp.type.ts';

@Resolver(() => AccountSecurity)
export class TotpResolver {
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'When an authenticator app was set up.',
  })
  totpAddedAt(@Ctx() ctx: Context, @Root() { userId }: AccountSecurity) {
    return totp.addedAt(ctx, userId);
  }

  @Mutation(() => TotpSetup, {
    description: 'Creates a secret for an authenticator app; its first code turns it on.',
  })
  beginTotp(@Ctx() ctx: Context) {
    return totp.begin(ctx);
  }

  @Mutation(() => User, {
    description:
      'Turns the authenticator app on; from then on the password alone no longer signs in.',
  })
  confirmTotp(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'Six digits.' })
    code: string,
  ) {
    return totp.confirm(ctx, { code });
  }

  @Mutation(() => User, { description: 'Removes the authenticator app, if there is one.' })
  removeTotp(@Ctx() ctx: Context) {
    return totp.remove(ctx);
  }
}
