import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { RosterPattern } from '#domain/messages/roster-pattern';
import type { RosterSource } from '#domain/messages/rosters';
import { User } from '../../account/users/user.entity.ts';

const owner = {
  primary: true,
  mapToPk: true,
  fieldName: 'user_id',
  deleteRule: 'cascade',
  updateRule: 'no action',
} as const;

/** A user's roster, for reminders; no row: none. */
@Entity({ tableName: 'rosters' })
@Index({
  name: 'rosters_next_read',
  expression:
    'create index rosters_next_read on rosters (next_read_at) where next_read_at is not null',
})
export class Roster {
  [OptionalProps]?: 'readFailures' | 'notes';

  @ManyToOne(() => User, owner)
  userId!: number;

  @Property({ type: 'text' })
  source!: RosterSource;

  @Property({ type: 'json', nullable: true })
  pattern: RosterPattern | null = null;

  /** The zone in which the quiet hours were worked out. */
  @Property({ type: 'text' })
  timeZone!: string;

  /** When its shifts and quiet hours were worked out last. */
  @Property({ type: 'datetime', length: 3 })
  derivedAt!: Date;

  @Property({ fieldName: 'changed_at', type: 'datetime', length: 3 })
  updatedAt!: Date;

  /** The address of the calendar that it follows, sealed; null for a pattern or a file. */
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'text', nullable: true })
  addressHost: string | null = null;

  /** When the calendar was read last. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  readAt: Date | null = null;

  /** When it is read next; null if it has been given up. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  nextReadAt: Date | null = null;

  /** Failures since then. */
  @Property({ type: 'smallint', default: 0 })
  readFailures = 0;

  /** Sentences about what was left out or assumed when its shifts were read. */
  @Property({ type: 'json', default: '[]' })
  notes: string[] = [];
}

/** A shift from last week to half a year ahead. */
@Entity({ tableName: 'roster_shifts' })
@Index({
  name: 'roster_shifts_standby',
  expression:
    "create index roster_shifts_standby on roster_shifts (starts_at) where kind = 'standby'",
})
export class StoredShift {
  @ManyToOne(() => User, owner)
  userId!: number;

  @Property({ type: 'datetime', length: 3, primary: true })
  startsAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  endsAt!: Date;

  @Property({ type: 'text' })
  kind!: string;
}

/** Hours in which no reminder comes, as worked out by domain/messages/roster-quiet from the shifts. */
@Entity({ tableName: 'roster_quiet' })
export class StoredQuiet {
  @ManyToOne(() => User, owner)
  userId!: number;

  @Property({ type: 'datetime', length: 3, primary: true })
  fromAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  untilAt!: Date;
}
