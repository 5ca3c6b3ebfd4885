import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import {
  AccountSecurity,
  NewRecoveryCodes,
  RecoveryCodes,
} from '#server/auth/account/account-security.type';
import type { Context } from '#server/context';
import { User } from '../users/user.entity.ts';
import * as passwordResets from './password-resets.ts';
import * as recoveryCodes from './recovery-codes.ts';
import { ResetPasswordWithCodeInput } from './recovery.type.ts';

@Resolver(() => AccountSecurity)
export class RecoveryResolver {
  @FieldResolver(() => RecoveryCodes, {
    nullable: true,
  })
  recoveryCodes(@Ctx() ctx: Context, @Root() { userId }: AccountSecurity) {
    return recoveryCodes.get(ctx, userId);
  }

  @Mutation(() => NewRecoveryCodes, {
    description: 'Creates ten recovery codes; earlier ones stop working.',
  })
  renewRecoveryCodes(@Ctx() ctx: Context) {
    return recoveryCodes.renew(ctx);
  }

  @Mutation(() => User, { description: 'Confirms that you saved your recovery codes.' })
  markRecoveryCodesSaved(@Ctx() ctx: Context) {
    return recoveryCodes.markSaved(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a password reset link to the confirmed address of an account; returns true for every name.',
  })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('account', () => String, {
      description: 'Its username or e-mail address.',
    })
    account: string,
  ) {
    return passwordResets.request(ctx, { account });
  }

  @Mutation(() => Boolean, {
    description: 'Sets a new password by an e-mail link, and signs out everywhere.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'Of the link.' })
    token: string,
    @Arg('newPassword', () => String, { description: 'At least 6 characters.' })
    newPassword: string,
  ) {
    return passwordResets.reset(ctx, { token, newPassword });
  }

  @Mutation(() => Boolean, {
    description: 'Sets a new password by a recovery code, and signs out everywhere.',
  })
  resetPasswordWithCode(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetPasswordWithCodeInput)
    input: ResetPasswordWithCodeInput,
  ) {
    return passwordResets.resetWithCode(ctx, input);
  }
}
