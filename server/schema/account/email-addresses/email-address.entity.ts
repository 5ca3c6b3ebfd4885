import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { User } from '../users/user.entity.ts';

/** A user's e-mail address; until it is confirmed, it gets only the confirmation message. */
@ObjectType({ description: 'Where a user wants e-mail.' })
@Entity({ tableName: 'email_addresses' })
@Index({
  name: 'email_addresses_by_address',
  expression: 'create index email_addresses_by_address on email_addresses (lower(address))',
})
export class EmailAddress {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  @Field(() => String, { description: 'As entered.' })
  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  /** Time at which the user unsubscribed, by the link in a message. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  unsubscribedAt: Date | null = null;

  /** Time at which its mail server refused a message for good; null if it has taken one or was confirmed since. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  refusedAt: Date | null = null;
}
