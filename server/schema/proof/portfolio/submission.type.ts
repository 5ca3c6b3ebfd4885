import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { RecordedHours } from '../../standing/summary/summary.type.ts';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';
import type { StatedRequirement } from '#domain/standing/stated-requirement';
import type { LeftOut, SubmissionSection } from '#domain/proof/submission';
import { IMPORTED_ON } from '../../mechanics/day.ts';
import { PortfolioCertificate } from './portfolio-record.type.ts';
import { SubmissionCover, SubmissionPractice } from './beside-cpd.type.ts';
import { ActivityFacts, DocumentFacts, PeriodFacts, PersonFacts } from './report-facts.type.ts';
import { EvidenceSubstanceEnum } from '../../records/evidence-files/evidence-file.enums.ts';
import { SubmissionSectionEnum } from './portfolio.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

const NUMBERS =
  'Numbers of its evidence in the index, such as E7; an activity has those of its reflections too.';

@ObjectType({ description: 'A reflection in a submission.' })
export class SubmissionReflection {
  @Field(() => [String], { description: NUMBERS })
  evidence!: string[];

  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => GraphQLDay, { nullable: true, description: IMPORTED_ON })
  importedOn!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Identifies the log; null for the reflection on a learning module.',
  })
  id!: number | null;

  @Field(() => String, { nullable: true, description: 'The title of its activity, if any.' })
  about!: string | null;

  @Field(() => Boolean, { description: 'True if the owner withholds its text.' })
  isWithheld!: boolean;

  @Field(() => String, { nullable: true, description: 'The reflection; null if withheld.' })
  content!: string | null;

  @Field(() => String, { nullable: true })
  learningOutcomes!: string | null;

  @Field(() => String, { nullable: true })
  futureApplication!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where nearly the same text stands in this submission; null if it does not.',
  })
  remark!: string | null;
}

@ObjectType({ description: 'A completed activity in a submission: a row of its register.' })
export class SubmissionActivity extends ActivityFacts {
  @Field(() => [String], { description: NUMBERS })
  evidence!: string[];

  @Field(() => Int, { description: 'Its number in the register, from 1.' })
  number!: number;

  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => String, { nullable: true, description: 'What it was, in words, such as Course.' })
  activityType!: string | null;

  @Field(() => [String], { description: 'The titles of the documents it cites as evidence.' })
  documents!: string[];

  @Field(() => String, { nullable: true, description: 'Where: setting and place, in words.' })
  setting!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'With which other practitioners, and how many, in words.',
  })
  practitioners!: string | null;

  @Field(() => [SubmissionReflection], { description: 'The reflections on it, oldest first.' })
  reflections!: SubmissionReflection[];
}

@ObjectType({ description: 'A document in a submission.' })
export class SubmissionDocument extends DocumentFacts {
  @Field(() => [String], { description: NUMBERS })
  evidence!: string[];

  @Field(() => String)
  type!: string;
}

@ObjectType({
  description:
    'A numbered piece of evidence: a file, the certificate of a learning module, a note on an activity, or a confirmation by another person.',
})
export class SubmissionEvidence {
  @Field(() => String, {
    description:
      'Its number, such as E7; of a confirmation, such as A1. By day and id of its record.',
  })
  number!: string;

  @Field(() => ID, { nullable: true, description: 'Identifies the file; null for another piece.' })
  fileId!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Identifies the confirmation; null for another piece.',
  })
  attestationId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the certificate; null for another piece.',
  })
  certificate!: string | null;

  @Field(() => String, { description: 'The name of the file, or the text of the note.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The media type; null for a note.' })
  type!: string | null;

  @Field(() => Int, { nullable: true })
  sizeBytes!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The SHA-256 of the file as it was sent, in hexadecimal.',
  })
  sha256!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The SHA-256 of the bytes that are kept, as in a pack: a picture is saved again without its location. Null if it was stored before this was recorded, or for another piece.',
  })
  keptSha256!: string | null;

  @Field(() => String, { description: 'The record that it belongs to, by its title.' })
  about!: string;

  @Field(() => GraphQLDay)
  addedOn!: string;

  @Field(() => EvidenceSubstanceEnum, {
    nullable: true,
    description:
      'What the file shows when it is opened; null while that is not checked yet, and for another piece.',
  })
  substance!: EvidenceSubstance | null;

  @Field(() => String, {
    nullable: true,
    description:
      'That the file shows nothing, is not checked, or is also under other numbers, such as E7; null if there is nothing to say.',
  })
  remark!: string | null;
}

@ObjectType({ description: 'The requirement of a period, in the third person.' })
export class SubmissionRequirement implements StatedRequirement {
  @Field(() => Float)
  total!: number;

  @Field(() => Float, { description: 'Hours in an interactive setting with other practitioners.' })
  interactive!: number;

  @Field(() => String, { description: 'Both in words, or that there is no figure.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the figures come from: why the period is shorter and both readings of it, or the Board’s answer and its file; null for a full year.',
  })
  basis!: string | null;
}

@ObjectType({ description: 'One CPD period of a submission.' })
export class SubmissionPeriod extends PeriodFacts {
  @Field(() => SubmissionRequirement)
  required!: SubmissionRequirement;

  @Field(() => RecordedHours, { description: 'The hours of the activities in the submission.' })
  completed!: RecordedHours;

  @Field(() => [SubmissionActivity], { description: 'The completed activities, oldest first.' })
  activities!: SubmissionActivity[];

  @Field(() => [SubmissionReflection], {
    description: 'The reflections written in it on no activity of the submission, oldest first.',
  })
  reflections!: SubmissionReflection[];

  @Field(() => [SubmissionDocument], { description: 'The documents added in it, oldest first.' })
  documents!: SubmissionDocument[];

  @Field(() => [PortfolioCertificate], {
    description: 'The valid certificates of learning modules completed in it, oldest first.',
  })
  certificates!: PortfolioCertificate[];
}

@ObjectType({ description: 'The owner of a submission.' })
export class SubmissionPerson extends PersonFacts {}

@ObjectType({
  description: 'The number of records that the owner left out of a submission or withheld in it.',
})
export class SubmissionLeftOut implements LeftOut {
  @Field(() => Int)
  activities!: number;

  @Field(() => Int, { description: 'Reflections, those on activities left out included.' })
  reflections!: number;

  @Field(() => Int)
  documents!: number;

  @Field(() => Int, { description: 'Pieces of evidence: files and notes.' })
  evidence!: number;

  @Field(() => Int, { description: 'Reflections of which only the day is printed.' })
  withheld!: number;

  @Field(() => [SubmissionSectionEnum], {
    description: 'Whole sections, by their names; not counted above.',
  })
  sections!: SubmissionSection[];

  @Field(() => [String], { description: 'The same in words, as printed; none if it is whole.' })
  lines!: string[];
}

@ObjectType({
  description: 'What a user hands in: facts only, in the third person, with numbered evidence.',
})
export class Submission {
  @Field(() => GraphQLDay)
  madeOn!: string;

  @Field(() => SubmissionPerson)
  person!: SubmissionPerson;

  @Field(() => SubmissionLeftOut, { description: 'What was left out by its owner.' })
  leftOut!: SubmissionLeftOut;

  @Field(() => [SubmissionPeriod], { description: 'The CPD periods, oldest first.' })
  periods!: SubmissionPeriod[];

  @Field(() => SubmissionPractice, {
    nullable: true,
    description: 'Practice hours; null unless its owner included them.',
  })
  practice!: SubmissionPractice | null;

  @Field(() => [SubmissionCover], {
    nullable: true,
    description:
      'Professional indemnity cover, the first to expire first; null unless its owner included it.',
  })
  indemnity!: SubmissionCover[] | null;

  @Field(() => [SubmissionEvidence], { description: 'The index of evidence, from E1.' })
  evidence!: SubmissionEvidence[];
}
