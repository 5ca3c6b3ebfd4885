import { type Opt } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { CivilDay } from '#server/db/civil-day';
import { User } from '../../account/users/user.entity.ts';
import { type SharingEnder } from '#domain/proof/teams';

/** A member's consent: what is shared with a team, from when until when; kept for its owner after it ended. */
@Entity({ tableName: 'team_sharings' })
@Check({
  name: 'team_sharings_ended',
  expression:
    '(ended_at is null) = (ended_by is null) and (ended_at is not null or member_id is not null)',
})
@Index({
  name: 'team_sharings_live',
  expression:
    'create unique index team_sharings_live on team_sharings (member_id) where ended_at is null',
})
@Index({
  name: 'team_sharings_list',
  expression: 'create index team_sharings_list on team_sharings (user_id, ended_at desc, id desc)',
})
@Index({
  name: 'team_sharings_due',
  expression:
    'create index team_sharings_due on team_sharings (renewed_on nulls first, id) where ended_at is null',
})
@Index({
  name: 'team_sharings_old',
  expression:
    'create index team_sharings_old on team_sharings (ended_at) where ended_at is not null',
})
export class TeamSharing {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Names the sharing in receipts: the address of their status has it. */
  @Unique()
  @Property({ type: 'uuid' })
  number!: string;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  /** The membership; null once it ended. */
  @Property({ type: 'integer', nullable: true })
  memberId: number | null = null;

  /** The team's name, which the owner still reads when the team no longer exists. */
  @Property({ type: 'text' })
  teamName!: string;

  @Property({ type: 'text' })
  shownName!: string;

  @Property({ type: 'datetime', length: 3 })
  startedAt!: Date;

  @Property({ type: CivilDay })
  sharedUntil!: Date;

  /** Kinds of credential that the screen named when the member agreed. */
  @Property({ type: 'string[]', columnType: 'text[]', default: [] })
  agreedCredentials: string[] & Opt = [];

  /** How many receipts were made of it. */
  @Property({ type: 'integer', default: 0 })
  receipts: number & Opt = 0;

  /** Set while a process makes the next one. */
  @Property({ type: 'datetime', length: 3, nullable: true, hidden: true })
  renewingAt: (Date & Opt) | null = null;

  /** The owner's day on which the last one was made. */
  @Property({ type: CivilDay, nullable: true })
  renewedOn: (Date & Opt) | null = null;

  /** When the owner was last told of a credential that the team asks for and that is missing or has ended. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  askedToldAt: (Date & Opt) | null = null;

  /** True once the owner was told that it ends soon. */
  @Property({ type: 'boolean', default: false })
  endTold: boolean & Opt = false;

  @Property({ type: 'datetime', length: 3, nullable: true })
  endedAt: (Date & Opt) | null = null;

  @Property({ type: 'text', nullable: true })
  endedBy: (SharingEnder & Opt) | null = null;
}
