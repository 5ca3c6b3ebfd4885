import { ArgsType, Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { updateInput } from '../../records/input.ts';
import { connectionType, PageArgs } from '../pages.ts';
import { RecordedActivityInput } from '../recorded-activity.input.ts';
import { Activity } from './activity.entity.ts';

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
export class UpdateActivityInput extends updateInput(CreateActivityInput, {
  without: ['plannedActivityId'],
  descriptions: {
    description: 'More about it; null clears it.',
    status: 'in-progress or completed; completed without a date is completed now.',
    completedDate: 'When it was completed, not in the future.',
    evidence: 'Evidence; null clears it.',
    goalId: 'The learning goal it serves; null for none.',
  },
}) {}

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
