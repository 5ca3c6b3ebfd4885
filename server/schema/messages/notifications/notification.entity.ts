import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { NotificationKind } from '#domain/messages/notifications';
import { User } from '../../account/users/user.entity.ts';

@ObjectType({
  description: 'A message of the product to its user: a welcome, a reminder, a result.',
})
@Entity({ tableName: 'notifications' })
@Index({
  name: 'notifications_list',
  expression:
    'create index notifications_list on notifications (user_id, created_at desc, id desc)',
})
@Index({
  name: 'notifications_unread',
  expression: 'create index notifications_unread on notifications (user_id) where not is_read',
})
export class Notification {
  [OptionalProps]?: 'isRead' | 'kind' | 'link';

  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  @Field(() => String, {
    description: 'Such as registration-expiring; notice for old ones.',
  })
  @Property({ type: 'text', default: 'notice' })
  kind!: NotificationKind | 'notice';

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A path within the app.',
  })
  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  isRead: boolean = false;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;
}
