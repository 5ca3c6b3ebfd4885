import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RecordAction } from '#domain/records/record-events';
import { User } from '../../account/users/user.entity.ts';

/**
 * Append-only: triggers write it (migration 027) and refuse changes, and deletions other than with the account. Once its
 * record is deleted for good, `changes`, `salt` and `recordHash` are null.
 */
@Entity({ tableName: 'record_events' })
@Index({
  name: 'record_events_of_record',
  expression:
    'create index record_events_of_record on record_events (user_id, kind, record_id, seq)',
})
@Index({
  name: 'record_events_of_owner',
  expression:
    'create index record_events_of_owner on record_events (user_id, owner_kind, owner_id, seq) where owner_id is not null',
})
@Index({
  name: 'record_events_point',
  expression: 'create index record_events_point on record_events (left(hash, 16))',
})
export class RecordEvent {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: number;

  /** Its number in the timeline of the account: 1, 2, 3 … */
  @PrimaryKey({ type: 'integer' })
  seq!: number;

  @Property({ type: 'datetime', length: 3 })
  at!: Date;

  /** The kind of the record, such as `activity`. */
  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'integer' })
  recordId!: number;

  /** The record that a file is attached to. */
  @Property({ type: 'text', nullable: true })
  ownerKind: string | null = null;

  @Property({ type: 'integer', nullable: true })
  ownerId: number | null = null;

  @Property({ type: 'text' })
  action!: RecordAction;

  /** JSON, as it was hashed: each changed column, with its values before and after if it is no private text. */
  @Property({ type: 'text', nullable: true })
  changes: string | null = null;

  @Property({ type: 'text', nullable: true })
  salt: string | null = null;

  /** The salted hash of the record's text after the change. */
  @Property({ type: 'text', nullable: true })
  recordHash: string | null = null;

  /** The salted hash of `recordHash` and `changes`; null if the record was deleted for good. */
  @Property({ type: 'text', nullable: true })
  contentHash: string | null = null;

  @Property({ type: 'text' })
  previousHash!: string;

  /** SHA-256; covers `previousHash`. */
  @Property({ type: 'text' })
  hash!: string;
}
