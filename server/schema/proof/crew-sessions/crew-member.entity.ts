import { DecimalType, OptionalProps } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { Profession } from '#domain/proof/crew-companions';
import { Activity } from '../../records/activities/activity.entity.ts';
import { User } from '../../account/users/user.entity.ts';
import { CrewSession } from './crew-session.entity.ts';

/** A time in which a person was there, which has ended. */
export interface StoredPresence {
  from: string;
  to: string;
}

/** A person in a session, with or without an account, and when they were there. */
@Entity({ tableName: 'crew_members' })
@Unique({ name: 'crew_members_once', properties: ['sessionId', 'userId'] })
@Index({
  name: 'crew_members_here',
  expression:
    'create unique index crew_members_here on crew_members (user_id) where here_since is not null',
})
@Index({
  name: 'crew_members_educators',
  expression:
    'create index crew_members_educators on crew_members (session_id) where teaches and secret_hash is not null',
})
@Index({
  name: 'crew_members_list',
  expression: 'create index crew_members_list on crew_members (user_id, joined_at desc, id desc)',
})
export class CrewMember {
  [OptionalProps]?:
    | 'userId'
    | 'name'
    | 'registrationNumber'
    | 'namesAllowed'
    | 'listAllowed'
    | 'teaches'
    | 'feedbackGiven'
    | 'secretHash'
    | 'hereSince'
    | 'leftAt'
    | 'removedAt'
    | 'presences'
    | 'hours'
    | 'activityId'
    | 'version';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => CrewSession, {
    mapToPk: true,
    fieldName: 'session_id',
    deleteRule: 'cascade',
    index: false,
  })
  sessionId!: number;

  /** Null for a guest, and once the account was deleted. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  userId: number | null = null;

  /** The name at joining; null once the account was deleted. */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text' })
  profession!: Profession;

  /** As stated; it is stored with what this person confirms. */
  @Property({ type: 'text', nullable: true })
  registrationNumber: string | null = null;

  /** True if others' records may name this person. */
  @Property({ type: 'boolean', default: false })
  namesAllowed: boolean = false;

  /** True if the educator's list may name this attendee. */
  @Property({ type: 'boolean', default: false })
  listAllowed: boolean = false;

  /** True for the educator of a taught session, who confirms and gets no hours. */
  @Property({ type: 'boolean', default: false })
  teaches: boolean = false;

  /** True once this attendee gave feedback; the answers themselves say nothing about who gave them. */
  @Property({ type: 'boolean', default: false })
  feedbackGiven: boolean = false;

  /** Hash of the secret that a guest needs for later actions; null for users, once claimed, and for an educator later. */
  @Unique()
  @Property({ type: 'text', nullable: true, hidden: true })
  secretHash: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  joinedAt!: Date;

  /** Null for a person who is not there now. A user is in one session at a time. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  hereSince: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  leftAt: Date | null = null;

  /** When the host removed this person; presence before and after stays stored, in case it was a mistake. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  removedAt: Date | null = null;

  /** Times that have ended. */
  @Property({ type: 'json', default: '[]' })
  presences: StoredPresence[] = [];

  /** Hours of the presence, once the session has ended. */
  @Property({ type: new DecimalType('number'), precision: 4, scale: 1, nullable: true })
  hours: number | null = null;

  /** The activity that was recorded for it. */
  @Unique()
  @ManyToOne(() => Activity, {
    mapToPk: true,
    fieldName: 'activity_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  activityId: number | null = null;

  @Property({ type: 'integer', default: 1 })
  version: number = 1;
}
