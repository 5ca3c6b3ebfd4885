import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { recordResolver } from '#server/records/resolver';
import {
  CloseLearningGoalInput,
  CreateLearningGoalInput,
  CreatePlannedActivityInput,
  LearningGoalArgs,
  UpdateLearningGoalInput,
  UpdatePlannedActivityInput,
} from './learning-goal.input.ts';
import { LearningGoalConnection, LearningGoalDetail } from './learning-goal.type.ts';
import * as goalEndings from './goal-endings.ts';
import * as learningGoals from './learning-goals.ts';
import * as plannedActivities from './planned-activities.ts';
import { PlannedActivity } from './planned-activity.entity.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

@Resolver(() => LearningGoalDetail)
export class LearningGoalResolver extends recordResolver({
  name: 'LearningGoal',
  label: 'a learning goal',
  type: LearningGoalDetail,
  inputs: { create: CreateLearningGoalInput, update: UpdateLearningGoalInput },
  service: learningGoals,
  updates: 'Changes an open goal; what it was and the reason are kept.',
}) {
  @Query(() => LearningGoalConnection, {
    description: 'Your learning goals of a CPD period, by the day they are set for.',
  })
  learningGoals(@Ctx() ctx: Context, @Args(() => LearningGoalArgs) args: LearningGoalArgs) {
    return learningGoals.list(ctx, args);
  }

  @Query(() => LearningGoalDetail, { description: 'One of your learning goals.' })
  learningGoal(@Ctx() ctx: Context, @IdArg('id', 'LearningGoal') id: string) {
    return learningGoals.get(ctx, id);
  }

  @Mutation(() => LearningGoalDetail, {
    description: 'Closes a goal; reopenLearningGoal undoes it.',
  })
  closeLearningGoal(
    @Ctx() ctx: Context,
    @IdArg('id', 'LearningGoal') id: string,
    @Arg('input', () => CloseLearningGoalInput)
    input: CloseLearningGoalInput,
  ) {
    return goalEndings.close(ctx, id, input);
  }

  @Mutation(() => LearningGoalDetail, { description: 'Opens a closed goal again.' })
  reopenLearningGoal(@Ctx() ctx: Context, @IdArg('id', 'LearningGoal') id: string) {
    return goalEndings.reopen(ctx, id);
  }

  @Mutation(() => LearningGoalDetail, {
    description: 'Copies an unfinished goal of an earlier period to the current one.',
  })
  carryOverLearningGoal(@Ctx() ctx: Context, @IdArg('id', 'LearningGoal') id: string) {
    return goalEndings.carryOver(ctx, id);
  }
}

@Resolver(() => PlannedActivity)
export class PlannedActivityResolver extends recordResolver({
  name: 'PlannedActivity',
  label: 'a planned activity',
  type: PlannedActivity,
  inputs: { create: CreatePlannedActivityInput, update: UpdatePlannedActivityInput },
  service: plannedActivities,
}) {}
