import { ArgsType, Field, Float, InputType } from 'type-graphql';
import { updateInput } from '#server/records/input';
import { RecordListArgs } from '#server/records/list-args';
import { ActivityCategoryEnum } from '../activities/activity.enums.ts';
import { GoalOutcomeEnum } from './learning-goal.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { HoursForInput } from '../hours-for.type.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

const byWhen = 'It decides the CPD period.';
const plannedFor = 'Null: not yet known.';

@InputType({ description: 'A learning goal to set.' })
export class CreateLearningGoalInput {
  @Field(() => String, { description: 'At least 5 characters.' })
  title!: string;

  @Field(() => String, { description: 'At least 5 characters.' })
  why!: string;

  @Field(() => String, { description: 'How one will know; at least 5 characters.' })
  measure!: string;

  @Field(() => GraphQLDay, { description: byWhen })
  targetDate!: Date;
}

@InputType({ description: 'The changes to a learning goal; what is left out stays.' })
export class UpdateLearningGoalInput extends updateInput(CreateLearningGoalInput) {
  @Field(() => String, {
    nullable: true,
    description: 'Needed once the goal is a day old.',
  })
  reason?: string;
}

@InputType({ description: 'How a learning goal ended.' })
export class CloseLearningGoalInput {
  @Field(() => GoalOutcomeEnum)
  outcome!: string;

  @Field(() => String, {
    description: 'What changed, what stood in the way, or why it was dropped.',
  })
  reflection!: string;
}

@InputType({ description: 'An activity to plan for a goal.' })
export class CreatePlannedActivityInput {
  @IdField('LearningGoal', { description: 'One that is open.' })
  goalId!: string;

  @Field(() => String, { description: 'At least 2 characters.' })
  title!: string;

  @Field(() => ActivityCategoryEnum)
  category!: string;

  @Field(() => Float, { description: 'In steps of half an hour, at least 0.5.' })
  hours!: number;

  @Field(() => GraphQLDay, { nullable: true, description: plannedFor })
  plannedDate?: Date | null;

  @Field(() => [HoursForInput], {
    nullable: true,
    description: 'Each profession once; null: all of them for the first.',
  })
  countsFor?: HoursForInput[] | null;
}

@InputType({ description: 'The changes to a planned activity; what is left out stays.' })
export class UpdatePlannedActivityInput extends updateInput(CreatePlannedActivityInput, {
  without: ['goalId'],
}) {}

@ArgsType()
export class LearningGoalArgs extends RecordListArgs {
  @Field(() => String, {
    nullable: true,
    description: 'current (the default), all, or the year in which it ends.',
  })
  period?: string | null;
}
