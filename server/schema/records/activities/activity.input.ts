import { ArgsType, Field, Float, InputType, ObjectType } from 'type-graphql';
import { RecordListArgs } from '#server/records/list-args';
import { updateInput } from '#server/records/input';
import { ACTIVITY_DOCUMENTS_MAX } from '#domain/records/documents';
import { ACTIVITY_GOALS_MAX } from '#domain/records/learning-goals';
import { connectionType } from '../../mechanics/pages.ts';
import { HoursForInput } from '../hours-for.type.ts';
import { RecordedActivityInput } from '../recorded-activity.input.ts';
import { ACTIVITIES_AT_ONCE } from '#domain/records/activity-changes';
import { ACTIVITY_SEARCH_MAX } from '#domain/records/activity-filters';
import { Activity } from './activity.entity.ts';
import {
  ActivityCategoryEnum,
  ActivityCheckKindEnum,
  ActivitySortEnum,
  ActivityStatusEnum,
  ActivityTypeEnum,
  EvidenceFilterEnum,
} from './activity.enums.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';

@InputType({ description: 'A CPD activity to record.' })
export class CreateActivityInput extends RecordedActivityInput {
  @IdField(['LearningGoal'], {
    nullable: true,
    description: `At most ${ACTIVITY_GOALS_MAX}.`,
  })
  goalIds?: string[];

  @IdField(['Document'], {
    nullable: true,
    description: `As evidence, at most ${ACTIVITY_DOCUMENTS_MAX}.`,
  })
  documentIds?: string[];

  @IdField('PlannedActivity', {
    nullable: true,
    description: 'It completes it, and serves the goal of that plan too.',
  })
  plannedActivityId?: string | null;

  @Field(() => [HoursForInput], {
    nullable: true,
    description: 'Each profession once; null: all of them for the first.',
  })
  countsFor?: HoursForInput[] | null;
}

@InputType({ description: 'The changes to an activity; what is left out stays.' })
export class UpdateActivityInput extends updateInput(CreateActivityInput, {
  without: ['plannedActivityId'],
  descriptions: {
    description: 'Null clears it.',
    status: 'Completed without a date is completed now.',
    completedDate: 'Not in the future.',
    evidence: 'Null clears it.',
  },
}) {
  @Field(() => [ActivityCheckKindEnum], {
    nullable: true,
    description: 'An empty list asks again.',
  })
  confirmedChecks?: string[] | null;
}

@InputType({ description: 'A change of several activities together; what is left out stays.' })
export class ChangeActivitiesInput {
  @IdField(['Activity'], { description: `1 to ${ACTIVITIES_AT_ONCE}.` })
  ids!: string[];

  @Field(() => ActivityStatusEnum, {
    nullable: true,
    description: 'Completed gives back the completion date before, else today’s.',
  })
  status?: string;

  @Field(() => ActivityCategoryEnum, {
    nullable: true,
  })
  category?: string;

  @IdField('LearningGoal', {
    nullable: true,
    description: 'Added to the goals of each; null ends that they serve any.',
  })
  goalId?: string | null;

  @Field(() => ProfessionEnum, {
    nullable: true,
    description: 'One of yours, for which all their hours count.',
  })
  registration?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true moves them to the bin, false restores them.',
  })
  deleted?: boolean;
}

@ObjectType({ description: 'An activity that did not take a change.' })
export class RefusedActivity {
  @IdField('Activity')
  id!: number;

  @Field(() => String)
  message!: string;
}

@ObjectType({ description: 'What became of a change of several activities.' })
export class ChangedActivities {
  @IdField(['Activity'])
  ids!: number[];

  @Field(() => [RefusedActivity], { description: 'They stayed as they were.' })
  @AtMost(ACTIVITIES_AT_ONCE)
  refused!: RefusedActivity[];
}

@ArgsType()
export class ActivityArgs extends RecordListArgs {
  @Field(() => ActivityStatusEnum, { nullable: true })
  status?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Words, or beginnings of words, that title, provider, place and description have all of; the first ${ACTIVITY_SEARCH_MAX} characters.`,
  })
  query?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'In which it was completed, or recorded while in progress: all (the default), current, or the year in which the period ends.',
  })
  period?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Likewise by calendar year: all (the default), or one such as 2026. With a period, those in both.',
  })
  year?: string | null;

  @Field(() => ActivityCategoryEnum, {
    nullable: true,
  })
  category?: string | null;

  @Field(() => ActivityTypeEnum, {
    nullable: true,
  })
  activityType?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only interactive ones, or only others.' })
  interactive?: boolean | null;

  @Field(() => EvidenceFilterEnum, {
    nullable: true,
    description: 'Full is a file or an attestation.',
  })
  evidence?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'paramedic, nurse or midwife.',
  })
  countsFor?: string | null;

  @IdField('LearningGoal', { nullable: true, description: 'Only what serves it.' })
  goalId?: string | null;

  @IdField('Document', {
    nullable: true,
    description: 'Cited as evidence.',
  })
  documentId?: string | null;

  @Field(() => ActivitySortEnum, {
    nullable: true,
    description: 'Newest by default. A cursor is valid in its own order.',
  })
  sort?: string | null;
}

@ObjectType({ description: 'A page of activities.' })
export class ActivityConnection extends connectionType('Activity', Activity) {
  @Field(() => Float, {
    description: 'Of all that the filter selects, on all pages.',
  })
  totalHours!: number;

  @Field(() => Float)
  totalInteractiveHours!: number;
}
