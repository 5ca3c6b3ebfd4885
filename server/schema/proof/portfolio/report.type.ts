import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { StatedRequirement } from '#domain/standing/stated-requirement';
import { SHARED_ACTIVITIES_MAX } from '#domain/proof/shared-submissions';
import {
  CategoryHours,
  Compliance,
  RecordedHours,
  RequiredHours,
} from '../../standing/summary/summary.type.ts';
import { CpdPace } from '../../standing/pace/pace.type.ts';
import { CpdStandingEnum } from '../../standing/summary/summary.enums.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';
import { ReportGoal } from './report-goal.type.ts';
import {
  ReportActivity,
  ReportCertificate,
  ReportDocument,
  ReportReflection,
} from './report-record.type.ts';
import { ReportCheck, ReportClause, ReportGap } from './report-standing.type.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({ description: 'The owner of a report.' })
export class ReportPerson {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  role?: string | null;

  @Field(() => String, { nullable: true })
  organization?: string | null;

  @Field(() => ProfessionEnum, {
    nullable: true,
  })
  profession?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'In words; null if its owner has no other.',
  })
  register!: string | null;

  @Field(() => String, { nullable: true })
  registrationNumber!: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  registrationDay?: string | null;

  @Field(() => String, { nullable: true, description: 'In words.' })
  registrationType!: string | null;

  @Field(() => [String], {
    description: 'From when to when, in words, oldest first.',
  })
  registrationHistory!: readonly string[];

  @Field(() => String, { description: 'Of its days.' })
  timeZone!: string;

  @Field(() => GraphQLDay, { nullable: true })
  expiryDay?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'In words; null without a registration date.',
  })
  expiryRule?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it stands, in words.' })
  registration?: string | null;
}

@ObjectType({ description: 'The requirement of a period, in the third person.' })
export class ReportRequirement implements StatedRequirement {
  @Field(() => Float)
  total!: number;

  @Field(() => Float, { description: 'Of these, interactive hours.' })
  interactive!: number;

  @Field(() => String, { description: 'Both in words, or that there is no figure.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the period is shorter and both readings of it, or the Board’s answer and its file; null for a full year.',
  })
  basis!: string | null;
}

@ObjectType({
  description:
    'One CPD period of a report. Standing, pace, clauses, gaps and checks are those of a self-check; counts those of a frozen submission.',
})
export class ReportPeriod {
  @Field(() => GraphQLDay, { nullable: true })
  start?: string | null;

  @Field(() => GraphQLDay, { nullable: true })
  end?: string | null;

  @Field(() => String)
  label!: string;

  @Field(() => ReportRequirement)
  requirement!: StatedRequirement;

  @Field(() => RequiredHours, { nullable: true, description: 'The same for its owner.' })
  required?: RequiredHours | null;

  @Field(() => RecordedHours, {
    description: 'In a submission those of its activities.',
  })
  completed!: RecordedHours;

  @Field(() => RecordedHours, {
    nullable: true,
    description: 'Of these, hours that are ready for an audit.',
  })
  supported?: RecordedHours | null;

  @Field(() => CpdStandingEnum, { nullable: true })
  standing?: string | null;

  @Field(() => CpdPace, { nullable: true })
  pace?: CpdPace | null;

  @Field(() => [ReportClause])
  clauses!: ReportClause[];

  @Field(() => [CategoryHours], { description: 'All three always.' })
  categoryHours!: CategoryHours[];

  @Field(() => Compliance, { nullable: true })
  compliance?: Compliance | null;

  @Field(() => [ReportGoal], { description: 'By target day.' })
  goals!: ReportGoal[];

  @Field(() => [ReportActivity], {
    description: `Oldest first; a submission has the completed ones, frozen the first ${SHARED_ACTIVITIES_MAX}, or none if its link was made before they were kept.`,
  })
  activities!: ReportActivity[];

  @Field(() => [ReportReflection], {
    description:
      'Written in it, oldest first; in a submission only those on none of its activities.',
  })
  reflections!: ReportReflection[];

  @Field(() => [ReportDocument], {
    description: 'Added in it, oldest first.',
  })
  documents!: ReportDocument[];

  @Field(() => [ReportCertificate], {
    description: 'Of modules completed in it, oldest first; in a submission the valid ones.',
  })
  certificates!: ReportCertificate[];

  @Field(() => [ReportGap], { description: 'By activity.' })
  gaps!: ReportGap[];

  @Field(() => [ReportCheck], {
    description: 'What the owner has not confirmed, by activity.',
  })
  checks!: ReportCheck[];

  @Field(() => Int, { nullable: true })
  activityCount?: number | null;

  @Field(() => Int, { nullable: true })
  reflectionCount?: number | null;

  @Field(() => Int, { nullable: true })
  documentCount?: number | null;
}
