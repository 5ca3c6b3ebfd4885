import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { NotificationKind } from '#domain/notifications';
import type { NotificationChannel } from '#domain/notification-preferences';
import { User } from '../users/user.entity.ts';

/** Messages that a user waits for: they go at once, whatever was chosen about notifications. */
export type AskedFor = 'confirm-email' | 'reset-password';

/**
 * The outbox: a notification on its way by e-mail or push. It is written with what it tells of, in one transaction,
 * and sent afterwards by whichever process claims it.
 */
@Entity({ tableName: 'deliveries' })
@Index({
  name: 'deliveries_due',
  expression: 'create index deliveries_due on deliveries (not_before) where done_at is null',
})
export class Delivery {
  [OptionalProps]?: 'attempts';

  /** Also names the message to the channel, so that a second attempt is known as the same message. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  @Property({ type: 'text' })
  channel!: Exclude<NotificationChannel, 'inApp'>;

  /** Of a notification; or a message with a link that the user asked for, which is none. */
  @Property({ type: 'text' })
  kind!: NotificationKind | AskedFor;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  message!: string;

  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  /** The e-mail address it goes to; null: the user's, as it is when it is sent. */
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** When it may be tried: after quiet hours, and after a pause that grows with every failure. */
  @Property({ type: 'datetime', length: 3 })
  notBefore!: Date;

  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** When it was sent or given up. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  doneAt: Date | null = null;

  /** Why the last attempt failed, in the words of the channel. */
  @Property({ type: 'text', nullable: true })
  problem: string | null = null;
}
