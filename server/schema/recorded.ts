import { Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Versioned } from './versioned.ts';

/** A record of a user. `createdAt` is always the moment at which its row was stored in this database. */
@ObjectType()
export abstract class Recorded extends Versioned {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the file claims that it was recorded, if it came with an imported account; createdAt is when it was imported. Null: it was recorded here.',
  })
  @Property({ type: 'datetime', length: 3, nullable: true })
  claimedCreatedAt: Date | null = null;

  /** Chosen by the caller, so that a repeated request creates nothing twice. */
  @Property({ type: 'text', nullable: true, hidden: true })
  requestKey: string | null = null;

  /** The hash of that request's input: another request under the same key is refused. */
  @Property({ type: 'text', nullable: true, hidden: true })
  requestHash: string | null = null;
}

/** SQL of the moment that decides to which CPD period a record belongs: an imported one stays where its file had it. */
export const recordedAt = (row = '') => `coalesce(${row}claimed_created_at, ${row}created_at)`;

/**
 * SQL that is true for rows recorded in [from, to). A claim is never later than the import, so that the index on
 * created_at bounds the search.
 */
export const recordedWithin = (from: string, to: string, row = '') =>
  `${row}created_at >= ${from} and ${recordedAt(row)} >= ${from} and ${recordedAt(row)} < ${to}`;
