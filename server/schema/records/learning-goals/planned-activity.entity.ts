import { DecimalType } from '@mikro-orm/core';
import { Check, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ObjectType } from 'type-graphql';
import { CivilDay } from '#server/db/civil-day';
import { Activity } from '../activities/activity.entity.ts';
import { LearningGoal } from './learning-goal.entity.ts';
import { storedRecord, StoredRecord } from '#server/records/record.entity';
import { ActivityCategoryEnum } from '../activities/activity.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { HoursForType } from '../hours-for.type.ts';
import type { HoursFor } from '#domain/records/hours-for';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { REGISTRATIONS_MAX } from '#domain/standing/registrations';

@storedRecord('planned_activities')
@ObjectType({ description: 'An activity that is planned for a learning goal.' })
@Index({
  name: 'planned_activities_by_goal',
  expression:
    'create index planned_activities_by_goal on planned_activities (goal_id, planned_date, id)',
})
@Index({
  name: 'planned_activities_calendar',
  expression:
    'create index planned_activities_calendar on planned_activities (user_id, planned_date) where planned_date is not null and deleted_at is null',
})
@Check({ name: 'planned_activities_hours_positive', expression: 'hours > 0' })
export class PlannedActivity extends StoredRecord {
  @IdField('LearningGoal')
  @ManyToOne(() => LearningGoal, {
    mapToPk: true,
    fieldName: 'goal_id',
    deleteRule: 'cascade',
    index: false,
  })
  goalId!: number;

  @IdField('Activity', {
    nullable: true,
    description: 'What it became; null while it is still to be done.',
  })
  @Index()
  @ManyToOne(() => Activity, {
    mapToPk: true,
    fieldName: 'activity_id',
    nullable: true,
    deleteRule: 'set null',
  })
  activityId: number | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => ActivityCategoryEnum)
  @Property({ type: 'text' })
  category!: string;

  @Field(() => Float, { description: 'In steps of half an hour.' })
  @Property({ type: new DecimalType('number'), precision: 5, scale: 1 })
  hours!: number;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Null: not yet known.',
  })
  @Property({ type: CivilDay, nullable: true })
  plannedDate: Date | null = null;

  @Field(() => [HoursForType], {
    nullable: true,
    description: 'Null: all of them for the first registration.',
  })
  @Property({ type: 'json', nullable: true })
  @AtMost(REGISTRATIONS_MAX)
  countsFor: HoursFor[] | null = null;
}
