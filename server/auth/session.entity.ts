import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../schema/users/user.entity.ts';

/** One signed-in browser. The cookie names this row; without the row the cookie is dead. */
@Entity({ tableName: 'sessions' })
export class Session {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;

  /** The browser's own description, cut short; shown in Settings so that people know their devices. */
  @Property({ type: 'string', length: 300, nullable: true })
  userAgent!: string | null;
}
