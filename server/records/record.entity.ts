import type { Opt } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AppError } from '../errors.ts';
import { User } from '../schema/account/users/user.entity.ts';

/**
 * A record of a user: owned, versioned, deleted by a mark, and created once per request key. A trigger of its table
 * counts each change and dates it unless the writer did (migration 015).
 */
@ObjectType()
export abstract class StoredRecord {
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

  @Field(() => Int)
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  @Field(() => GraphQLDateTime, {
    nullable: true,
  })
  @Property({ fieldName: 'changed_at', type: 'datetime', length: 3, nullable: true })
  updatedAt: Date | null = null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time by the imported file; null: it was recorded here.',
  })
  @Property({ type: 'datetime', length: 3, nullable: true })
  claimedCreatedAt: Date | null = null;

  /** Time at which its row was stored in this database, also of an imported record. */
  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true, hidden: true })
  deletedAt: Date | null = null;

  /** The Idempotency-Key of the request that created it. */
  @Property({ type: 'text', nullable: true, hidden: true })
  requestKey: string | null = null;

  /** Hash of that request's input: another request under the same key is refused. */
  @Property({ type: 'text', nullable: true, hidden: true })
  requestHash: string | null = null;
}

/** A unique index that a user may run into, and the message that refuses a second record. */
export interface Unique {
  index: string;
  message: string;
}

/** At most `max` records of a user that are not deleted have the same value in a property. */
export interface Limit {
  property: string;
  max: number;
  refusal: () => AppError;
}

/** The part of a kind of record that bounds its records, and decides if one may come back from the bin. */
export interface Limited {
  entity: abstract new () => object;
  table: string;
  /** The first one that is exceeded is named. */
  limits?: readonly Limit[];
  /**
   * The record `o` that a row `r` is a part of, joined; it can be restored only with that. SQL of its title, and of
   * whether that is the beginning of a reflection.
   */
  partOf?: { join: string; title: string; isReflection: string };
}

/** Makes a class a kind of record: its table, and the indexes of the bin and of request keys. */
export const storedRecord =
  (table: string) =>
  <Class extends abstract new (...args: never[]) => StoredRecord>(target: Class): void => {
    const index = (name: string, expression: string) =>
      Index({ name, expression })(target as never);
    index(
      `${table}_bin`,
      `create index ${table}_bin on ${table} (user_id, deleted_at desc, id desc) where deleted_at is not null`,
    );
    index(
      `${table}_by_owner`,
      `create unique index ${table}_by_owner on ${table} (user_id, request_key)`,
    );
    Entity({ tableName: table })(target as never);
  };

/** SQL of the moment that decides to which CPD period a record belongs: an imported one stays where its file had it. */
export const recordedAt = (row = '') => `coalesce(${row}claimed_created_at, ${row}created_at)`;

/**
 * SQL that is true for rows recorded in [from, to). A claim is never later than the import, so that the index on
 * created_at bounds the search.
 */
export const recordedWithin = (from: string, to: string, row = '') =>
  `${row}created_at >= ${from} and ${recordedAt(row)} >= ${from} and ${recordedAt(row)} < ${to}`;
