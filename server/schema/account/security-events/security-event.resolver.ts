import { Args, Ctx, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { connectionType, PageArgs } from '../../mechanics/pages.ts';
import { User } from '../users/user.entity.ts';
import { SecurityEvent } from './security-event.entity.ts';
import * as securityEvents from './security-events.ts';
import { securityEventLabel } from '#domain/account/security-events';

@ObjectType({ description: 'A page of the security events of an account, newest first.' })
export class SecurityEventConnection extends connectionType('SecurityEvent', SecurityEvent) {}

@Resolver(() => SecurityEvent)
export class SecurityEventResolver {
  @FieldResolver(() => String)
  label(@Root() event: SecurityEvent) {
    return securityEventLabel(event.kind);
  }

  @FieldResolver(() => Boolean, {
    description: 'In the session of this request.',
  })
  isHere(@Ctx() ctx: Context, @Root() event: SecurityEvent) {
    return event.sessionId !== null && event.sessionId === ctx.caller.session?.sessionId;
  }
}

@Resolver(() => User)
export class UserSecurityEventResolver {
  @FieldResolver(() => SecurityEventConnection, {
    description: 'Of the last two years.',
  })
  securityEvents(@Ctx() ctx: Context, @Root() user: User, @Args(() => PageArgs) args: PageArgs) {
    return securityEvents.list(ctx, user, args);
  }
}
