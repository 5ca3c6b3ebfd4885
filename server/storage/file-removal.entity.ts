import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A stored file that is to go when its time has come: one that is being written, until the row that it belongs to
 * is there, and one whose row is gone. The database writes down the latter by itself, by a trigger.
 */
@Entity({ tableName: 'file_removals' })
@Index({ name: 'file_removals_due_at_index', properties: ['dueAt'] })
export class FileRemoval {
  /** As evidence_files.storage_key. */
  @PrimaryKey({ type: 'uuid' })
  key!: string;

  @Property({ type: 'datetime', length: 3 })
  dueAt!: Date;
}
