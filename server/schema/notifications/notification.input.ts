import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../pages.ts';
import { Notification } from './notification.entity.ts';

@ArgsType()
export class NotificationArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: 'Only those not read yet.' })
  unreadOnly?: boolean | null;
}

@ObjectType({ description: 'A page of notifications.' })
export class NotificationConnection extends connectionType('Notification', Notification) {
  @Field(() => Int, { description: 'How many are unread, on all pages and whatever the filter.' })
  unreadCount!: number;
}
