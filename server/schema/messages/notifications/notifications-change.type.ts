import { Field, Int, ObjectType } from 'type-graphql';
import type { Edge } from '../../mechanics/pages.ts';
import type { Notification } from './notification.entity.ts';
import { NotificationConnection } from './notification.input.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({ description: 'A change of your notifications.' })
export class NotificationsChange {
  @Field(() => [NotificationConnection.Edge])
  added!: Edge<Notification>[];

  @IdField(['Notification'], { description: 'Those that were read, here or on another device.' })
  readIds!: number[];

  @Field(() => Int)
  unreadCount!: number;

  @Field(() => String, {
    description:
      'The place up to which you have received changes; send it as `after` when you reconnect.',
  })
  cursor!: string;

  @Field(() => Boolean, {
    description: 'True if `added` has everything you missed; else refetch the list.',
  })
  complete!: boolean;
}
