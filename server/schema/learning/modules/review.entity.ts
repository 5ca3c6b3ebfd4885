import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { ReviewWeek } from '#domain/messages/due-dates';
import type { Choice } from '#domain/learning/modules';
import type { DrawnQuestion } from '#domain/learning/quizzes';
import { User } from '../../account/users/user.entity.ts';
import { LearningModule } from './module.entity.ts';

/** An answered review of a completed module: once for each of its weeks, and never changed. */
@Entity({ tableName: 'module_reviews' })
@Unique({ properties: ['userId', 'moduleId', 'week'] })
@Check({ name: 'module_reviews_correct', expression: '(correct >= 0) AND (correct <= total)' })
export class ModuleReview {
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

  /** Weeks after the completion. */
  @Property({ type: 'integer' })
  week!: ReviewWeek;

  /** The version of the module's text. */
  @Property({ type: 'text' })
  version!: string;

  /** Its questions in the order shown. */
  @Property({ type: 'json' })
  asked!: DrawnQuestion[];

  /** The chosen options as shown. */
  @Property({ type: 'json' })
  answers!: Choice[];

  @Property({ type: 'integer' })
  correct!: number;

  @Property({ type: 'integer' })
  total!: number;

  @Property({ type: 'datetime', length: 3 })
  answeredAt!: Date;
}
