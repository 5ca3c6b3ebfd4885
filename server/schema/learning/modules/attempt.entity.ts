import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import type { Choice } from '#domain/learning/modules';
import type { DrawnQuestion } from '#domain/learning/quizzes';
import { User } from '../../account/users/user.entity.ts';
import { LearningModule } from './module.entity.ts';

/** A submitted quiz. Attempts are kept, and never changed. */
@Entity({ tableName: 'module_attempts' })
@Index({
  name: 'module_attempts_latest',
  expression:
    'create index module_attempts_latest on module_attempts (user_id, module_id, submitted_at desc, id desc)',
})
@Index({
  name: 'module_attempts_once',
  expression:
    'create unique index module_attempts_once on module_attempts (user_id, module_id, quiz_key) where quiz_key is not null',
})
@Check({ name: 'module_attempts_score', expression: '(score >= 0) AND (score <= 100)' })
export class ModuleAttempt {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  @ManyToOne(() => LearningModule, {
    mapToPk: true,
    fieldName: 'module_id',
    deleteRule: 'cascade',
    index: false,
  })
  moduleId!: number;

  /** The version of the module's text: results are explained only while it is the current one. */
  @Property({ type: 'text' })
  version!: string;

  /** The quiz that was answered, at most once; null if the attempt is older than banks. */
  @Property({ type: 'text', nullable: true })
  quizKey: string | null = null;

  /** Its questions in the order shown; null if the attempt is older than banks. */
  @Property({ type: 'json', nullable: true })
  asked: DrawnQuestion[] | null = null;

  /** The chosen options as shown. */
  @Property({ type: 'json' })
  answers!: Choice[];

  @Property({ type: 'integer' })
  correct!: number;

  @Property({ type: 'integer' })
  total!: number;

  @Property({ type: 'integer' })
  score!: number;

  @Property({ type: 'boolean' })
  passed!: boolean;

  /** True if a clinician had reviewed this version by then; null if it is not recorded. A trigger reads it. */
  @Property({ type: 'boolean', nullable: true })
  isReviewed: boolean | null = null;

  @Property({ type: 'datetime', length: 3 })
  submittedAt!: Date;
}
