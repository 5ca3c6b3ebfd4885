import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { recordResolver } from '#server/records/resolver';
import { fieldsOf } from '../../mechanics/selected.ts';
import * as activities from './activities.ts';
import { Activity } from './activity.entity.ts';
import {
  ActivityArgs,
  ActivityConnection,
  ChangeActivitiesInput,
  ChangedActivities,
  CreateActivityInput,
  UpdateActivityInput,
} from './activity.input.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { REPEATABLE_EACH } from '#domain/records/activities';

@Resolver(() => Activity)
export class ActivityResolver extends recordResolver({
  name: 'Activity',
  label: 'an activity',
  type: Activity,
  inputs: { create: CreateActivityInput, update: UpdateActivityInput },
  service: activities,
  updates: 'Changes an activity, or flips its status.',
}) {
  @Query(() => ActivityConnection, {
    description: 'Your activities, latest first unless another order is chosen.',
  })
  activities(
    @Ctx() ctx: Context,
    @Args(() => ActivityArgs) args: ActivityArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return activities.list(ctx, args, fieldsOf(info));
  }

  @Mutation(() => ChangedActivities, {
    description: 'Changes several activities; those that cannot take the change are named.',
  })
  changeActivities(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangeActivitiesInput)
    input: ChangeActivitiesInput,
  ) {
    return activities.change(ctx, input);
  }

  @Query(() => Activity, { description: 'One of your activities.' })
  activity(@Ctx() ctx: Context, @IdArg('id', 'Activity') id: string) {
    return activities.get(ctx, id);
  }

  @Query(() => [Activity], { description: 'Your latest activities.' })
  recentActivities(
    @Ctx() ctx: Context,
    @Arg('limit', () => Int, { defaultValue: 5, description: '1 to 100.' })
    limit: number,
    @Info() info: GraphQLResolveInfo,
  ) {
    return activities.recent(ctx, limit, fieldsOf(info));
  }

  @Query(() => [Activity], {
    description:
      'Activities to log again, latest first: the latest of each of your five latest titles and the five most frequent. One in progress is to be completed, not recorded a second time.',
  })
  @AtMost(2 * REPEATABLE_EACH)
  repeatableActivities(@Ctx() ctx: Context) {
    return activities.repeatable(ctx);
  }
}
