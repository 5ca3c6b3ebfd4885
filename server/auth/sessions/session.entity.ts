import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { LinkedIdentity } from '../../schema/account/linked-identities/linked-identity.entity.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import type { Scope } from '#domain/account/access-tokens';

/**
 * One signed-in browser, or one program with an access token. The cookie or token contains this row's id; without the row it
 * is invalid.
 */
@ObjectType({ description: 'A browser that is signed in to the account.' })
@Entity({ tableName: 'sessions' })
export class Session {
  [OptionalProps]?:
    'identityId' | 'lastSeenAt' | 'name' | 'providerSession' | 'scopes' | 'tokenHash';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Index()
  @Field(() => GraphQLDateTime, {
    description: 'Later if it is used before.',
  })
  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;

  /**
   * Time at which a request last used it, up to two hours late; the previous version of the program leaves it to the database.
   */
  @Field(() => GraphQLDateTime, {
    description: 'Up to two hours out of date.',
  })
  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  lastSeenAt!: Date;

  /** Time at which a credential was last proved in it; null if never, or before this column existed. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  authenticatedAt: Date | null = null;

  /** The browser's own description, truncated; Settings shows it so that users recognise their devices. */
  @Property({ type: 'string', length: 300, nullable: true })
  userAgent!: string | null;

  /** The name that the owner gave an access token; null for a browser. */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  /** The scopes of an access token; null for a browser. */
  @Property({ type: 'jsonb', nullable: true })
  scopes: Scope[] | null = null;

  /** The SHA-256 of an access token, so that nobody with only the signing key can make one. */
  @Property({ type: 'text', nullable: true, hidden: true })
  tokenHash: string | null = null;

  /** The linked identity that opened it; null if another way did. The provider can end it. */
  @Index()
  @ManyToOne(() => LinkedIdentity, {
    mapToPk: true,
    fieldName: 'identity_id',
    nullable: true,
    deleteRule: 'set null',
  })
  identityId: number | null = null;

  /** The session at the provider, which the provider names when it ends. */
  @Property({ type: 'text', nullable: true, hidden: true })
  providerSession: string | null = null;
}
