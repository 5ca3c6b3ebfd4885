import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Team } from './team.entity.ts';

/** The one invitation of a team that works. */
@Entity({ tableName: 'team_invitations' })
export class TeamInvitation {
  @ManyToOne(() => Team, {
    primary: true,
    mapToPk: true,
    fieldName: 'team_id',
    deleteRule: 'cascade',
  })
  teamId!: number;

  /** 100 random bits need no slow hash. */
  @Unique()
  @Property({ type: 'text', hidden: true })
  codeHash!: string;

  /** The code, encrypted, so that a coordinator can show it again. */
  @Property({ type: 'text', hidden: true })
  sealedCode!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;
}
