import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { CivilDay } from '#server/db/civil-day';
import type { ReceiptRegistration, TeamStanding } from '#domain/proof/standing-receipts';
import { User } from '../../account/users/user.entity.ts';
import { TeamMember } from './team-member.entity.ts';
import { type StoredCredential } from '#domain/proof/teams';

/** The current receipt of a member: what is signed, and the same facts as columns, which the board filters by. */
@Entity({ tableName: 'standing_receipts' })
export class StandingReceipt {
  @ManyToOne(() => TeamMember, {
    primary: true,
    mapToPk: true,
    fieldName: 'member_id',
    deleteRule: 'cascade',
  })
  memberId!: number;

  @Index()
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
  })
  userId!: number;

  /** Counts the receipts of one sharing. */
  @Property({ type: 'integer' })
  number!: number;

  /** The owner's day of the facts. */
  @Property({ type: CivilDay })
  day!: Date;

  @Property({ type: 'datetime', length: 3 })
  issuedAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  validUntil!: Date;

  @Property({ type: 'text' })
  standing!: TeamStanding;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'json' })
  registrations!: ReceiptRegistration[];

  @Property({ type: 'json' })
  credentials!: Record<string, StoredCredential>;

  /** The newest event of the owner's timeline; null before the first. */
  @Property({ type: 'text', nullable: true })
  fingerprint: string | null = null;

  /** The signed text. */
  @Property({ type: 'text' })
  signed!: string;
}
