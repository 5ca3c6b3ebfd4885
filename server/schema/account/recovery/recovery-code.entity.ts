import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** One of ten codes; each works once, in place of a second factor or a forgotten password. */
@Entity({ tableName: 'recovery_codes' })
export class RecoveryCode {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  /** Hashed with a key: see auth/factors/recovery-codes.ts. */
  @PrimaryKey({ type: 'text', hidden: true })
  hash!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** Time at which the owner confirmed that the codes are saved. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  savedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  usedAt: Date | null = null;
}
