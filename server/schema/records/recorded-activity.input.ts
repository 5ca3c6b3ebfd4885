import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, InputType, Int } from 'type-graphql';
import { CountAnswersInput } from '../standing/does-this-count/count.input.ts';
import {
  ActivityCategoryEnum,
  ActivitySettingEnum,
  ActivityStatusEnum,
  ActivityTypeEnum,
  ContentElementEnum,
} from './activities/activity.enums.ts';
import { GraphQLDay } from '../mechanics/day.scalar.ts';

/** The fields that make an activity traceable; create and update take the same. */
@InputType()
export abstract class TraceInput {
  @Field(() => ActivityTypeEnum, {
    nullable: true,
  })
  activityType?: string | null;

  @Field(() => String, { nullable: true })
  provider?: string | null;

  @Field(() => GraphQLDay, {
    nullable: true,
  })
  startDate?: Date | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Its last day, not before the first; not in the future once it is completed.',
  })
  endDate?: Date | null;

  @Field(() => ActivitySettingEnum, {
    nullable: true,
  })
  setting?: string | null;

  @Field(() => String, { nullable: true })
  place?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'With which other practitioners, by their roles; no names.',
  })
  practitioners?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of other practitioners who took part, 1 to 9999.',
  })
  practitionerCount?: number | null;

  @Field(() => [ContentElementEnum], {
    nullable: true,
  })
  contentElements?: string[];

  @Field(() => String, { nullable: true })
  howItMeets?: string | null;
}

/** An activity to be recorded, by the form or out of a table. */
@InputType()
export abstract class RecordedActivityInput extends TraceInput {
  @Field(() => String, { description: 'What was done; at least 2 characters.' })
  title!: string;

  @Field(() => ActivityCategoryEnum)
  category!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Float, { description: 'Hours in steps of half an hour, at least 0.5.' })
  hours!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Done in an interactive setting with other practitioners.',
  })
  isInteractive?: boolean | null;

  @Field(() => ActivityStatusEnum, {
    nullable: true,
    description: 'In progress by default.',
  })
  status?: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when it was completed, not in the future; now when left out.',
  })
  completedDate?: Date | null;

  @Field(() => String, { nullable: true, description: 'Evidence: an address or free text.' })
  evidence?: string | null;

  @Field(() => CountAnswersInput, {
    nullable: true,
    description: 'The answers to “Does this count?”; null removes them.',
  })
  countAnswers?: CountAnswersInput | null;
}
