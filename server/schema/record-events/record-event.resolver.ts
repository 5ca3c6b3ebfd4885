import { Args, Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../context.ts';
import { kinds } from '../../records/kinds.ts';
import { User } from '../users/user.entity.ts';
import type { BinKind } from '#domain/bin';
import * as history from './history.ts';
import * as recordChain from './record-chain.ts';
import { HistoryArgs, HistoryConnection, RecordChain } from './record-event.type.ts';

/** Makes the resolver of `history` of one type. */
function historyOf(kind: BinKind, type: ClassType<{ id: number }>) {
  @Resolver(() => type)
  class HistoryResolver {
    @FieldResolver(() => HistoryConnection, {
      description: 'What happened to it and to its files, newest first.',
    })
    history(
      @Ctx() ctx: Context,
      @Root() { id }: { id: number },
      @Args(() => HistoryArgs) args: HistoryArgs,
    ) {
      return history.of(ctx, kind, id, args);
    }
  }
  return HistoryResolver;
}

/** The resolvers of `history`, of the kinds that a screen shows one by one; a goal lists its changes of plan. */
export const historyResolvers = [
  historyOf('activity', kinds.activity.entity),
  historyOf('reflective-log', kinds['reflective-log'].entity),
  historyOf('document', kinds.document.entity),
];

@Resolver(() => User)
export class UserRecordChainResolver {
  @FieldResolver(() => RecordChain, {
    description:
      'The timeline of your records, checked: every event against the one before, every record against its newest event.',
  })
  recordChain(@Ctx() ctx: Context) {
    return recordChain.check(ctx);
  }
}
