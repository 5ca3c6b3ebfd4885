import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A stored file to remove at a certain time: one that is being written, until its row exists, or one whose row was
 * deleted. A trigger in the database adds the latter.
 */
@Entity({ tableName: 'file_removals' })
@Index({ name: 'file_removals_due_at_index', properties: ['dueAt'] })
export class FileRemoval {
  /** The same as evidence_files.storage_key. */
  @PrimaryKey({ type: 'uuid' })
  key!: string;

  @Property({ type: 'datetime', length: 3 })
  dueAt!: Date;
}
