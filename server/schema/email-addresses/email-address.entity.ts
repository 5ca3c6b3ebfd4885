import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { User } from '../users/user.entity.ts';

/** Where a user wants e-mail; nothing but the confirmation goes there until it is confirmed. */
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

  @Field(() => String, { description: 'The address, as it was given.' })
  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  /** Since when the user has asked for no more e-mail, by the link in a message. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  unsubscribedAt: Date | null = null;
}
