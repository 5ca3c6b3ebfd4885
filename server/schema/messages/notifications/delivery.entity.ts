import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { NotificationKind } from '#domain/messages/notifications';
import type { NotificationChannel } from '#domain/messages/notification-preferences';
import { User } from '../../account/users/user.entity.ts';

/** Messages that a user asked for: they are sent at once, regardless of the preferences. */
export type AskedFor = 'confirm-email' | 'reset-password' | 'confirm-activity';

/**
 * The outbox: a notification to send by e-mail or push. It is written in the transaction of the change that it reports;
 * the process that claims it sends it.
 */
@Entity({ tableName: 'deliveries' })
@Index({
  name: 'deliveries_due',
  expression: 'create index deliveries_due on deliveries (not_before) where done_at is null',
})
export class Delivery {
  [OptionalProps]?: 'attempts';

  /** Also the message's id for the channel, so that a retry is recognised as the same message. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  @Property({ type: 'text' })
  channel!: Exclude<NotificationChannel, 'inApp'>;

  /** The kind of a notification, or of a message with a link that the user requested, which is not a notification. */
  @Property({ type: 'text' })
  kind!: NotificationKind | AskedFor;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  message!: string;

  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  /** The e-mail address it goes to; null: the user's current one when it is sent. */
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** The earliest time to send it: after quiet hours, and after a delay that grows with every failure. */
  @Property({ type: 'datetime', length: 3 })
  notBefore!: Date;

  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** Time at which it was sent or given up. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  doneAt: Date | null = null;

  /** The channel's reason for the last failure. */
  @Property({ type: 'text', nullable: true })
  problem: string | null = null;
}
