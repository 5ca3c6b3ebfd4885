import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '#server/context';
import { recordedKinds } from '#server/records/kinds';
import { Activity } from '../activities/activity.entity.ts';
import { LearningGoalDetail } from '../learning-goals/learning-goal.type.ts';
import { recordedAt } from '#domain/records/recorded';
import { keptUntil, yearKeptUntil } from './kept-until.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

type KeepUntil<Row> = (ctx: Context, record: Row) => Promise<Date>;

/** Makes the resolver of `keepUntil` of one type. */
function retention<Row extends object>(type: ClassType<Row>, until: KeepUntil<Row>) {
  @Resolver(() => type)
  class RetentionResolver {
    @FieldResolver(() => GraphQLDay, {
      description: 'The last day on which an auditor can ask for it.',
    })
    keepUntil(@Ctx() ctx: Context, @Root() record: Row) {
      return until(ctx, record);
    }
  }
  return RetentionResolver;
}

/** The resolvers of `keepUntil`, for every kind but parts of another record. */
export const retentionResolvers = [
  retention(Activity, (ctx, { completedDate, completedOn, createdAt }) =>
    keptUntil(ctx, completedDate ? (completedOn ?? completedDate) : createdAt),
  ),
  retention(LearningGoalDetail, (ctx, { periodYear }) => yearKeptUntil(ctx, periodYear)),
  ...recordedKinds.map(({ entity }) =>
    retention(entity, (ctx, record) => keptUntil(ctx, recordedAt(record))),
  ),
];
