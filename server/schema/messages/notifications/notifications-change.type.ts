import { Field, Int, ObjectType } from 'type-graphql';
import type { Edge } from '../../mechanics/pages.ts';
import type { Notification } from './notification.entity.ts';
import { NotificationConnection } from './notification.input.ts';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { EVENT_CHANGES_MAX } from '#domain/pages';

@ObjectType({ description: 'A change of your notifications.' })
export class NotificationsChange {
  @Field(() => [NotificationConnection.Edge])
  @AtMost(EVENT_CHANGES_MAX)
  added!: Edge<Notification>[];

  @IdField(['Notification'], { description: 'Here or on another device.' })
  readIds!: number[];

  @Field(() => Int)
  unreadCount!: number;

  @Field(() => String, {
    description: 'Send it as `after` when you reconnect.',
  })
  cursor!: string;

  @Field(() => Boolean, {
    description: 'False: refetch the list.',
  })
  complete!: boolean;
}
