import { DecimalType, OptionalProps } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { isSubstantive } from '#domain/records/reflection-strength';
import { Activity } from '../../records/activities/activity.entity.ts';
import { User } from '../../account/users/user.entity.ts';
import { LearningModule } from './module.entity.ts';

/** A user's completion of a module: once, even if the recorded activity is deleted. */
@Entity({ tableName: 'module_completions' })
@Unique({ properties: ['userId', 'moduleId'] })
export class ModuleCompletion {
  [OptionalProps]?: 'activityId' | 'isSubstantive' | 'studiedSeconds' | 'confirmedHours';

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

  @Index()
  @ManyToOne(() => Activity, {
    mapToPk: true,
    fieldName: 'activity_id',
    nullable: true,
    deleteRule: 'set null',
  })
  activityId: number | null = null;

  /** The version of the module's text, for the certificate. */
  @Property({ type: 'text' })
  version!: string;

  @Property({ type: 'integer' })
  score!: number;

  @Property({ type: 'text', nullable: true })
  reflection: string | null = null;

  /** True if its reflection says something (decision 032). */
  @Property({
    type: 'boolean',
    default: false,
    hidden: true,
    onCreate: ({ reflection }: ModuleCompletion) => isSubstantive([reflection]),
  })
  isSubstantive!: boolean;

  /** Hours that the learner confirmed; null if the learner was not asked: then the module's apply. */
  @Property({ type: new DecimalType('number'), precision: 3, scale: 1, nullable: true })
  confirmedHours: number | null = null;

  /** Measured time of study; null if it was not measured. */
  @Property({ type: 'integer', nullable: true })
  studiedSeconds: number | null = null;

  @Property({ type: 'datetime', length: 3 })
  completedAt!: Date;
}
