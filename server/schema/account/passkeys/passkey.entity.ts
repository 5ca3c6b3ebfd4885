import { OptionalProps } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../users/user.entity.ts';

/** A public key; a device or password manager of the user keeps the private key. */
@ObjectType({ description: 'A device or password manager that signs in without a password.' })
@Entity({ tableName: 'passkeys' })
@Index({ name: 'passkeys_by_owner', properties: ['userId', 'id'] })
export class Passkey {
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

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** The id from the browser, base64url. */
  @Unique()
  @Property({ type: 'text', hidden: true })
  credentialId!: string;

  /** COSE, base64url. */
  @Property({ type: 'text', hidden: true })
  publicKey!: string;

  /** The authenticator's use counter; 0 for those that do not count. */
  @Property({ type: 'bigint', hidden: true })
  counter!: bigint;

  /** The transports by which a browser can reach the authenticator. */
  @Property({ type: 'jsonb', hidden: true })
  transports!: string[];

  /** True if it is stored in more than one place, as by a password manager. */
  @Property({ type: 'boolean', hidden: true })
  backedUp!: boolean;

  /** The model of the authenticator, as it reports itself. */
  @Property({ type: 'text', hidden: true })
  aaguid!: string;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
