import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { PageArgs } from '../pages.ts';
import { ReflectiveLog } from './reflective-log.entity.ts';
import {
  CreateReflectiveLogInput,
  ReflectiveLogConnection,
  UpdateReflectiveLogInput,
} from './reflective-log.input.ts';
import * as reflectiveLogs from './reflective-logs.ts';

const idOf = { description: 'Which log; another user’s is not found.' };

@Resolver(() => ReflectiveLog)
export class ReflectiveLogResolver {
  @Query(() => ReflectiveLogConnection, { description: 'Your reflective logs, newest first.' })
  reflectiveLogs(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return reflectiveLogs.list(ctx, args);
  }

  @Query(() => ReflectiveLog, { description: 'One of your reflective logs.' })
  reflectiveLog(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return reflectiveLogs.get(ctx, id);
  }

  @Mutation(() => ReflectiveLog, { description: 'Adds a reflective log.' })
  createReflectiveLog(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateReflectiveLogInput, {
      description: 'The log. Sent again under the same Idempotency-Key header, it is made once.',
    })
    input: CreateReflectiveLogInput,
  ) {
    return reflectiveLogs.create(ctx, input);
  }

  @Mutation(() => ReflectiveLog, { description: 'Changes a reflective log.' })
  updateReflectiveLog(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idOf) id: string,
    @Arg('input', () => UpdateReflectiveLogInput, { description: 'What is to change.' })
    input: UpdateReflectiveLogInput,
  ) {
    return reflectiveLogs.update(ctx, id, input);
  }

  @Mutation(() => ReflectiveLog, {
    description: 'Deletes a reflective log; restoreReflectiveLog undoes it.',
  })
  deleteReflectiveLog(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return reflectiveLogs.remove(ctx, id);
  }

  @Mutation(() => ReflectiveLog, { description: 'Brings a deleted reflective log back.' })
  restoreReflectiveLog(@Ctx() ctx: Context, @Arg('id', () => ID, idOf) id: string) {
    return reflectiveLogs.restore(ctx, id);
  }
}
