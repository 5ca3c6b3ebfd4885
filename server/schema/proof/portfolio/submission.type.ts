import { Field, Int, ObjectType } from 'type-graphql';
import type { LeftOut, SubmissionSection } from '#domain/proof/submission';
import { ReportCover, ReportPractice } from './beside-cpd.type.ts';
import { ReportEvidence } from './report-record.type.ts';
import { ReportPeriod, ReportPerson } from './report.type.ts';
import { SubmissionSectionEnum } from './portfolio.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({
  description: 'Numbers of records that the owner left out of a submission or withheld in it.',
})
export class ReportLeftOut implements LeftOut {
  @Field(() => Int)
  activities!: number;

  @Field(() => Int, { description: 'Those on activities left out included.' })
  reflections!: number;

  @Field(() => Int)
  documents!: number;

  @Field(() => Int, { description: 'Files and notes.' })
  evidence!: number;

  @Field(() => Int, { description: 'Reflections of which only the day is printed.' })
  withheld!: number;

  @Field(() => [SubmissionSectionEnum], {
    description: 'Not counted above.',
  })
  sections!: SubmissionSection[];

  @Field(() => [String], { description: 'In words, as printed; none if it is whole.' })
  lines!: string[];
}

@ObjectType('Submission', {
  description: 'What a user hands in: facts only, with numbered evidence.',
})
export class SubmissionType {
  @Field(() => GraphQLDay)
  madeOn!: string;

  @Field(() => ReportPerson)
  person!: ReportPerson;

  @Field(() => ReportLeftOut, { description: 'By its owner.' })
  leftOut!: ReportLeftOut;

  @Field(() => [ReportPeriod], { description: 'Oldest first.' })
  periods!: ReportPeriod[];

  @Field(() => ReportPractice, {
    nullable: true,
    description: 'Null unless its owner included it.',
  })
  practice!: ReportPractice | null;

  @Field(() => [ReportCover], {
    nullable: true,
    description: 'The first to expire first; null unless its owner included it.',
  })
  indemnity!: ReportCover[] | null;

  @Field(() => [ReportEvidence], { description: 'Numbered from E1.' })
  evidence!: ReportEvidence[];
}
