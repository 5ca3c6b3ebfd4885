import { OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../users/user.entity.ts';

/** An identity at a provider that signs in to an account. It is found by issuer and subject, never by an e-mail address. */
@ObjectType({ description: 'A sign-in of a service that signs in to the account.' })
@Entity({ tableName: 'linked_identities' })
@Unique({ name: 'linked_identities_once', properties: ['issuer', 'subject'] })
@Unique({ name: 'linked_identities_of_user', properties: ['userId', 'issuer'] })
export class LinkedIdentity {
  [OptionalProps]?: 'lastUsedAt';

  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  @Field(() => String, { description: 'The address that identifies the service.' })
  @Property({ type: 'text' })
  issuer!: string;

  /** The person's identifier at the issuer. */
  @Property({ type: 'text', hidden: true })
  subject!: string;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
