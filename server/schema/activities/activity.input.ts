import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../pages.ts';
import { RecordedActivityInput, TraceInput } from '../recorded-activity.input.ts';
import { Activity } from './activity.entity.ts';
import { versionOption } from '../../records/record.entity.ts';

@InputType({ description: 'A CPD activity to record.' })
export class CreateActivityInput extends RecordedActivityInput {
  @Field(() => ID, { nullable: true, description: 'The learning goal it serves, one of your own.' })
  goalId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The planned activity that it completes; it then serves the goal of that plan.',
  })
  plannedActivityId?: string | null;
}

@InputType({ description: 'What is to change of an activity; what is left out stays.' })
export class UpdateActivityInput
  extends TraceInput
  implements Partial<Omit<CreateActivityInput, 'plannedActivityId'>>
{
  @Field(() => String, { nullable: true, description: 'What was done; at least 2 characters.' })
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Clinical Practice, Professional Development, or Research & Education.',
  })
  category?: string;

  @Field(() => String, { nullable: true, description: 'More about it; null clears it.' })
  description?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Hours in steps of half an hour, at least 0.5.',
  })
  hours?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Done in an interactive setting with other practitioners.',
  })
  isInteractive?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'in-progress or completed; completed without a date is completed now.',
  })
  status?: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was completed, not in the future.',
  })
  completedDate?: Date | null;

  @Field(() => String, { nullable: true, description: 'Evidence; null clears it.' })
  evidence?: string | null;

  @Field(() => ID, { nullable: true, description: 'The learning goal it serves; null for none.' })
  goalId?: string | null;

  @Field(() => Int, versionOption)
  version?: number | null;
}

@ArgsType()
export class ActivityArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'all (the default), in-progress or completed.',
  })
  status?: string | null;
}

@ObjectType({ description: 'A page of activities.' })
export class ActivityConnection extends connectionType('Activity', Activity) {
  @Field(() => Float, {
    description: 'Hours of all activities that the filter selects, on all pages.',
  })
  totalHours!: number;
}
