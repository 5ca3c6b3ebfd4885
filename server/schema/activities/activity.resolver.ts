import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { fieldsOf } from '../selected.ts';
import * as activities from './activities.ts';
import { Activity } from './activity.entity.ts';
import {
  ActivityArgs,
  ActivityConnection,
  CreateActivityInput,
  UpdateActivityInput,
} from './activity.input.ts';

const idOf = { description: 'Which activity; another user’s is not found.' };

@Resolver(() => Activity)
export class ActivityResolver {
  @Query(() => ActivityConnection, { description: 'Your activities, latest first.' })
  activities(
    @Ctx() ctx: Context,
    @Args(() => ActivityArgs) args: ActivityArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return activities.list(ctx, args, fieldsOf(info));
  }

  @Query(() => Activity, { description: 'One of your activities.' })
  activity(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return activities.get(ctx, id);
  }

  @Query(() => [Activity], { description: 'Your latest activities.' })
  recentActivities(
    @Ctx() ctx: Context,
    @Arg('limit', () => Int, { defaultValue: 5, description: 'How many, 1 to 100.' }) limit: number,
    @Info() info: GraphQLResolveInfo,
  ) {
    return activities.recent(ctx, limit, fieldsOf(info));
  }

  @Mutation(() => Activity, { description: 'Records an activity.' })
  createActivity(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateActivityInput, {
      description:
        'The activity. Sent again under the same Idempotency-Key header, it is made once.',
    })
    input: CreateActivityInput,
  ) {
    return activities.create(ctx, input);
  }

  @Mutation(() => Activity, { description: 'Changes an activity, or flips its status.' })
  updateActivity(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idOf) id: string,
    @Arg('input', () => UpdateActivityInput, { description: 'What is to change.' })
    input: UpdateActivityInput,
  ) {
    return activities.update(ctx, id, input);
  }

  @Mutation(() => Activity, { description: 'Deletes an activity; restoreActivity undoes it.' })
  deleteActivity(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return activities.remove(ctx, id);
  }

  @Mutation(() => Activity, { description: 'Brings a deleted activity back.' })
  restoreActivity(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return activities.restore(ctx, id);
  }
}
