import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../schema/users/user.entity.ts';
import { ChangePasswordInput, DeleteAccountInput } from './account.input.ts';
import * as account from './account.ts';
import { Session } from './session.entity.ts';
import * as sessions from './sessions.ts';
import { deviceLabel } from '#domain/settings';

@Resolver(() => User)
export class AccountResolver {
  @FieldResolver(() => [Session], {
    description: 'Where you are signed in: this browser first, then the newest.',
  })
  sessions(@Ctx() ctx: Context, @Root() user: User) {
    return sessions.list(ctx, user);
  }

  @Mutation(() => User, {
    description: 'Changes the password and signs out every other browser; the cookie is renewed.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePasswordInput, { description: 'The old and the new one.' })
    input: ChangePasswordInput,
  ) {
    return account.changePassword(ctx, input);
  }

  @Mutation(() => Session, { description: 'Signs one browser out.' })
  endSession(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which session; another user’s is not found.' }) id: string,
  ) {
    return sessions.end(ctx, id);
  }

  @Mutation(() => Int, {
    description: 'Signs out every browser but this one; answers how many there were.',
  })
  endOtherSessions(@Ctx() ctx: Context) {
    return sessions.endOthers(ctx);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes the account and everything in it, at once and for good.',
  })
  deleteAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteAccountInput, { description: 'The password.' })
    input: DeleteAccountInput,
  ) {
    return account.deleteAccount(ctx, input);
  }
}

@Resolver(() => Session)
export class SessionResolver {
  @FieldResolver(() => String, { description: 'The browser and its device, in words.' })
  device(@Root() session: Session) {
    return deviceLabel(session.userAgent);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the one you are asking from.' })
  isCurrent(@Ctx() ctx: Context, @Root() session: Session) {
    return sessions.isCurrent(ctx, session);
  }
}
