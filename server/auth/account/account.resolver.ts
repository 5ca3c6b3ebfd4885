import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import * as account from './account.ts';
import { Session } from '../sessions/session.entity.ts';
import * as sessions from '../sessions/sessions.ts';
import { deviceLabel } from '#domain/account/settings';
import { PAGE_MAX } from '#domain/pages';
import { IdArg } from '../../schema/mechanics/id-nouns.ts';
import { AtMost } from '../../schema/mechanics/list-bounds.ts';

@Resolver(() => User)
export class AccountResolver {
  @FieldResolver(() => [Session], {
    description: 'This browser first, then the newest.',
  })
  @AtMost(PAGE_MAX)
  sessions(@Ctx() ctx: Context, @Root() user: User) {
    return sessions.list(ctx, user);
  }

  @Mutation(() => User, {
    description: 'Changes the password, signs out every other browser and renews the cookie.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('newPassword', () => String, { description: 'At least 6 characters, at most 1024 bytes.' })
    newPassword: string,
    @Arg('currentPassword', () => String, {
      nullable: true,
      description: 'Left out if there is none yet.',
    })
    currentPassword?: string | null,
  ) {
    return account.changePassword(ctx, { currentPassword, newPassword });
  }

  @Mutation(() => Session, { description: 'Signs one browser out.' })
  endSession(
    @Ctx() ctx: Context,
    @IdArg('id', 'Session')
    id: string,
  ) {
    return sessions.end(ctx, id);
  }

  @Mutation(() => Int, {
    description: 'Signs out every other browser; returns how many.',
  })
  endOtherSessions(@Ctx() ctx: Context) {
    return sessions.endOthers(ctx);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes the account and all its data, at once and for good.',
  })
  deleteAccount(
    @Ctx() ctx: Context,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Left out if the account has none.',
    })
    password?: string | null,
  ) {
    return account.deleteAccount(ctx, { password });
  }
}

@Resolver(() => Session)
export class SessionResolver {
  @FieldResolver(() => String, {
    description: 'Such as "Firefox on Windows".',
  })
  device(@Root() session: Session) {
    return deviceLabel(session.userAgent);
  }

  @FieldResolver(() => Boolean, { description: 'True for that of this request.' })
  isCurrent(@Ctx() ctx: Context, @Root() session: Session) {
    return sessions.isCurrent(ctx, session);
  }
}
