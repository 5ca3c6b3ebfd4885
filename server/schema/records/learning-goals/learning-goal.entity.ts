import { OptionalProps } from '@mikro-orm/core';
import { Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { GoalStatus } from '#domain/records/learning-goals';
import { CivilDay } from '#server/db/civil-day';
import { storedRecord, StoredRecord } from '#server/records/record.entity';
import { GoalStatusEnum } from './learning-goal.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@storedRecord('learning_goals')
@ObjectType('StoredLearningGoal', { description: 'A learning goal as it is stored.' })
@Index({
  name: 'learning_goals_list',
  expression:
    'create index learning_goals_list on learning_goals (user_id, period_year, target_date, id) where deleted_at is null',
})
@Index({
  name: 'learning_goals_search',
  expression:
    "create index learning_goals_search on learning_goals using gin (record_words(user_id, title || ' ' || why || ' ' || measure)) where deleted_at is null",
})
export class LearningGoal extends StoredRecord {
  [OptionalProps]?: 'status';

  @Field(() => Int, { description: 'In which its CPD period ends.' })
  @Property({ type: 'integer' })
  periodYear!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  why!: string;

  @Field(() => String, { description: 'How one will know that it is reached.' })
  @Property({ type: 'text' })
  measure!: string;

  @Field(() => GraphQLDay)
  @Property({ type: CivilDay })
  targetDate!: Date;

  @Field(() => GoalStatusEnum)
  @Property({ type: 'text', default: 'open' })
  status: GoalStatus = 'open';

  @Field(() => String, {
    nullable: true,
    description: 'Written when it was closed; null while open.',
  })
  @Property({ type: 'text', nullable: true })
  reflection: string | null = null;

  @Field(() => GraphQLDateTime, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  closedAt: Date | null = null;

  @IdField('LearningGoal', {
    nullable: true,
    description: 'The goal of an earlier period.',
  })
  @Index()
  @ManyToOne(() => LearningGoal, {
    mapToPk: true,
    fieldName: 'carried_from_id',
    nullable: true,
    deleteRule: 'set null',
  })
  carriedFromId: number | null = null;
}
