import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** One of ten codes that stand in for a second factor or a forgotten password, each once. */
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

  /** Keyed: see auth/recovery-codes.ts. */
  @PrimaryKey({ type: 'text', hidden: true })
  hash!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** When the owner said that the codes are kept somewhere safe. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  savedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  usedAt: Date | null = null;
}
