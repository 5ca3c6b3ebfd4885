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

@InputType({ description: 'A CPD activity to record.' })
export class CreateActivityInput extends RecordedActivityInput {
  @IdField(['LearningGoal'], {
    nullable: true,
    description: `The learning goals it serves, at most ${ACTIVITY_GOALS_MAX} of your own.`,
  })
  goalIds?: string[];

  @IdField(['Document'], {
    nullable: true,
    description: `The documents it cites as evidence, at most ${ACTIVITY_DOCUMENTS_MAX} of your own.`,
  })
  documentIds?: string[];

  @IdField('PlannedActivity', {
    nullable: true,
    description:
      'The planned activity that it completes; it then serves the goal of that plan, too.',
  })
  plannedActivityId?: string | null;

  @Field(() => [HoursForInput], {
    nullable: true,
    description:
      'The hours that count for each of your registrations, each profession once; null: all of them for the first.',
  })
  countsFor?: HoursForInput[] | null;
}

@InputType({ description: 'The changes to an activity; what is left out stays.' })
export class UpdateActivityInput extends updateInput(CreateActivityInput, {
  without: ['plannedActivityId'],
  descriptions: {
    description: 'More about it; null clears it.',
    status: 'Completed without a date is completed now.',
    completedDate: 'The time when it was completed, not in the future.',
    evidence: 'Evidence; null clears it.',
  },
}) {
  @Field(() => [ActivityCheckKindEnum], {
    nullable: true,
    description: 'The checks of its readiness that are confirmed; an empty list asks again.',
  })
  confirmedChecks?: string[] | null;
}

@InputType({ description: 'A change of several activities together; what is left out stays.' })
export class ChangeActivitiesInput {
  @IdField(['Activity'], { description: `The ids, 1 to ${ACTIVITIES_AT_ONCE} of yours.` })
  ids!: string[];

  @Field(() => ActivityStatusEnum, {
    nullable: true,
    description: 'Completed gives back the completion date that one had before, else today’s.',
  })
  status?: string;

  @Field(() => ActivityCategoryEnum, {
    nullable: true,
  })
  category?: string;

  @IdField('LearningGoal', {
    nullable: true,
    description: 'Added to the learning goals of each; null ends that they serve any.',
  })
  goalId?: string | null;

  @Field(() => ProfessionEnum, {
    nullable: true,
    description: 'The profession of one of your registrations, for which all their hours count.',
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
  @IdField(['Activity'], { description: 'Those that have the change now.' })
  ids!: number[];

  @Field(() => [RefusedActivity], { description: 'Those that stayed as they were.' })
  refused!: RefusedActivity[];
}

@ArgsType()
export class ActivityArgs extends RecordListArgs {
  @Field(() => ActivityStatusEnum, { nullable: true, description: 'All by default.' })
  status?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Words, or beginnings of words, that title, provider, place and description have all of; the first ${ACTIVITY_SEARCH_MAX} characters.`,
  })
  query?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The CPD period in which it was completed, or recorded while in progress: all (the default), current, or the year in which the period ends.',
  })
  period?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The calendar year in which it was completed, or recorded while in progress: all (the default), or a year such as 2026. With a period, those in both.',
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
    description: 'All by default; full is a file or an attestation.',
  })
  evidence?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Those that count for this registration: paramedic, nurse or midwife.',
  })
  countsFor?: string | null;

  @IdField('LearningGoal', { nullable: true, description: 'Those that serve this learning goal.' })
  goalId?: string | null;

  @IdField('Document', {
    nullable: true,
    description: 'Those that cite this document as evidence.',
  })
  documentId?: string | null;

  @Field(() => ActivitySortEnum, {
    nullable: true,
    description: 'Newest by default. A cursor is valid in the order that it came from.',
  })
  sort?: string | null;
}

@ObjectType({ description: 'A page of activities.' })
export class ActivityConnection extends connectionType('Activity', Activity) {
  @Field(() => Float, {
    description: 'Hours of all activities that the filter selects, on all pages.',
  })
  totalHours!: number;

  @Field(() => Float, { description: 'Those of them that are interactive.' })
  totalInteractiveHours!: number;
}
