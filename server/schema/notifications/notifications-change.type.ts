import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Edge } from '../pages.ts';
import type { Notification } from './notification.entity.ts';
import { NotificationConnection } from './notification.input.ts';

@ObjectType({ description: 'What happened to your notifications.' })
export class NotificationsChange {
  @Field(() => [NotificationConnection.Edge], { description: 'New ones, the newest first.' })
  added!: Edge<Notification>[];

  @Field(() => [ID], { description: 'Those that you read, here or on another device.' })
  readIds!: number[];

  @Field(() => Int, { description: 'How many are unread now.' })
  unreadCount!: number;

  @Field(() => String, {
    description: 'Marks what you have been told; give it as `after` when you come again.',
  })
  cursor!: string;

  @Field(() => Boolean, {
    description: 'Whether `added` holds all that you missed; else ask for the list.',
  })
  complete!: boolean;
}
