import {
  Arg,
  Args,
  Ctx,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Context } from '../../context.ts';
import { Notification } from './notification.entity.ts';
import { NotificationArgs, NotificationConnection } from './notification.input.ts';
import * as notifications from './notifications.ts';

@Resolver(() => Notification)
export class NotificationResolver {
  @Query(() => NotificationConnection, { description: 'Your notifications, newest first.' })
  notifications(@Ctx() ctx: Context, @Args(() => NotificationArgs) args: NotificationArgs) {
    return notifications.list(ctx, args);
  }

  @Mutation(() => Notification, { description: 'Marks a notification as read.' })
  markNotificationRead(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which notification; another user’s is not found.' })
    id: string,
  ) {
    return notifications.markRead(ctx, id);
  }

  @Mutation(() => Int, {
    description: 'Marks all your notifications as read; answers how many were unread.',
  })
  markAllNotificationsRead(@Ctx() ctx: Context) {
    return notifications.markAllRead(ctx);
  }

  @Subscription(() => Notification, {
    subscribe: ({ context }: { context: Context }) => notifications.subscribe(context),
    description: 'Each new notification of yours, as it happens.',
  })
  notificationAdded(@Root() notification: Notification): Notification {
    return notifications.received(notification);
  }
}
