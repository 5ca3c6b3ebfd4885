import { Field, Int, ObjectType } from 'type-graphql';
import type { LeftOut, SubmissionSection } from '#domain/proof/submission';
import { ReportCover, ReportPractice } from './beside-cpd.type.ts';
import { ReportEvidence } from './report-record.type.ts';
import { ReportPeriod, ReportPerson } from './report.type.ts';
import { SubmissionSectionEnum } from './portfolio.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({
  description: 'The number of records that the owner left out of a submission or withheld in it.',
})
export class ReportLeftOut implements LeftOut {
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

@ObjectType('Submission', {
  description: 'What a user hands in: facts only, in the third person, with numbered evidence.',
})
export class SubmissionType {
  @Field(() => GraphQLDay)
  madeOn!: string;

  @Field(() => ReportPerson)
  person!: ReportPerson;

  @Field(() => ReportLeftOut, { description: 'What was left out by its owner.' })
  leftOut!: ReportLeftOut;

  @Field(() => [ReportPeriod], { description: 'The CPD periods, oldest first.' })
  periods!: ReportPeriod[];

  @Field(() => ReportPractice, {
    nullable: true,
    description: 'Practice hours; null unless its owner included them.',
  })
  practice!: ReportPractice | null;

  @Field(() => [ReportCover], {
    nullable: true,
    description:
      'Professional indemnity cover, the first to expire first; null unless its owner included it.',
  })
  indemnity!: ReportCover[] | null;

  @Field(() => [ReportEvidence], { description: 'The index of evidence, from E1.' })
  evidence!: ReportEvidence[];
}
