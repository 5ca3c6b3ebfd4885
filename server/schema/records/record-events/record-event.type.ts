import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { type RecordAction } from '#domain/records/record-events';
import type { RecordDifference } from '#domain/records/record-chain';
import { connectionType } from '../../mechanics/pages.ts';
import { RecordActionEnum, RecordProblemEnum } from './record-event.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { PAGE_MAX } from '#domain/pages';

@ObjectType({ description: 'What happened to a record.' })
export class HistoryEvent {
  @Field(() => Int, { description: 'In your account’s timeline: 1, 2, 3 …' })
  seq!: number;

  @Field(() => GraphQLDateTime, { description: 'By the clock of the database.' })
  at!: Date;

  @Field(() => RecordActionEnum)
  action!: RecordAction;

  @Field(() => String)
  text!: string;

  @Field(() => String, { description: 'It covers that of the event before.' })
  sha256!: string;
}

@ObjectType({ description: 'A page of what happened to a record, newest first.' })
export class HistoryConnection extends connectionType('HistoryEvent', HistoryEvent) {}

@ObjectType('RecordDifference', { description: 'A record that differs from its timeline.' })
export class RecordDifferenceType {
  @Field(() => String, { description: 'Such as activity.' })
  kind!: string;

  @IdField({ kind: 'kind' })
  recordId!: number;

  @Field(() => RecordProblemEnum)
  problem!: RecordDifference['problem'];
}

@ObjectType({ description: 'The timeline of your records, checked.' })
export class RecordChain {
  @Field(() => Int, { description: 'In events.' })
  length!: number;

  @Field(() => String, {
    description: 'The SHA-256 of the newest event, which covers all before; zeros without events.',
  })
  headHash!: string;

  @Field(() => GraphQLDateTime, { nullable: true })
  headAt!: Date | null;

  @Field(() => Boolean, {
    description: 'True if no event was changed or removed, and every record is as recorded.',
  })
  intact!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The first event that was changed, removed or put in.',
  })
  brokenAt!: number | null;

  @Field(() => [RecordDifferenceType], {
    description: '100 at most.',
  })
  @AtMost(PAGE_MAX)
  differing!: RecordDifferenceType[];

  @Field(() => Int)
  differingCount!: number;
}

@ObjectType({
  description: 'A point looked up among all timelines of this server; it never says whose.',
})
export class VerifiedTimelinePoint {
  @Field(() => Int)
  seq!: number;

  @Field(() => Boolean, { description: 'True if it belongs to a timeline of this server.' })
  isKnown!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Of its event; null if it is unknown.',
  })
  at!: Date | null;

  @Field(() => String)
  text!: string;
}

@ObjectType({ description: 'A point of a timeline, compared with your timeline as it is now.' })
export class TimelinePoint {
  @Field(() => Int)
  seq!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Of your event with that number; null if there is none.',
  })
  at!: Date | null;

  @Field(() => Boolean, {
    description: 'True if your timeline has this point and nothing before it was changed since.',
  })
  isUnchanged!: boolean;

  @Field(() => String)
  text!: string;
}
