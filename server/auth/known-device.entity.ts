import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../schema/users/user.entity.ts';

/** A kind of device, as Settings names it, with which an account has been signed in; sessions come and go. */
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
