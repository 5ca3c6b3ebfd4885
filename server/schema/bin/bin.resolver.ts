import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import type { Context } from '../../context.ts';
import { Activity } from '../activities/activity.entity.ts';
import { Document } from '../documents/document.entity.ts';
import { LearningGoalDetail } from '../learning-goals/learning-goal.type.ts';
import { ReflectiveLog } from '../reflective-logs/reflective-log.entity.ts';
import { BinArgs, BinConnection, BinItem } from './bin.type.ts';
import * as bin from './bin.ts';
import { keptUntil, yearKeptUntil } from './kept-until.ts';

const kindOf = {
  description:
    'Its kind: activity, reflective-log, document, evidence-file, learning-goal or planned-activity.',
};
const idOf = { description: 'Which one of that kind; another user’s is not found.' };

@Resolver(() => BinItem)
export class BinResolver {
  @Query(() => BinConnection, {
    description: 'What you deleted in the last 30 days and can bring back, latest first.',
  })
  bin(@Ctx() ctx: Context, @Args(() => BinArgs) args: BinArgs) {
    return bin.list(ctx, args);
  }

  @Mutation(() => BinItem, {
    description: 'Brings a deleted record back, with its files and links.',
  })
  restoreFromBin(
    @Ctx() ctx: Context,
    @Arg('kind', () => String, kindOf) kind: string,
    @Arg('id', () => ID, idOf) id: string,
  ) {
    return bin.restore(ctx, kind, id);
  }

  @Mutation(() => BinItem, {
    description: 'Removes a record of the bin for good, with what is attached to it.',
  })
  deleteForever(
    @Ctx() ctx: Context,
    @Arg('kind', () => String, kindOf) kind: string,
    @Arg('id', () => ID, idOf) id: string,
  ) {
    return bin.remove(ctx, kind, id);
  }

  @Mutation(() => Int, {
    description: 'Removes everything in the bin for good; answers how many records.',
  })
  emptyBin(@Ctx() ctx: Context) {
    return bin.empty(ctx);
  }
}

const until = {
  description: 'The last day on which an auditor can ask for it, as midnight UTC.',
};

@Resolver(() => Activity)
export class ActivityRetentionResolver {
  @FieldResolver(() => GraphQLDateTime, until)
  keepUntil(@Ctx() ctx: Context, @Root() { completedDate, createdAt }: Activity) {
    return keptUntil(ctx, completedDate ?? createdAt);
  }
}

@Resolver(() => Document)
export class DocumentRetentionResolver {
  @FieldResolver(() => GraphQLDateTime, until)
  keepUntil(@Ctx() ctx: Context, @Root() { claimedCreatedAt, createdAt }: Document) {
    return keptUntil(ctx, claimedCreatedAt ?? createdAt);
  }
}

@Resolver(() => ReflectiveLog)
export class ReflectiveLogRetentionResolver {
  @FieldResolver(() => GraphQLDateTime, until)
  keepUntil(@Ctx() ctx: Context, @Root() { claimedCreatedAt, createdAt }: ReflectiveLog) {
    return keptUntil(ctx, claimedCreatedAt ?? createdAt);
  }
}

@Resolver(() => LearningGoalDetail)
export class LearningGoalRetentionResolver {
  @FieldResolver(() => GraphQLDateTime, until)
  keepUntil(@Ctx() ctx: Context, @Root() { periodYear }: LearningGoalDetail) {
    return yearKeptUntil(ctx, periodYear);
  }
}
