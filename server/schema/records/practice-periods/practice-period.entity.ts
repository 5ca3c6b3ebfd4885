import { ArrayType, DecimalType, OptionalProps } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ObjectType } from 'type-graphql';
import type { PracticeKind } from '#domain/records/practice-periods';
import { CivilDay } from '#server/db/civil-day';
import { storedRecord, StoredRecord } from '#server/records/record.entity';
import { ActivityDocument } from '../activities/activity.entity.ts';
import { PracticeKindEnum } from './practice-period.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { ACTIVITY_DOCUMENTS_MAX } from '#domain/records/documents';

@storedRecord('practice_periods')
@ObjectType({ description: 'Hours of practice for one employer between two days, or leave.' })
@Index({
  name: 'practice_periods_newest',
  expression:
    'create index practice_periods_newest on practice_periods (user_id, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'practice_periods_latest',
  expression:
    'create index practice_periods_latest on practice_periods (user_id, end_date desc, id desc) where deleted_at is null',
})
@Index({
  name: 'practice_periods_search',
  expression:
    "create index practice_periods_search on practice_periods using gin (record_words(user_id, employer || ' ' || coalesce(position, ''))) where deleted_at is null",
})
export class PracticePeriod extends StoredRecord {
  [OptionalProps]?: 'documentIds';

  @Field(() => PracticeKindEnum)
  @Property({ type: 'text' })
  kind!: PracticeKind;

  @Field(() => String)
  @Property({ type: 'text' })
  employer!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  position: string | null = null;

  @Field(() => GraphQLDay)
  @Property({ type: CivilDay })
  startDate!: Date;

  @Field(() => GraphQLDay)
  @Property({ type: CivilDay })
  endDate!: Date;

  @Field(() => Float, { description: 'In steps of half an hour; 0 for leave.' })
  @Property({ type: new DecimalType('number'), precision: 6, scale: 1 })
  hours!: number;

  @IdField(['Document'], { description: 'Those in the bin included.' })
  @Property({ type: new ArrayType(Number), columnType: 'int[]', default: [] })
  documentIds: number[] = [];

  @Field(() => [ActivityDocument], { description: 'Without those in the bin.' })
  @Property({ type: 'json', persist: false })
  @AtMost(ACTIVITY_DOCUMENTS_MAX)
  documents?: ActivityDocument[];

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;
}
