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
import type { TeamRole } from '#domain/proof/teams';
import { User } from '../../account/users/user.entity.ts';
import { Team } from './team.entity.ts';

/** A user in a team. What the user shares stands apart (TeamSharing). */
@Entity({ tableName: 'team_members' })
@Unique({ name: 'team_members_once', properties: ['teamId', 'userId'] })
@Check({ name: 'team_members_role', expression: `role in ('member', 'coordinator')` })
@Index({
  name: 'team_members_board',
  expression: 'create index team_members_board on team_members (team_id, (lower(shown_name)), id)',
})
@Index({
  name: 'team_members_user',
  expression: 'create index team_members_user on team_members (user_id, id)',
})
export class TeamMember {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Team, {
    mapToPk: true,
    fieldName: 'team_id',
    deleteRule: 'cascade',
    index: false,
  })
  teamId!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  @Property({ type: 'text' })
  role!: TeamRole;

  /** The name that the member chose at joining. */
  @Property({ type: 'text' })
  shownName!: string;

  @Property({ type: 'datetime', length: 3 })
  joinedAt!: Date;

  /** When a coordinator last nudged the member. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  nudgedAt: (Date & Opt) | null = null;
}
