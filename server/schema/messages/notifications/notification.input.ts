import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../mechanics/pages.ts';
import { Notification } from './notification.entity.ts';

@ArgsType()
export class NotificationArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true })
  unreadOnly?: boolean | null;
}

@ObjectType({ description: 'A page of notifications.' })
export class NotificationConnection extends connectionType('Notification', Notification) {
  @Field(() => Int, { description: 'On all pages and with any filter.' })
  unreadCount!: number;
}
