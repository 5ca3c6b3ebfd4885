import type { Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Revisions } from '#domain/messages/calendar-revisions';
import { User } from '../../account/users/user.entity.ts';

/** A user's private calendar, at a secret address. */
@Entity({ tableName: 'calendar_feeds' })
export class CalendarFeed {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  @Unique()
  @Property({ type: 'text', hidden: true })
  secret!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** When each of its events last changed. */
  @Property({ type: 'json', default: '{}', hidden: true })
  revisions: Opt<Revisions> = {};
}
