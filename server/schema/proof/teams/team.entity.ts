import { type Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CivilDay } from '#server/db/civil-day';
import type { TeamKind } from '#domain/proof/teams';

/** A team whose coordinators read the receipts that its members share. */
@Entity({ tableName: 'teams' })
@Index({
  name: 'teams_ending',
  expression: 'create index teams_ending on teams (ends_on) where ends_on is not null',
})
export class Team {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  kind!: TeamKind;

  /** Kinds of credential that it asks for. */
  @Property({ type: 'string[]', columnType: 'text[]', default: [] })
  askedCredentials: string[] & Opt = [];

  /** The day on which it ends, since no coordinator is left; else null. */
  @Property({ type: CivilDay, nullable: true })
  endsOn: (Date & Opt) | null = null;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;
}
