import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SharedAccessKind } from '#domain/proof/shared-submissions';
import { User } from '../../account/users/user.entity.ts';
import { SharedSubmission } from './shared-submission.entity.ts';

/** A use of a link. Append-only: a trigger refuses changes, and deletions other than with the link. */
@Entity({ tableName: 'shared_submission_accesses' })
@Index({
  name: 'shared_submission_accesses_list',
  expression:
    'create index shared_submission_accesses_list on shared_submission_accesses (shared_submission_id, at desc, id desc) include (user_id, kind)',
})
@Index({
  name: 'shared_submission_accesses_owner',
  expression:
    'create index shared_submission_accesses_owner on shared_submission_accesses (user_id)',
})
export class SharedSubmissionAccess {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** The owner of the link, not the person who used it. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  @ManyToOne(() => SharedSubmission, {
    mapToPk: true,
    fieldName: 'shared_submission_id',
    deleteRule: 'cascade',
    index: false,
  })
  sharedSubmissionId!: number;

  @Property({ type: 'text' })
  kind!: SharedAccessKind;

  @Property({ type: 'datetime', length: 3 })
  at!: Date;

  /** The browser and its device. */
  @Property({ type: 'text' })
  device!: string;

  /** Shortened, never the whole address. */
  @Property({ type: 'text', nullable: true })
  network: string | null = null;
}
