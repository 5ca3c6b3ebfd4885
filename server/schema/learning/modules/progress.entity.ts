import { OptionalProps } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { Choice, ModuleStep } from '#domain/learning/modules';
import { User } from '../../account/users/user.entity.ts';
import { ModuleAttempt } from './attempt.entity.ts';
import { LearningModule } from './module.entity.ts';

/** A user's position in the player of a module, so that any device can continue from there. */
@Entity({ tableName: 'module_progress' })
@Unique({ properties: ['userId', 'moduleId'] })
export class ModuleProgress {
  [OptionalProps]?: 'studiedSeconds' | 'studiedTo';

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

  @Property({ type: 'text' })
  step!: ModuleStep;

  /** The draft of the answers, null for an open question; or the submitted ones. */
  @Property({ type: 'json' })
  answers!: (Choice | null)[];

  /** The version of the text that these answers belong to. */
  @Property({ type: 'text' })
  version!: string;

  /** The quiz that these answers belong to; null if they are older than banks. */
  @Property({ type: 'text', nullable: true })
  quizKey: string | null = null;

  /** The attempt with which these answers were submitted; null while they are a draft. */
  @Index()
  @ManyToOne(() => ModuleAttempt, {
    mapToPk: true,
    fieldName: 'attempt_id',
    nullable: true,
    deleteRule: 'set null',
  })
  attemptId: number | null = null;

  @Property({ type: 'text', default: '' })
  reflection!: string;

  /** Time in which the player was in view and in use, within the time since it was opened. */
  @Property({ type: 'integer', default: 0 })
  studiedSeconds!: number;

  /** The time of the latest report of studied time; null if there was none. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  studiedTo: Date | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  openedAt!: Date;

  @Property({ type: 'datetime', length: 3 })
  updatedAt!: Date;
}
