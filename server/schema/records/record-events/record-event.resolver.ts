import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Int,
  Query,
  Resolver,
  Root,
  Subscription,
  type ClassType,
} from 'type-graphql';
import type { Context } from '#server/context';
import { kindOf } from '#server/records/kinds';
import { User } from '../../account/users/user.entity.ts';
import { binKinds, type BinKind } from '#domain/records/bin';
import { EVENT_CHANGES_MAX, PAGE_MAX } from '#domain/pages';
import { HEAD_TEXT_MAX } from '#domain/records/record-events';
import * as changes from './changes.ts';
import * as history from './history.ts';
import * as recordChain from './record-chain.ts';
import { PageArgs } from '../../mechanics/pages.ts';
import { RecordKindEnum } from './record-event.enums.ts';
import {
  HistoryConnection,
  RecordChain,
  TimelinePoint,
  VerifiedTimelinePoint,
} from './record-event.type.ts';
import { RecordsChange } from './records-change.type.ts';

/** Makes the resolver of `history` of one type. */
export function historyOf(kind: BinKind, type: ClassType<{ id: number }>) {
  @Resolver(() => type)
  class HistoryResolver {
    @FieldResolver(() => HistoryConnection, {
      description: 'Newest first, with what happened to its files and confirmations.',
    })
    history(
      @Ctx() ctx: Context,
      @Root() { id }: { id: number },
      @Args(() => PageArgs) args: PageArgs,
    ) {
      return history.of(ctx, kind, id, args);
    }
  }
  return HistoryResolver;
}

/**
 * The resolvers of `history`; what happens to a part of a record is in the history of the whole. A goal's type is not its
 * entity, so it gets its own (schema/index.ts).
 */
export const historyResolvers = binKinds
  .filter((kind) => !kindOf[kind].partOf && !kindOf[kind].isNoProof && kind !== 'learning-goal')
  .map((kind) => historyOf(kind, kindOf[kind].entity));

const HEAD = `As it was printed, such as "timeline 214: 0123 4567 89ab cdef"; at most ${HEAD_TEXT_MAX} characters, other words included.`;

@Resolver()
export class TimelinePointResolver {
  @Query(() => TimelinePoint, {
    description:
      'Compares a point, as a report or a weekly message printed it, with your timeline now.',
  })
  timelinePoint(
    @Ctx() ctx: Context,
    @Arg('head', () => String, { description: HEAD })
    head: string,
  ) {
    return recordChain.compare(ctx, head);
  }

  @Query(() => VerifiedTimelinePoint, {
    description: 'Looks up a point among all timelines of this server; needs no sign-in.',
  })
  verifyTimelinePoint(
    @Ctx() ctx: Context,
    @Arg('head', () => String, { description: HEAD })
    head: string,
  ) {
    return recordChain.verify(ctx, head);
  }
}

@Resolver(() => User)
export class UserRecordChainResolver {
  @FieldResolver(() => RecordChain, {
    description:
      'Every event is checked against the one before, every record against its newest event.',
  })
  recordChain(@Ctx() ctx: Context) {
    return recordChain.check(ctx);
  }
}

const AFTER = 'The `cursor` of the last changes you received; everything since follows.';

@Resolver()
export class ChangesResolver {
  @Query(() => RecordsChange, {
    description:
      'The changes of your records since a place, of every kind, as `recordsChanged` gives them. None is ever dropped.',
  })
  changes(
    @Ctx() ctx: Context,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `cursor` of the last changes you received; by default all.',
    })
    after?: string | null,
    @Arg('first', () => Int, {
      nullable: true,
      description: `1 to ${PAGE_MAX}; ${EVENT_CHANGES_MAX} by default.`,
    })
    first?: number | null,
    @Arg('kind', () => RecordKindEnum, {
      nullable: true,
    })
    kind?: string | null,
  ) {
    return changes.list(ctx, { after, first, kind });
  }
}

@Resolver()
export class RecordsChangedResolver {
  @Subscription(() => RecordsChange, {
    subscribe: ({ context, args }: { context: Context; args: { after?: string | null } }) =>
      changes.subscribe(context, args.after),
    description:
      'Changes of your records, of every kind, from any device or program. The first event comes at once.',
  })
  recordsChanged(
    @Root() change: RecordsChange,
    @Arg('after', () => String, {
      nullable: true,
      description: AFTER,
    })
    _after?: string | null,
  ): RecordsChange {
    return change;
  }
}
