import { BigIntType, type Opt } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ChainHead } from '#domain/records/record-chain';
import type { SharedFacts } from '#domain/proof/shared-submissions';
import type { SubmissionChoice } from '#domain/proof/submission';
import { User } from '../../account/users/user.entity.ts';

/** A stored file of a link. */
export interface SharedFile {
  name: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/**
 * A read-only link to one submission, as it was when the link was made. A trigger removes the files once their keys are
 * taken out of the row, or the row is deleted.
 */
@Entity({ tableName: 'shared_submissions' })
@Index({
  name: 'shared_submissions_list',
  expression:
    'create index shared_submissions_list on shared_submissions (user_id, created_at desc, id desc)',
})
@Index({
  name: 'shared_submissions_stored',
  expression:
    'create index shared_submissions_stored on shared_submissions (user_id) include (stored_bytes) where pdf_key is not null',
})
@Index({
  name: 'shared_submissions_ended',
  expression:
    'create index shared_submissions_ended on shared_submissions ((coalesce(revoked_at, expires_at)))',
})
export class SharedSubmission {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  /** The recipient in the owner's words; nobody else sees it. */
  @Property({ type: 'text' })
  name!: string;

  /** As it was chosen: current, five-years or a year. */
  @Property({ type: 'text' })
  period!: string;

  @Property({ type: 'json' })
  choice!: SubmissionChoice;

  /** The secret itself is stored nowhere; 192 random bits need no slow hash. */
  @Property({ type: 'text', hidden: true, unique: true })
  tokenHash!: string;

  /** With bcrypt; null without a passphrase. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passphraseHash: string | null = null;

  @Property({ type: 'json' })
  facts!: SharedFacts;

  /** The newest event of the timeline at that moment, as the PDF prints it; null without events. */
  @Property({ type: 'json', nullable: true })
  head: ChainHead | null = null;

  @Property({ type: 'json' })
  pdf!: SharedFile;

  @Property({ type: 'json' })
  pack!: SharedFile;

  /** The keys of the stored files, none of which comes from a user; null once they are removed. */
  @Property({ type: 'uuid', nullable: true, hidden: true })
  pdfKey: string | null = null;

  @Property({ type: 'uuid', nullable: true, hidden: true })
  packKey: string | null = null;

  /** Bytes of both files. */
  @Property({ type: new BigIntType('number') })
  storedBytes!: number;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  revokedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  firstOpenedAt: (Date & Opt) | null = null;
}
