import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { type RecordAction, type TimelineKind } from '#domain/records/record-events';
import { RecordActionEnum, RecordKindEnum } from './record-event.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { EVENT_CHANGES_MAX } from '#domain/pages';

@ObjectType({
  description: 'A change of one of your records: an event of your account’s timeline.',
})
export class RecordChange {
  @Field(() => Int, { description: 'In your account’s timeline: 1, 2, 3 …' })
  seq!: number;

  @Field(() => GraphQLDateTime, { description: 'By the clock of the database.' })
  at!: Date;

  @Field(() => RecordKindEnum)
  kind!: TimelineKind;

  @IdField({ kind: 'kind' }, { description: 'The same in all of its changes.' })
  recordId!: number;

  @Field(() => RecordKindEnum, {
    nullable: true,
    description: 'Of the record that it belongs to, as a file to an activity.',
  })
  ownerKind!: TimelineKind | null;

  @IdField(
    { kind: 'ownerKind' },
    { nullable: true, description: 'Of the record that it belongs to.' },
  )
  ownerId!: number | null;

  @Field(() => RecordActionEnum)
  action!: RecordAction;
}

@ObjectType({ description: 'Changes of your records.' })
export class RecordsChange {
  @Field(() => [RecordChange])
  @AtMost(EVENT_CHANGES_MAX)
  changes!: RecordChange[];

  @Field(() => String, {
    description: 'Send it as `after` to get what follows.',
  })
  cursor!: string;

  @Field(() => Boolean, {
    description: 'False: refetch your lists.',
  })
  complete!: boolean;
}
