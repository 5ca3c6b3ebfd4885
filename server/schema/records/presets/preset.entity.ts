import { DecimalType } from '@mikro-orm/core';
import { Check, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ObjectType } from 'type-graphql';
import { CivilDay } from '#server/db/civil-day';
import { storedRecord, StoredRecord } from '#server/records/record.entity';
import { ActivityCategoryEnum, ActivityTypeEnum } from '../activities/activity.enums.ts';
import { PresetRepeatEnum } from './preset.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@storedRecord('presets')
@ObjectType({
  description:
    'An activity that the user logs again and again; proposed, never recorded by itself.',
})
@Index({
  name: 'presets_newest',
  expression:
    'create index presets_newest on presets (user_id, created_at desc, id desc) where deleted_at is null',
})
@Check({ name: 'presets_hours_positive', expression: 'hours > 0' })
export class Preset extends StoredRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => Float, { description: 'In steps of half an hour.' })
  @Property({ type: new DecimalType('number'), precision: 5, scale: 1 })
  hours!: number;

  @Field(() => ActivityCategoryEnum)
  @Property({ type: 'text' })
  category!: string;

  @Field(() => ActivityTypeEnum, {
    nullable: true,
  })
  @Property({ type: 'text', nullable: true })
  activityType: string | null = null;

  @Field(() => Boolean, { description: 'Together with other practitioners.' })
  @Property({ type: 'boolean', default: false })
  isInteractive: boolean = false;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  provider: string | null = null;

  @Field(() => PresetRepeatEnum)
  @Property({ type: 'text', default: 'never' })
  repeat: string = 'never';

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Null if it is never proposed.',
  })
  @Property({ type: CivilDay, nullable: true })
  startsOn: Date | null = null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Recorded or skipped until then: it is proposed for later days only.',
  })
  @Property({ type: CivilDay, nullable: true })
  settledOn: Date | null = null;
}
