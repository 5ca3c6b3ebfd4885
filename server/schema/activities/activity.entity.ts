import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { DecimalType, OptionalProps } from '@mikro-orm/core';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { ActivityStatus } from '#domain/activities';
import { User } from '../users/user.entity.ts';

@ObjectType({ description: 'A CPD activity: something learned, with its hours.' })
@Entity({ tableName: 'activities' })
@Index({
  name: 'activities_list',
  expression:
    'create index activities_list on activities (user_id, occurred_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'activities_summary',
  expression:
    'create index activities_summary on activities (user_id, completed_date) include (category, hours, is_interactive, status) where deleted_at is null',
})
@Check({
  name: 'activities_completed_has_date',
  expression: "(status = 'completed') = (completed_date is not null)",
})
@Check({ name: 'activities_hours_positive', expression: 'hours > 0' })
export class Activity {
  [OptionalProps]?: 'isInteractive' | 'status' | 'occurredAt';

  @Field(() => ID, { description: 'Identifies the activity.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The learning module that this activity came from, if any.',
  })
  @Property({ type: 'integer', nullable: true })
  moduleId: number | null = null;

  @Field(() => String, { description: 'What was done.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'More about it, free text.' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => String, {
    description: 'Clinical Practice, Professional Development, or Research & Education.',
  })
  @Property({ type: 'text' })
  category!: string;

  @Field(() => Float, { description: 'Hours claimed, in steps of half an hour.' })
  @Property({ type: new DecimalType('number'), precision: 5, scale: 1 })
  hours!: number;

  @Field(() => Boolean, { description: 'Done in an interactive setting with other practitioners.' })
  @Property({ type: 'boolean', default: false })
  isInteractive: boolean = false;

  @Field(() => String, { description: 'in-progress or completed. Only completed hours count.' })
  @Property({ type: 'text', default: 'in-progress' })
  status: ActivityStatus = 'in-progress';

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was completed; null while in progress.',
  })
  @Property({ type: 'datetime', length: 3, nullable: true })
  completedDate: Date | null = null;

  @Field(() => String, { nullable: true, description: 'Evidence: an address or free text.' })
  @Property({ type: 'text', nullable: true })
  evidence: string | null = null;

  @Field(() => GraphQLDateTime, { description: 'When it was recorded.' })
  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** The moment by which lists are ordered: completion, else recording. */
  @Property({
    type: 'datetime',
    length: 3,
    generated: '(coalesce(completed_date, created_at)) stored',
    hidden: true,
  })
  occurredAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true, hidden: true })
  deletedAt: Date | null = null;
}
