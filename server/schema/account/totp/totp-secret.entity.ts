import { OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** The secret shared with an authenticator app; it has no effect until its first code. */
@Entity({ tableName: 'totp_secrets' })
export class TotpSecret {
  [OptionalProps]?: 'confirmedAt' | 'lastStep';

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  /** Encrypted: see auth/factors/totp-codes.ts. */
  @Property({ type: 'text', hidden: true })
  secret!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  /** The latest period whose code was accepted; each works once. */
  @Property({ type: 'integer', default: 0, hidden: true })
  lastStep: number = 0;
}
