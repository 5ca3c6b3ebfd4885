import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { recordActions, type RecordAction } from '#domain/record-events';

@ObjectType({ description: 'A change of one of your records.' })
export class RecordChange {
  @Field(() => Int, { description: 'Its number in your account’s timeline: 1, 2, 3 …' })
  seq!: number;

  @Field(() => GraphQLDateTime, { description: 'The time, by the clock of the database.' })
  at!: Date;

  @Field(() => String, { description: 'The kind of the record, such as activity.' })
  kind!: string;

  @Field(() => ID, { description: 'Identifies it among those of its kind.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The kind of the record that it belongs to, as a file to an activity.',
  })
  ownerKind!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the record that it belongs to.' })
  ownerId!: number | null;

  @Field(() => String, { description: `${recordActions.join(', ')}; removed is for good.` })
  action!: RecordAction;
}

@ObjectType({ description: 'Changes of your records.' })
export class RecordsChange {
  @Field(() => [RecordChange], { description: 'The changes, the oldest first; 50 at most.' })
  changes!: RecordChange[];

  @Field(() => String, {
    description:
      'The place up to which you have received changes; send it as `after` when you reconnect.',
  })
  cursor!: string;

  @Field(() => Boolean, {
    description: 'True if `changes` is complete since then; if false, refetch your lists.',
  })
  complete!: boolean;
}
