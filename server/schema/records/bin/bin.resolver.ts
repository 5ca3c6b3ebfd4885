import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { BinArgs, BinConnection, BinItem } from './bin.type.ts';
import * as bin from './bin.ts';
import { BinKindEnum } from './bin.enums.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

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
    @Arg('kind', () => BinKindEnum) kind: string,
    @IdArg('id', { kind: 'kind' }) id: string,
  ) {
    return bin.restore(ctx, kind, id);
  }

  @Mutation(() => BinItem, {
    description: 'Removes a record of the bin for good, with what is attached to it.',
  })
  deleteForever(
    @Ctx() ctx: Context,
    @Arg('kind', () => BinKindEnum) kind: string,
    @IdArg('id', { kind: 'kind' }) id: string,
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
