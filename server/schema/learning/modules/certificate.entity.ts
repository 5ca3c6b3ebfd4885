import { DecimalType, OptionalProps } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { CivilDate } from '#domain/dates';
import { ModuleCompletion } from './completion.entity.ts';
import { User } from '../../account/users/user.entity.ts';

/** The facts on a certificate. They do not change when the name or the module changes. */
@Entity({ tableName: 'certificates' })
@Check({
  name: 'certificates_revocation',
  expression: '(revoked_at is null) = (revoked_reason is null)',
})
export class Certificate {
  [OptionalProps]?:
    | 'completionId'
    | 'confirmedHours'
    | 'studiedSeconds'
    | 'attempts'
    | 'isReviewed'
    | 'revokedAt'
    | 'revokedReason';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
  })
  userId!: number;

  /** Null once the module no longer exists: the certificate stays. */
  @Unique()
  @ManyToOne(() => ModuleCompletion, {
    mapToPk: true,
    fieldName: 'completion_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  completionId: number | null = null;

  @Unique()
  @Property({ type: 'text' })
  number!: string;

  @Property({ type: 'text' })
  holderName!: string;

  @Property({ type: 'text' })
  moduleTitle!: string;

  @Property({ type: 'text' })
  moduleVersion!: string;

  /** The module's hours. */
  @Property({ type: 'integer' })
  hours!: number;

  /** Hours that the learner confirmed; null if the learner was not asked: then the module's apply. */
  @Property({ type: new DecimalType('number'), precision: 3, scale: 1, nullable: true })
  confirmedHours: number | null = null;

  /** Measured time of study; null if it was not measured. A trigger reads it, `attempts` and `isReviewed`. */
  @Property({ type: 'integer', nullable: true })
  studiedSeconds: number | null = null;

  /** Number of quizzes that the learner submitted up to the completion; null if it is not known. */
  @Property({ type: 'integer', nullable: true })
  attempts: number | null = null;

  /** True if a clinician had reviewed the version that was learned, by its completion; null if it is not recorded. */
  @Property({ type: 'boolean', nullable: true })
  isReviewed: boolean | null = null;

  /** Percent. */
  @Property({ type: 'integer' })
  score!: number;

  /** The day of completion in the holder's time zone. */
  @Property({ type: 'date' })
  completedOn!: CivilDate;

  @Property({ type: 'datetime', length: 3 })
  issuedAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  revokedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  revokedReason: string | null = null;
}
