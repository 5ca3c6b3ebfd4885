import { Args, ArgsType, Ctx, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { updateInput } from '#server/records/input';
import { RecordListArgs } from '#server/records/list-args';
import { recordResolver } from '#server/records/resolver';
import { connectionType } from '../../mechanics/pages.ts';
import { ReflectiveLog } from './reflective-log.entity.ts';
import * as reflectiveLogs from './reflective-logs.ts';
import { IdArg, IdField } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'A reflective practice log to add.' })
class CreateReflectiveLogInput {
  @Field(() => String, { description: 'At least 20 characters.' })
  content!: string;

  @Field(() => String, { description: 'At least 10 characters.' })
  learningOutcomes!: string;

  @Field(() => String, { description: 'At least 10 characters.' })
  futureApplication!: string;

  @IdField('Activity', {
    nullable: true,
  })
  activityId?: string | null;
}

@InputType({ description: 'The changes to a reflective log; what is left out stays.' })
class UpdateReflectiveLogInput extends updateInput(CreateReflectiveLogInput, {
  descriptions: { activityId: 'The activity it reflects on; null for none.' },
}) {}

@ArgsType()
class ReflectiveLogArgs extends RecordListArgs {
  @IdField('Activity', { nullable: true })
  activityId?: string | null;
}

@ObjectType({ description: 'A page of reflective logs.' })
class ReflectiveLogConnection extends connectionType('ReflectiveLog', ReflectiveLog) {}

@Resolver(() => ReflectiveLog)
export class ReflectiveLogResolver extends recordResolver({
  name: 'ReflectiveLog',
  label: 'a reflective log',
  type: ReflectiveLog,
  inputs: { create: CreateReflectiveLogInput, update: UpdateReflectiveLogInput },
  service: reflectiveLogs,
}) {
  @Query(() => ReflectiveLogConnection, { description: 'Your reflective logs, newest first.' })
  reflectiveLogs(@Ctx() ctx: Context, @Args(() => ReflectiveLogArgs) args: ReflectiveLogArgs) {
    return reflectiveLogs.list(ctx, args);
  }

  @Query(() => ReflectiveLog, { description: 'One of your reflective logs.' })
  reflectiveLog(@Ctx() ctx: Context, @IdArg('id', 'ReflectiveLog') id: string) {
    return reflectiveLogs.get(ctx, id);
  }
}
