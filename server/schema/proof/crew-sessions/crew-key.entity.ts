import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../account/users/user.entity.ts';

/** The public key with which a phone signs tickets of its owner's sessions while it has no connection. */
@Entity({ tableName: 'crew_keys' })
@Unique({ name: 'crew_keys_once', properties: ['userId', 'publicKey'] })
export class CrewKey {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  /** SubjectPublicKeyInfo, in base64. */
  @Property({ type: 'text' })
  publicKey!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** The moment until which sessions that it signs may start; extended each time the phone is online. */
  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;
}
