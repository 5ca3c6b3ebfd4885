import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** A reset link sent to the owner: only the newest works, until it is used or expires. */
@Entity({ tableName: 'password_resets' })
export class PasswordReset {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  /** The id of the message with the link; the token is derived from it and never stored. */
  @Property({ type: 'uuid', hidden: true })
  deliveryId!: string;

  @Unique()
  @Property({ type: 'text', hidden: true })
  tokenHash!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;
}
