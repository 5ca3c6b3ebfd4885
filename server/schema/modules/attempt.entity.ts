import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import type { Choice } from '#domain/modules';
import { User } from '../users/user.entity.ts';
import { LearningModule } from './module.entity.ts';

/** A submitted quiz. Attempts are kept, and never changed. */
@Entity({ tableName: 'module_attempts' })
@Index({
  name: 'module_attempts_latest',
  expression:
    'create index module_attempts_latest on module_attempts (user_id, module_id, submitted_at desc, id desc)',
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

  @Property({ type: 'datetime', length: 3 })
  submittedAt!: Date;
}
