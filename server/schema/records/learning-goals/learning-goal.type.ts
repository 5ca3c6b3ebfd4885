import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../mechanics/pages.ts';
import { GoalChange } from './goal-change.entity.ts';
import { LearningGoal as Stored } from './learning-goal.entity.ts';
import { PlannedActivity } from './planned-activity.entity.ts';
import { ActivityStatusEnum } from '../activities/activity.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({ description: 'A recorded activity that serves a goal.' })
export class GoalActivity {
  @IdField('Activity')
  id!: number;

  @Field(() => String)
  title!: string;

  @Field(() => Float)
  hours!: number;

  @Field(() => ActivityStatusEnum)
  status!: string;

  @Field(() => GraphQLDateTime, { nullable: true })
  completedDate!: Date | null;
}

@ObjectType('LearningGoal', {
  description: 'With what is planned, what was done, and how the plan changed.',
})
export class LearningGoalDetail extends Stored {
  @Field(() => [PlannedActivity])
  planned!: PlannedActivity[];

  @Field(() => [GoalActivity], { description: 'The latest, at most 20.' })
  activities!: GoalActivity[];

  @Field(() => Int)
  activitiesCount!: number;

  @Field(() => [GoalChange], { description: 'Latest first, at most 50.' })
  changes!: GoalChange[];

  @Field(() => Float)
  plannedHours!: number;

  @Field(() => Float, { description: 'Of completed activities that serve it.' })
  doneHours!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Of planned hours, 0 to 100; null where nothing is planned.',
  })
  percent!: number | null;

  @Field(() => Boolean, { description: 'True if it is open and its day is over.' })
  isOverdue!: boolean;

  @Field(() => Boolean, {
    description: 'True for one of an earlier period that is not finished.',
  })
  canCarryOver!: boolean;
}

@ObjectType({ description: 'A page of learning goals.' })
export class LearningGoalConnection extends connectionType('LearningGoal', LearningGoalDetail) {
  @Field(() => Int, {
    nullable: true,
    description: 'In which the period shown ends; null for all.',
  })
  periodYear!: number | null;

  @Field(() => Int, { description: 'In which the current period ends.' })
  currentYear!: number;

  @Field(() => [Int], { description: 'Periods that have goals, latest first.' })
  years!: number[];

  @Field(() => GraphQLDay)
  plannableFrom!: Date;

  @Field(() => GraphQLDay)
  plannableTo!: Date;

  @Field(() => Float, { description: 'For all goals of the period.' })
  plannedHours!: number;

  @Field(() => Float, { description: 'For all goals of the period.' })
  doneHours!: number;
}
