import { Check, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ArrayType, DecimalType, OptionalProps } from '@mikro-orm/core';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { ActivityStatus } from '#domain/records/activities';
import type { ContentElementId } from '#domain/records/activity-trace';
import type { ActivitySetting } from '#domain/records/activity-settings';
import { type ActivityType } from '#domain/records/activity-types';
import type { CountAnswers } from '#domain/records/count-answers';
import type { HoursFor } from '#domain/records/hours-for';
import { judgedTexts, type EvidenceTextGrade } from '#domain/records/evidence-strength';
import { type CheckKind } from '#domain/records/plausibility';
import { CivilDay } from '#server/db/civil-day';
import { CountAnswersType } from './count-answers.type.ts';
import { HoursForType } from '../hours-for.type.ts';
import { LearningGoal } from '../learning-goals/learning-goal.entity.ts';
import { storedRecord, StoredRecord } from '#server/records/record.entity';
import {
  ActivityCategoryEnum,
  ActivityCheckKindEnum,
  ActivitySettingEnum,
  ActivityStatusEnum,
  ActivityTypeEnum,
  ContentElementEnum,
} from './activity.enums.ts';
import { DocumentTypeEnum } from '../documents/document.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { ACTIVITY_DOCUMENTS_MAX } from '#domain/records/documents';
import { ACTIVITY_GOALS_MAX } from '#domain/records/learning-goals';
import { REGISTRATIONS_MAX } from '#domain/standing/registrations';

@ObjectType({ description: 'A learning goal that an activity serves.' })
export class ActivityGoal {
  @IdField('LearningGoal')
  id!: number;

  @Field(() => String)
  title!: string;
}

@ObjectType({ description: 'A document that an activity cites as evidence.' })
export class ActivityDocument {
  @IdField('Document')
  id!: number;

  @Field(() => String)
  title!: string;

  @Field(() => DocumentTypeEnum)
  type!: string;
}

/** Writes a judgement of its texts with every change. */
const judged = (name: keyof ReturnType<typeof judgedTexts>) => {
  const write = (activity: Activity) => judgedTexts(activity)[name];
  return { onCreate: write, onUpdate: write };
};

@storedRecord('activities')
@ObjectType({ description: 'Something learned, with its hours.' })
@Index({
  name: 'activities_list',
  expression:
    'create index activities_list on activities (user_id, occurred_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'activities_days',
  expression:
    "create index activities_days on activities (user_id, completed_on) include (category, activity_type, hours, is_interactive) where status = 'completed' and deleted_at is null",
})
@Index({
  name: 'activities_completed',
  expression:
    "create index activities_completed on activities (user_id, greatest(created_at, completed_date)) where status = 'completed' and deleted_at is null",
})
@Index({
  name: 'activities_in_progress',
  expression:
    "create index activities_in_progress on activities (user_id, coalesce(updated_at, created_at)) where status = 'in-progress' and deleted_at is null",
})
@Index({
  name: 'activities_by_goal',
  expression:
    'create index activities_by_goal on activities (goal_id, occurred_at desc, id desc) where goal_id is not null',
})
@Index({
  name: 'activities_by_goals',
  expression:
    "create index activities_by_goals on activities using gin (goal_ids) where goal_ids <> '{}'",
})
@Index({
  name: 'activities_by_documents',
  expression:
    "create index activities_by_documents on activities using gin (document_ids) where document_ids <> '{}'",
})
@Index({
  name: 'activities_search',
  expression:
    'create index activities_search on activities using gin (activity_words(user_id, title, provider, place, description)) where deleted_at is null',
})
@Check({
  name: 'activities_completed_has_date',
  expression: "(status = 'completed') = (completed_date is not null)",
})
@Check({
  name: 'activities_completed_on',
  expression:
    "completed_date is null or completed_on is null or abs(completed_on - (completed_date at time zone 'UTC')::date) <= 1",
})
@Check({ name: 'activities_hours_positive', expression: 'hours > 0' })
export class Activity extends StoredRecord {
  /** Completing a module writes the reflection on it into the description (decision 007). */
  static readonly withoutReflections = {
    description: 'case when module_id is null then description end',
  };

  [OptionalProps]?:
    | 'isInteractive'
    | 'status'
    | 'occurredAt'
    | 'contentElements'
    | 'goalIds'
    | 'documentIds'
    | 'formerGoalId'
    | 'evidenceGrade'
    | 'namesProvider'
    | 'namesPractitioners';

  @IdField('Module', {
    nullable: true,
    description: 'The learning module that it came from.',
  })
  @Property({ type: 'integer', nullable: true })
  moduleId: number | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'That of a learning module is what you wrote on it: null for an access token without the scope reflective-logs:read, which cannot empty it either.',
  })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => ActivityCategoryEnum)
  @Property({ type: 'text' })
  category!: string;

  @Field(() => Float, { description: 'In steps of half an hour.' })
  @Property({ type: new DecimalType('number'), precision: 5, scale: 1 })
  hours!: number;

  @Field(() => Boolean, { description: 'Done in an interactive setting with other practitioners.' })
  @Property({ type: 'boolean', default: false })
  isInteractive: boolean = false;

  @Field(() => ActivityStatusEnum)
  @Property({ type: 'text', default: 'in-progress' })
  status: ActivityStatus = 'in-progress';

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Null while in progress.',
  })
  @Property({ type: 'datetime', length: 3, nullable: true })
  completedDate: Date | null = null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description:
      'The day of completion in the time zone that its owner had then; lists, sums and periods go by it. While in progress again, the day it had before.',
  })
  @Property({ type: CivilDay, nullable: true })
  completedOn: Date | null = null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Of the completion before it went back to in progress, to be offered again; null while completed.',
  })
  @Property({ type: 'datetime', length: 3, nullable: true })
  lastCompletedDate: Date | null = null;

  @Field(() => String, { nullable: true, description: 'An address or free text.' })
  @Property({ type: 'text', nullable: true })
  evidence: string | null = null;

  @IdField(['LearningGoal'], {
    description: 'Those in the bin included.',
  })
  @Property({ type: new ArrayType(Number), columnType: 'int[]', default: [] })
  goalIds: number[] = [];

  /** The one goal of an earlier version (decision 037); not read any more. */
  @ManyToOne(() => LearningGoal, {
    mapToPk: true,
    fieldName: 'goal_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
    hidden: true,
  })
  formerGoalId: number | null = null;

  /** Read with the activity, since a list that shows them must not ask per row. */
  @Field(() => [ActivityGoal], { description: 'Those goals, without those in the bin.' })
  @Property({ type: 'json', persist: false })
  @AtMost(ACTIVITY_GOALS_MAX)
  goals?: ActivityGoal[];

  @IdField(['Document'], {
    description: 'As evidence, those in the bin included.',
  })
  @Property({ type: new ArrayType(Number), columnType: 'int[]', default: [] })
  documentIds: number[] = [];

  /** Read with the activity, like its goals. */
  @Field(() => [ActivityDocument], { description: 'Without those in the bin.' })
  @Property({ type: 'json', persist: false })
  @AtMost(ACTIVITY_DOCUMENTS_MAX)
  documents?: ActivityDocument[];

  @Field(() => ActivityTypeEnum, {
    nullable: true,
  })
  @Property({ type: 'text', nullable: true })
  activityType: ActivityType | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  provider: string | null = null;

  @Field(() => GraphQLDay, {
    nullable: true,
  })
  @Property({ type: CivilDay, nullable: true })
  startDate: Date | null = null;

  @Field(() => GraphQLDay, {
    nullable: true,
  })
  @Property({ type: CivilDay, nullable: true })
  endDate: Date | null = null;

  @Field(() => ActivitySettingEnum, {
    nullable: true,
  })
  @Property({ type: 'text', nullable: true })
  setting: ActivitySetting | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  place: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'By their roles.',
  })
  @Property({ type: 'text', nullable: true })
  practitioners: string | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Others who took part.',
  })
  @Property({ type: 'integer', nullable: true })
  practitionerCount: number | null = null;

  @Field(() => [ContentElementEnum])
  @Property({ type: 'text[]', default: [] })
  contentElements: ContentElementId[] = [];

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  howItMeets: string | null = null;

  @Field(() => CountAnswersType, {
    nullable: true,
    description:
      'What its owner answered to “Does this count?”, for the owner alone; doesThisCount judges it.',
  })
  @Property({ type: 'json', nullable: true })
  countAnswers: CountAnswers | null = null;

  @Field(() => [HoursForType], {
    nullable: true,
    description: 'Null: all of them for the first registration.',
  })
  @Property({ type: 'json', nullable: true })
  @AtMost(REGISTRATIONS_MAX)
  countsFor: HoursFor[] | null = null;

  @Field(() => [ActivityCheckKindEnum], {
    nullable: true,
    description: 'Those of its readiness that its owner confirmed.',
  })
  @Property({ type: 'text[]', nullable: true })
  confirmedChecks: CheckKind[] | null = null;

  // Judged by domain whenever it is written, so that SQL can count by it (decision 032).
  @Property({ type: 'text', default: 'none', hidden: true, ...judged('evidenceGrade') })
  evidenceGrade!: EvidenceTextGrade;

  @Property({ type: 'boolean', default: false, hidden: true, ...judged('namesProvider') })
  namesProvider!: boolean;

  @Property({ type: 'boolean', default: false, hidden: true, ...judged('namesPractitioners') })
  namesPractitioners!: boolean;

  /** Time of the last change, null if never changed; an activity left in progress for long gets a reminder. */
  @Property({
    fieldName: 'updated_at',
    type: 'datetime',
    length: 3,
    nullable: true,
    hidden: true,
  })
  editedAt: Date | null = null;

  /** The moment by which lists are ordered: completion, else recording. */
  @Property({
    type: 'datetime',
    length: 3,
    generated: '(coalesce(completed_date, created_at)) stored',
    hidden: true,
  })
  occurredAt!: Date;
}
