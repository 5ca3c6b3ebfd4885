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
  description: 'A learning goal with what is planned, what was done, and how the plan changed.',
})
export class LearningGoalDetail extends Stored {
  @Field(() => [PlannedActivity])
  planned!: PlannedActivity[];

  @Field(() => [GoalActivity], { description: 'The latest activities that serve it, at most 20.' })
  activities!: GoalActivity[];

  @Field(() => Int, { description: 'The number of activities that serve it.' })
  activitiesCount!: number;

  @Field(() => [GoalChange], { description: 'How the plan changed, latest first, at most 50.' })
  changes!: GoalChange[];

  @Field(() => Float, { description: 'Hours of all that is planned.' })
  plannedHours!: number;

  @Field(() => Float, { description: 'Hours of completed activities that serve it.' })
  doneHours!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Hours done of those planned, 0 to 100; null where nothing is planned.',
  })
  percent!: number | null;

  @Field(() => Boolean, { description: 'True if it is open and its day is over.' })
  isOverdue!: boolean;

  @Field(() => Boolean, {
    description: 'True if it can be carried over: of an earlier period, and not finished.',
  })
  canCarryOver!: boolean;
}

@ObjectType({ description: 'A page of learning goals.' })
export class LearningGoalConnection extends connectionType('LearningGoal', LearningGoalDetail) {
  @Field(() => Int, {
    nullable: true,
    description: 'The period that is shown: the year in which it ends; null for all.',
  })
  periodYear!: number | null;

  @Field(() => Int, { description: 'The current period: the year in which it ends.' })
  currentYear!: number;

  @Field(() => [Int], { description: 'The periods that have goals, latest first.' })
  years!: number[];

  @Field(() => GraphQLDay, { description: 'The first day that a goal may be planned for.' })
  plannableFrom!: Date;

  @Field(() => GraphQLDay, { description: 'The last day that a goal may be planned for.' })
  plannableTo!: Date;

  @Field(() => Float, { description: 'Hours planned for all goals of the period.' })
  plannedHours!: number;

  @Field(() => Float, { description: 'Hours done for all goals of the period.' })
  doneHours!: number;
}
