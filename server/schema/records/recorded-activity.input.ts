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
    description: 'Not before the first day; not in the future once it is completed.',
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
    description: 'By their roles; no names.',
  })
  practitioners?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: '1 to 9999.',
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
  @Field(() => String, { description: 'At least 2 characters.' })
  title!: string;

  @Field(() => ActivityCategoryEnum)
  category!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Float, { description: 'In steps of half an hour, at least 0.5.' })
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
    description: 'Not in the future; now by default.',
  })
  completedDate?: Date | null;

  @Field(() => String, { nullable: true, description: 'An address or free text.' })
  evidence?: string | null;

  @Field(() => CountAnswersInput, {
    nullable: true,
    description: 'To “Does this count?”; null removes them.',
  })
  countAnswers?: CountAnswersInput | null;
}
