import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
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

const idOf = { description: 'Which goal; another user’s is not found.' };
const plannedOf = { description: 'Which planned activity; another user’s is not found.' };

@Resolver(() => LearningGoalDetail)
export class LearningGoalResolver {
  @Query(() => LearningGoalConnection, {
    description: 'Your learning goals of a CPD period, by the day they are set for.',
  })
  learningGoals(@Ctx() ctx: Context, @Args(() => LearningGoalArgs) args: LearningGoalArgs) {
    return learningGoals.list(ctx, args);
  }

  @Query(() => LearningGoalDetail, { description: 'One of your learning goals.' })
  learningGoal(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return learningGoals.get(ctx, id);
  }

  @Mutation(() => LearningGoalDetail, { description: 'Sets a learning goal.' })
  createLearningGoal(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateLearningGoalInput, {
      description: 'The goal. Sent again under the same Idempotency-Key header, it is made once.',
    })
    input: CreateLearningGoalInput,
  ) {
    return learningGoals.create(ctx, input);
  }

  @Mutation(() => LearningGoalDetail, {
    description: 'Changes an open goal; what it was and the reason are kept.',
  })
  updateLearningGoal(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idOf) id: string,
    @Arg('input', () => UpdateLearningGoalInput, { description: 'What is to change.' })
    input: UpdateLearningGoalInput,
  ) {
    return learningGoals.update(ctx, id, input);
  }

  @Mutation(() => LearningGoalDetail, {
    description: 'Closes a goal; reopenLearningGoal undoes it.',
  })
  closeLearningGoal(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idOf) id: string,
    @Arg('input', () => CloseLearningGoalInput, { description: 'How it ended.' })
    input: CloseLearningGoalInput,
  ) {
    return goalEndings.close(ctx, id, input);
  }

  @Mutation(() => LearningGoalDetail, { description: 'Opens a closed goal again.' })
  reopenLearningGoal(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return goalEndings.reopen(ctx, id);
  }

  @Mutation(() => LearningGoalDetail, {
    description: 'Copies an unfinished goal of an earlier period to the current one.',
  })
  carryOverLearningGoal(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return goalEndings.carryOver(ctx, id);
  }

  @Mutation(() => LearningGoalDetail, {
    description: 'Deletes a goal; restoreLearningGoal undoes it.',
  })
  deleteLearningGoal(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return learningGoals.remove(ctx, id);
  }

  @Mutation(() => LearningGoalDetail, { description: 'Brings a deleted goal back.' })
  restoreLearningGoal(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return learningGoals.restore(ctx, id);
  }

  @Mutation(() => PlannedActivity, { description: 'Plans an activity for a goal.' })
  createPlannedActivity(
    @Ctx() ctx: Context,
    @Arg('input', () => CreatePlannedActivityInput, {
      description:
        'What is planned. Sent again under the same Idempotency-Key header, it is made once.',
    })
    input: CreatePlannedActivityInput,
  ) {
    return plannedActivities.create(ctx, input);
  }

  @Mutation(() => PlannedActivity, { description: 'Changes a planned activity.' })
  updatePlannedActivity(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, plannedOf) id: string,
    @Arg('input', () => UpdatePlannedActivityInput, { description: 'What is to change.' })
    input: UpdatePlannedActivityInput,
  ) {
    return plannedActivities.update(ctx, id, input);
  }

  @Mutation(() => PlannedActivity, {
    description: 'Removes a planned activity; restorePlannedActivity undoes it.',
  })
  deletePlannedActivity(@Ctx() ctx: Context, @Arg('id', () => ID, plannedOf) id: string) {
    return plannedActivities.remove(ctx, id);
  }

  @Mutation(() => PlannedActivity, { description: 'Brings a removed planned activity back.' })
  restorePlannedActivity(@Ctx() ctx: Context, @Arg('id', () => ID, plannedOf) id: string) {
    return plannedActivities.restore(ctx, id);
  }
}
