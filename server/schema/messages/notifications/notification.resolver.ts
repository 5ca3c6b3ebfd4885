import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Context } from '#server/context';
import { fieldsOf } from '../../mechanics/selected.ts';
import { defineNode } from '../../mechanics/node-kinds.ts';
import { User } from '../../account/users/user.entity.ts';
import { Notification } from './notification.entity.ts';
import { NotificationArgs, NotificationConnection } from './notification.input.ts';
import * as changes from './changes.ts';
import { NotificationsChange } from './notifications-change.type.ts';
import * as notifications from './notifications.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

defineNode('Notification', Notification, notifications.many);

@Resolver(() => Notification)
export class NotificationResolver {
  @Query(() => NotificationConnection, { description: 'Your notifications, newest first.' })
  notifications(
    @Ctx() ctx: Context,
    @Args(() => NotificationArgs) args: NotificationArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return notifications.list(ctx, args, fieldsOf(info));
  }

  @Mutation(() => Notification, { description: 'Marks a notification as read.' })
  markNotificationRead(
    @Ctx() ctx: Context,
    @IdArg('id', 'Notification')
    id: string,
  ) {
    return notifications.markRead(ctx, id);
  }

  @Mutation(() => Int, {
    description: 'Marks all your notifications as read; returns how many were unread.',
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

  @Subscription(() => NotificationsChange, {
    subscribe: ({ context, args }: { context: Context; args: { after?: string | null } }) =>
      changes.subscribe(context, args.after),
    description:
      'Changes of your notifications: new ones, and those you read on any device. The first event comes at once.',
  })
  notificationsChanged(
    @Root() change: NotificationsChange,
    @Arg('after', () => String, {
      nullable: true,
      description:
        'The `cursor` of the last change you received; the first event has everything since.',
    })
    _after?: string | null,
  ): NotificationsChange {
    return change;
  }
}

@Resolver(() => User)
export class UserNotificationResolver {
  @FieldResolver(() => Int)
  unreadNotifications(@Ctx() ctx: Context, @Root() user: User) {
    return notifications.unread(ctx, user);
  }
}
