import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../schema/account/users/user.entity.ts';

/** A kind of device, as Settings names it, that has signed in to an account. Outlives sessions. */
@Entity({ tableName: 'known_devices' })
export class KnownDevice {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  @PrimaryKey({ type: 'text' })
  device!: string;

  @Property({ type: 'datetime', length: 3 })
  firstSeenAt!: Date;
}
