import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { CalendarFeedType } from './calendar-feed.type.ts';
import * as calendarFeeds from './calendar-feeds.ts';
import { User } from '../../account/users/user.entity.ts';

@Resolver(() => User)
export class CalendarFeedResolver {
  @FieldResolver(() => CalendarFeedType, {
    nullable: true,
  })
  calendarFeed(@Ctx() ctx: Context, @Root() user: User) {
    return calendarFeeds.get(ctx, user);
  }

  @Mutation(() => User, {
    description:
      'Turns your private calendar on, or gives it a new address; the old one stops working.',
  })
  renewCalendarFeed(@Ctx() ctx: Context) {
    return calendarFeeds.renew(ctx);
  }

  @Mutation(() => User, {
    description: 'Turns your private calendar off, if it is on.',
  })
  deleteCalendarFeed(@Ctx() ctx: Context) {
    return calendarFeeds.remove(ctx);
  }
}
